import { readdirSync, readFileSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import { defineConfig } from 'vitest/config';

/**
 * The tests that a mutated rule is tried against, as one file: a mutant is tried in the second that it would take to load
 * them one by one. What they make up is the same for each mutant, and a small share of it, for a broken rule shows in few
 * cases; such tests come last, for most mutants fall before them.
 */
const root = resolve(import.meta.dirname, '../..');
const domain = join(root, 'packages/domain/src');
const bundle = '.build/mutation/tests.mjs';
// Each worker of a run makes it, and all of them the same.
const unfinished = `${bundle}.${process.pid}`;

const paths = (process.env['MUTATION_TESTS'] ?? '')
  .split(',')
  .flatMap((folder) => readdirSync(join(domain, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(domain, folder, name)))
  .filter((path) => path.endsWith('.test.ts'));
const makesCases = (path: string): boolean => /fast-check|made-cases/.test(readFileSync(path, 'utf8'));
const inOrder = paths.toSorted((a, b) => Number(makesCases(a)) - Number(makesCases(b)));

buildSync({
  stdin: { contents: inOrder.map((path) => `import ${JSON.stringify(path)};`).join('\n'), resolveDir: root },
  outfile: join(root, unfinished),
  bundle: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
  logLevel: 'error',
});
renameSync(join(root, unfinished), join(root, bundle));

export default defineConfig({
  test: {
    isolate: false,
    include: [bundle],
    exclude: [],
    setupFiles: ['tooling/vitest/property-seed.ts'],
    env: { MADE_SHARE: '0.004', SEED: '20261122' },
    testTimeout: 60_000,
  },
});
