import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');
/** Where sources lie as the tests read them. */
const folder = join(root, '.build/transformed');
/** A whole set has some 5,000 files; what has been edited since the first of them is kept beside what came of it. */
const mostFiles = 40_000;
const sourceFolders = ['apps', 'bench', 'e2e', 'packages', 'tooling'];

/**
 * Sources, once read for the tests, are kept for the other runs of `npm test` and for the next one: to read those of the
 * server takes ten seconds of a processor. A kept one holds the paths of what it imports, so all are read anew when any
 * source has come, gone or been renamed.
 */
export function keepTransformed(): { readonly plugin: Plugin; readonly experimental: object } {
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > mostFiles) rmSync(folder, { recursive: true, force: true });
  const treeMark = markTree();
  return {
    plugin: {
      name: 'mastlight:keep-transformed',
      configureVitest(context) {
        context.experimental_defineCacheKeyGenerator(({ environment }) =>
          // What the runner itself reads from there it takes for bytes, and then cannot tell of any error in it.
          environment.name === '__vitest__' ? false : treeMark,
        );
      },
    },
    experimental: { fsModuleCache: true, fsModuleCachePath: folder },
  };
}

/** A digest of all that the paths in a source depend on. */
function markTree(): string {
  const digest = createHash('sha1');
  for (const each of sourceFolders) {
    const files = readdirSync(join(root, each), { recursive: true, encoding: 'utf8' })
      .filter((path) => !path.includes('node_modules') && /\.(?:[cm]?[jt]sx?|json)$/.test(path))
      .toSorted();
    digest.update(`${each}\n${files.join('\n')}\n`);
    for (const path of files)
      if (/(?:^|\/)(?:package|tsconfig[^/]*)\.json$/.test(path)) digest.update(readFileSync(join(root, each, path)));
  }
  return digest.update(readFileSync(join(root, 'tsconfig.json'))).digest('hex');
}
