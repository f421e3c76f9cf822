import { defineConfig } from 'vitest/config';

/**
 * The tests that a mutated rule is tried against. What they make up is the same for each mutant, and a small share of
 * it: a broken rule shows in few cases.
 */
export default defineConfig({
  test: {
    isolate: false,
    include: ['tooling/mutation/all-tests.ts'],
    setupFiles: ['tooling/vitest/property-seed.ts'],
    env: { MADE_SHARE: '0.004', SEED: '20261122' },
    testTimeout: 60_000,
  },
});
