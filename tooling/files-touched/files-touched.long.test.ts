/**
 * Guarantee: a usual change touches few files (docs/architecture.md, "One change, where it goes"). Each is planted in a
 * copy of the sources: it compiles and works, its files are counted, and without any one of them it does not.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { copySources } from '../vitest/copy-sources';
import { plantedChanges, type PlantedChange } from './planted-changes';

const root = resolve(import.meta.dirname, '../..');
const isNoSource = /\.test\.tsx?$|(^|\/)(testing|generated)\//;
let tree: string;
let runs = 0;

beforeAll(() => {
  tree = copySources('touched');
  // Screens are drawn to text, without a browser to remember anything.
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('document', { documentElement: { lang: '' } });
});
afterAll(() => {
  vi.unstubAllGlobals();
  rmSync(tree, { recursive: true, force: true });
});

const sourceOf = (path: string): string => readFileSync(join(root, path), 'utf8');

function write(path: string, text: string): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
}

/** The text of a source file with what the changes put into it. */
function patched(path: string, changes: readonly PlantedChange[]): string {
  return changes
    .flatMap(({ touched }) => touched[path] ?? [])
    .reduce((text, patch) => {
      expect(text.split(patch.find).length, `${path} says once: ${patch.find}`).toBe(2);
      return text.replace(patch.find, () => patch.put);
    }, sourceOf(path));
}

/** Puts these changes into the copy and takes all others out of it; the file `without` stays as it is. */
function plant(changes: readonly PlantedChange[], without: string | null = null): void {
  for (const path of new Set(plantedChanges.flatMap(({ touched }) => Object.keys(touched))))
    write(path, path === without ? sourceOf(path) : patched(path, changes));
  for (const { own } of plantedChanges) for (const path of Object.keys(own)) rmSync(join(tree, path), { force: true });
  for (const { own } of changes) for (const [path, text] of Object.entries(own)) write(path, text);
}

/** What the compiler says of these files and all that they use; nothing when it is content. */
function complaint(files: readonly string[]): string {
  const config = 'files-touched.json';
  // A change may reach the server and the browser's app: what either has of the language.
  const lib = ['ES2023', 'ES2024.ArrayBuffer', 'DOM', 'DOM.Iterable'];
  const options = { noEmit: true, composite: false, incremental: false, emitDeclarationOnly: false, rootDir: '.', lib };
  write(config, JSON.stringify({ extends: './tooling/tsconfig.json', compilerOptions: options, include: [], references: [], files }));
  const { status, stdout } = spawnSync(join(tree, 'node_modules/.bin/tsc'), ['-p', config], { cwd: tree, encoding: 'utf8' });
  return status === 0 ? '' : stdout;
}

/** Runs a check of the copy; null when it passes, else why not. */
async function run(path: string): Promise<unknown> {
  const outfile = join(tree, `check-${++runs}.mjs`);
  try {
    await build({
      entryPoints: [join(tree, path)],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      jsx: 'automatic',
      logLevel: 'silent',
      loader: { '.css': 'empty', '.svg': 'empty', '.woff2': 'empty' },
      define: { 'import.meta.env': '{}' },
      plugins: [
        {
          name: 'packages-as-they-are',
          setup: (bundle) =>
            bundle.onResolve({ filter: /^[^.]/ }, ({ path: wanted, kind }) =>
              kind === 'entry-point' || wanted.startsWith('@mastlight/') ? null : { path: wanted, external: true },
            ),
        },
      ],
    });
    await import(/* @vite-ignore */ pathToFileURL(outfile).href);
    return null;
  } catch (error) {
    return error;
  }
}

const checkFileOf = ({ checkFolder, name }: PlantedChange): string => `${checkFolder}/${name.replaceAll(/\W+/g, '-')}.check.ts`;
const filesOf = (change: PlantedChange): string[] => [checkFileOf(change), ...Object.keys(change.touched), ...Object.keys(change.own)];

beforeAll(() => {
  for (const change of plantedChanges) write(checkFileOf(change), change.check);
});

it('the changes compile, all of them at once', () => {
  plant(plantedChanges);
  expect(complaint(plantedChanges.flatMap(filesOf))).toBe('');
});

describe.each(plantedChanges)('$name', (change) => {
  const { name, filesMax, touched } = change;

  it(`works and touches at most ${filesMax} files`, async () => {
    plant([change]);
    expect(await run(checkFileOf(change))).toBeNull();
    const sources = Object.keys(touched).filter((path) => !isNoSource.test(path));
    console.log(`${name}: ${sources.length} files\n${sources.map((path) => `  ${path}`).join('\n')}`);
    expect(sources.length).toBeLessThanOrEqual(filesMax);
  });

  it.each(Object.keys(touched))('cannot leave out %s', async (path) => {
    plant([change], path);
    const isRefused = (await run(checkFileOf(change))) !== null || complaint(filesOf(change)) !== '';
    expect(isRefused).toBe(true);
  });
});
