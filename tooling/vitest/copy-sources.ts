import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
/** Nothing that is built or run refers to them. */
const notCopied = /^(docs|bench)\//;

/** Copies the sources as they are to a temporary folder, with the same packages, and our own those of the copy; gives its path. */
export function copySources(name: string): string {
  const tree = mkdtempSync(join(tmpdir(), `mastlight-${name}-`));
  for (const path of execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).trim().split('\n')) {
    if (notCopied.test(path)) continue;
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    cpSync(join(root, path), join(tree, path), { force: true });
  }
  const modules = join(root, 'node_modules');
  mkdirSync(join(tree, 'node_modules/@mastlight'), { recursive: true });
  for (const each of readdirSync(modules)) {
    if (each !== '@mastlight' && each !== '.vite') symlinkSync(join(modules, each), join(tree, 'node_modules', each));
  }
  for (const each of readdirSync(join(modules, '@mastlight'))) {
    symlinkSync(readlinkSync(join(modules, '@mastlight', each)), join(tree, 'node_modules/@mastlight', each));
  }
  return tree;
}
