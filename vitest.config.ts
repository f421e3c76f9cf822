import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles: ['tooling/vitest/property-seed.ts'],
          include: ['packages/{domain,wire,testing}/src/**/*.test.ts', 'apps/wire-cli/src/**/*.test.ts', 'tooling/!(sql)/**/*.test.ts'],
          hookTimeout: 60_000,
          testTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          include: ['packages/ui/src/**/*.test.{ts,tsx}', 'apps/web/src/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          setupFiles: ['tooling/vitest/property-seed.ts'],
          include: ['apps/{server,sandbox}/src/**/*.test.ts', 'tooling/sql/**/*.test.ts'],
          globalSetup: ['tooling/vitest/test-database.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.spec.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
    // Half of what the suites do is waiting: for databases, processes, deadlines.
    maxWorkers: 3,
  },
});
