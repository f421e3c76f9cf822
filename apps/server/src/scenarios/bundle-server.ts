import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { build } from 'esbuild';

const root = resolve(import.meta.dirname, '../../../..');

/**
 * The server as one file, `main.mjs`, so that a start takes a moment; npm's
 * packages stay where they are. All suites of a run share it; `test-database.ts` takes it away with the run.
 *
 * @returns the folder of the file, for `spawnServer`.
 */
export async function bundleServer(): Promise<string> {
  const shared = join(root, '.build/scenarios', basename(process.env['MASTLIGHT_TEST_FOLDER']!));
  if (existsSync(shared)) return shared;
  // Suites run beside each other: two may begin it at once, and the first that is done is that of all.
  const folder = `${shared}-${process.pid}`;
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: [join(root, 'apps/server/src/main.ts')],
    outfile: join(folder, 'main.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    plugins: [
      {
        name: 'npm-packages-external',
        setup(builder) {
          builder.onResolve({ filter: /^[^./]/ }, ({ path }) => (path.startsWith('@mastlight/') ? undefined : { path, external: true }));
        },
      },
    ],
  });
  await cp(join(root, 'apps/server/migrations'), join(folder, 'migrations'), { recursive: true });
  await rename(folder, shared).catch(() => rm(folder, { recursive: true }));
  return shared;
}
