import { defineConfig } from 'vitest/config';

/** The tests that a mutated rule is tried against: those of the domain, with their long properties cut short. */
export default defineConfig({
  test: {
    include: ['packages/domain/src/**/*.test.ts'],
    setupFiles: ['tooling/vitest/property-seed.ts'],
    env: { CONTAINERS: '12' },
    testTimeout: 60_000,
  },
});
