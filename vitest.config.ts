import { readdirSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const serverFolders = ['apps/server/src', 'apps/sandbox/src', 'tooling/sql'];
const serverTests = serverFolders.flatMap((folder) =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
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
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

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
      { test: { ...server, name: 'server', include: serverTests, exclude: alone, isolate: false } },
      { test: { ...server, name: 'server-alone', include: alone } },
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
