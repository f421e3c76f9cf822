import { readdirSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { measureSlowness } from './tooling/vitest/slowness.mjs';

/** How many times as slow this machine is as a quiet one; every limit of time is that much longer. */
const slowness = Number((process.env['TEST_SLOWNESS'] ??= String(measureSlowness())));
/** A test that hangs ends after this long; none is expected to come near it. In ms. */
const limitMs = 300_000 * slowness;
const timeouts = { testTimeout: limitMs, hookTimeout: limitMs };
/** `*.long.test.ts` runs in its long form alone: it takes over 5 s, and no loss of data or rights stands behind it. */
const isLong = Boolean(process.env['LONG']);
const exclude = isLong ? [...configDefaults.exclude] : [...configDefaults.exclude, '**/*.long.{test,spec}.{ts,tsx}'];

const serverFolders = ['apps/server/src', 'apps/sandbox/src', 'tooling/sql'];
const serverTests = serverFolders.flatMap((folder) =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && (isLong || !file.endsWith('.long.test.ts')))
    .map((file) => `${folder}/${file}`),
);
/**
 * Those that put a module of their own in another's place, measure the memory of their process, or write down numbers
 * that are counted in it, have a process to themselves. All others share one with those before them: to read the server anew for each takes longer than its tests.
 */
const alone = serverTests.filter((file) =>
  /vi\.mock\(|memoryUsage\(|toMatchFileSnapshot\(/.test(readFileSync(new URL(file, import.meta.url), 'utf8')),
);
const server = {
  setupFiles: ['tooling/vitest/property-seed.ts'],
  globalSetup: ['tooling/vitest/test-database.ts'],
  ...timeouts,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles: ['tooling/vitest/property-seed.ts'],
          include: ['packages/{domain,wire,testing}/src/**/*.test.ts', 'apps/wire-cli/src/**/*.test.ts', 'tooling/!(sql)/**/*.test.ts'],
          exclude,
          ...timeouts,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          include: ['packages/ui/src/**/*.test.{ts,tsx}', 'apps/web/src/**/*.test.{ts,tsx}'],
          exclude,
          ...timeouts,
        },
      },
      { test: { ...server, name: 'server', include: serverTests, exclude: alone, isolate: false } },
      { test: { ...server, name: 'server-alone', include: alone } },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.spec.ts'],
          exclude,
          ...timeouts,
          // Each starts a product of its own: two keep two cores busy.
          maxWorkers: 2,
        },
      },
    ],
    // Half of what the suites do is waiting: for databases, processes, deadlines.
    maxWorkers: 3,
  },
});
