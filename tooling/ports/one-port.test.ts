/**
 * Guarantee: a port lives in its own folders. Whoever else names Shanghai, by
 * its code, a source or a terminal of it, would have to be changed for the next
 * port too: at most eight files do (ADR 0016).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shanghai } from '../../packages/domain/src/ports/shanghai/profile';

const root = resolve(import.meta.dirname, '../..');
const filesMax = 8;
const ownFolders = /(^|\/)(ports\/shanghai|port-shanghai)\//;
const notLooked = /(^|\/)(node_modules|samples|public|testing)(\/|$)|\.test\.tsx?$/;
/** Not the port: SH as the shipper's seal (EDIFACT 9303). */
const otherMeaning = /party: 'SH'|'SH', 'CA'/g;

/** Quoted, or as a name in an import: how program text names a port. */
const named = [shanghai.code, ...shanghai.sources.map(({ code }) => code), ...shanghai.terminals.map(({ code }) => code)]
  .map((code) => `['"\`]${code}['"\`]`)
  .concat('/shanghai/', 'port-shanghai', 'shanghaiPort');
const pattern = new RegExp(named.join('|'));

function sourcesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (notLooked.test(path)) return [];
    if (entry.isDirectory()) return sourcesBelow(path);
    return /\.(tsx?|mjs|sql|css|json)$/.test(path) ? [path] : [];
  });
}

/** Files outside the port's own folders that name it. */
function filesThatName(read: (path: string) => string = (path) => readFileSync(join(root, path), 'utf8')): string[] {
  return ['apps', 'packages', 'tooling']
    .flatMap(sourcesBelow)
    .filter((path) => !ownFolders.test(path))
    .filter((path) => pattern.test(read(path).replace(otherMeaning, '')))
    .map((path) => relative(root, join(root, path)));
}

describe('a port lives in its own folders', () => {
  it(`Shanghai is named by at most ${filesMax} files beside them`, () => {
    const files = filesThatName();
    console.log(`files that name Shanghai: ${files.length}\n${files.map((file) => `  ${file}`).join('\n')}`);
    expect(files.length).toBeLessThanOrEqual(filesMax);
    // The two registries, at least: the count counts.
    expect(files).toContain('packages/domain/src/ports/profiles.ts');
    expect(files).toContain('apps/sandbox/src/row-ports/row-ports.ts');
  });

  it('a file that names a source of it is found', () => {
    const planted = 'apps/server/src/main.ts';
    const files = filesThatName((path) => (path === planted ? `const source = 'easipass';` : ''));
    expect(files).toEqual([planted]);
  });
});
