import { readdirSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { measureSlowness } from './tooling/vitest/slowness.mjs';
import { keepTransformed } from './tooling/vitest/transformed-sources';

/** How many times as slow this machine is as a quiet one; every limit of time is that much longer. */
const slowness = Number((process.env['TEST_SLOWNESS'] ??= String(measureSlowness())));
/** A test that hangs ends after this long; none is expected to come near it. In ms. */
const limitMs = 300_000 * slowness;
const timeouts = { testTimeout: limitMs, hookTimeout: limitMs };
/** `*.long.test.ts` and `*.long.spec.ts` run in the long form alone: each takes over 5 s, and no loss of data or rights stands behind it. */
const isLong = Boolean(process.env['LONG']);

const transformed = keepTransformed();
const plugins = [transformed.plugin];

/** Files of tests below some folders, and what each says. */
const listTests = (...folders: readonly string[]) =>
  folders.flatMap((folder) =>
    readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file) && (isLong || !file.includes('.long.')))
      .map((file) => ({ path: `${folder}/${file}`, text: readFileSync(new URL(`${folder}/${file}`, import.meta.url), 'utf8') })),
  );
/**
 * Those that put something of their own in another's place, measure the memory of their process, or write down numbers
 * that are counted in it, have a process to themselves. All others share one with those before them: to read the sources
 * anew for each takes longer than its tests.
 */
const split = (tests: ReturnType<typeof listTests>, needsProcess: RegExp) => {
  const isAlone = ({ path, text }: (typeof tests)[number]): boolean => path.includes('.chromium.') || needsProcess.test(text);
  const pathsOf = (some: typeof tests): string[] => some.map(({ path }) => path);
  return { alone: pathsOf(tests.filter(isAlone)), shared: pathsOf(tests.filter((test) => !isAlone(test))) };
};

/** Room for what lives shortly, so that it is collected seldom: 4 to 8 % of the work. Who measures memory goes without. */
const roomy = { execArgv: ['--max-semi-space-size=64'] };

const unitTests = listTests(
  'packages/domain/src',
  'packages/wire/src',
  'packages/spreadsheet/src',
  'packages/faces/src',
  'packages/testing/src',
  'apps/wire-cli/src',
  'tooling',
).filter(({ path }) => !path.startsWith('tooling/sql/'));
const unitFiles = split(unitTests, /vi\.(?:mock|stubGlobal)\(|memoryUsage\(/);
const unit = {
  ...timeouts,
  setupFiles: ['tooling/vitest/property-seed.ts'],
  // Made messages that each property of the wire formats tries in the short form.
  env: { RUNS: process.env['RUNS'] ?? (isLong ? '500' : '30') },
};

const webTests = listTests('packages/ui/src', 'apps/web/src');
/** A page and no page are two environments, and a process is ended where the environment changes. */
const isOnPage = ({ text }: (typeof webTests)[number]): boolean => text.includes('@vitest-environment happy-dom');
const putsWebInPlace = /vi\.(?:mock|resetModules)\(/;
const webFiles = split(webTests, putsWebInPlace);
const webOnPage = split(webTests.filter(isOnPage), putsWebInPlace).shared;
const web = { plugins: [...plugins, react()] };
/** Nothing of it asks for a process: threads get their sources without a file for each, a tenth of the work. */
const webThreads = { ...timeouts, pool: 'threads', isolate: false } as const;

const serverFiles = split(
  listTests('apps/server/src', 'apps/sandbox/src', 'tooling/sql'),
  /vi\.mock\(|memoryUsage\(|toMatchFileSnapshot\(/,
);
const server = {
  ...timeouts,
  setupFiles: ['tooling/vitest/property-seed.ts'],
  globalSetup: ['tooling/vitest/test-database.ts'],
};

export default defineConfig({
  test: {
    projects: [
      { plugins, test: { ...unit, ...roomy, name: 'unit', include: unitFiles.shared, isolate: false } },
      { plugins, test: { ...unit, name: 'unit-alone', include: unitFiles.alone } },
      {
        ...web,
        test: {
          ...webThreads,
          name: 'web',
          include: webOnPage,
          setupFiles: ['apps/web/src/testing/no-owner-stacks.ts', 'apps/web/src/testing/clean-page.tsx'],
        },
      },
      { ...web, test: { ...timeouts, name: 'web-alone', include: webFiles.alone } },
      {
        ...web,
        test: { ...webThreads, name: 'web-pageless', include: webFiles.shared.filter((path) => !webOnPage.includes(path)) },
      },
      { plugins, test: { ...server, ...roomy, name: 'server', include: serverFiles.shared, isolate: false } },
      { plugins, test: { ...server, name: 'server-alone', include: serverFiles.alone } },
      {
        plugins,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.spec.ts'],
          exclude: isLong ? [] : ['e2e/**/*.long.spec.ts'],
          ...timeouts,
          globalSetup: ['tooling/vitest/shared-product.ts'],
          // No story puts anything in another's place.
          isolate: false,
          // What runs beside it keeps the cores busy: a third would only make each of its stories wait.
          maxWorkers: 2,
        },
      },
    ],
    // Half of what the suites do is waiting: for databases, processes, deadlines.
    maxWorkers: 3,
    experimental: transformed.experimental,
  },
});
