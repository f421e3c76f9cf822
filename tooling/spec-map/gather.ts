import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idsIn } from './ids-in';
import { namesOfTests } from './named-tests';
import { groups, lackingOfRow } from './rows';

const roots = ['apps', 'packages', 'e2e', 'tooling', 'bench'];
const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$/.test(file);
/** Tests of the tools that read ids: what they are given is no claim. */
const speaksOfIds = (file: string): boolean => /^tooling\/(?:spec-map|long)\//.test(file);

/** Files of tests by the ids that a test of theirs is named by, sorted. */
export function gatherTests(root: string): ReadonlyMap<string, readonly string[]> {
  const filesOf = new Map<string, string[]>();
  const files = roots
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => isTest(file) && !file.includes('node_modules') && !speaksOfIds(file))
    .sort();
  for (const file of files) {
    const path = join(root, file);
    for (const id of new Set(namesOfTests(path, readFileSync(path, 'utf8')).flatMap(idsIn))) {
      const named = filesOf.get(id);
      if (named) named.push(file);
      else filesOf.set(id, [file]);
    }
  }
  return filesOf;
}

/** Without rows that the product has in part. */
export function keepShown(filesOf: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly string[]> {
  return new Map([...filesOf].filter(([id]) => !(id in lackingOfRow)));
}

/** How many ids of each kind have a test, as a page of tables. */
export function writeTables(filesOf: ReadonlyMap<string, readonly string[]>): string {
  const tables = groups.map(({ title, ids }) => {
    const lines = ids.map(
      (id) =>
        `| ${id} | ${filesOf.has(id) ? 'tested' : id in lackingOfRow ? `lacks ${lackingOfRow[id]!}` : '–'} | ${(filesOf.get(id) ?? []).map((file) => `\`${file}\``).join(', ')} |`,
    );
    return `## ${title}: ${countOf(ids, filesOf)}\n| Id | State | Tests named by it |\n|---|---|---|\n${lines.join('\n')}\n`;
  });
  return `# Rows, goals and findings, and the tests that are named by them\n\n${tables.join('\n')}`;
}

const countOf = (ids: readonly string[], filesOf: ReadonlyMap<string, readonly string[]>): string =>
  `${ids.filter((id) => filesOf.has(id)).length} of ${ids.length}`;

/** The line that tells how far the product is: `510 of 794 acceptance rows, 61 of 75 goals, …`. */
export function writeTotal(filesOf: ReadonlyMap<string, readonly string[]>): string {
  return groups
    .toReversed()
    .map(({ title, ids }) => `${countOf(ids, filesOf)} ${title.toLowerCase()}`)
    .join(', ');
}
