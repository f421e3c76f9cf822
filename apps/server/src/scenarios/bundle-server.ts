import { cp, mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const root = resolve(import.meta.dirname, '../../../..');

/**
 * The server as one file, `main.mjs`, so that a start takes a moment; npm's
 * packages stay where they are.
 *
 * @param suite whose server it is: suites run beside each other, and none may clear away another's
 * @returns the folder of the file, for `spawnServer`.
 */
export async function bundleServer(suite: string): Promise<string> {
  const folder = join(root, '.build/scenarios', suite);
  // What an earlier bundle left there is not part of this one.
  await rm(folder, { recursive: true, force: true });
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
  return folder;
}
