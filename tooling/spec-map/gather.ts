import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { groups } from './rows';

const roots = ['apps', 'packages', 'e2e', 'tooling', 'bench'];
const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$/.test(file) || /(?:^|\/)bench\/.*run\.ts$/.test(file);

const known = new Set(groups.flatMap(({ ids }) => ids));

/**
 * Ids that a text names. After a row further ones of its section may stand
 * short: `R-5.3-21, -22` is two rows, `R-4.1-02 … -10` nine.
 */
export function idsIn(text: string): string[] {
  const found = new Set<string>();
  for (const [, head = '', first = '', tail = ''] of text.matchAll(/\b(R-(?:X|\d+(?:\.\d+)?)-)(\d\d)((?:\s*(?:,|…)\s*-\d\d)*)/g)) {
    let last = Number(first);
    found.add(head + first);
    for (const [, sign, no = ''] of tail.matchAll(/(,|…)\s*-(\d\d)/g)) {
      for (let at = sign === '…' ? last + 1 : Number(no); at <= Number(no); at++) found.add(head + String(at).padStart(2, '0'));
      last = Number(no);
    }
  }
  for (const [, letter = '', first = '', last = first] of text.matchAll(/\b([FLMPRSU])-(\d\d)\b(?!-)(?: … -(\d\d))?/g)) {
    for (let no = Number(first); no <= Number(last); no++) found.add(`${letter}-${String(no).padStart(2, '0')}`);
  }
  for (const [id] of text.matchAll(/\bwire \d{1,2}\b/g)) found.add(id);
  for (const [, no = ''] of text.matchAll(/(?:^|['"`(, ])A(\d{1,2})(?=[:,)]| [a-zA-Z])/gm)) found.add(`A${no}`);
  return [...found].filter((id) => known.has(id));
}

/** Files of tests by the ids they name, sorted. */
export function gatherTests(root: string): ReadonlyMap<string, readonly string[]> {
  const filesOf = new Map<string, string[]>();
  for (const folder of roots) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file).replaceAll('\\', '/'),
    );
    for (const file of files
      .filter((name) => isTest(name) && !name.includes('node_modules') && !/^tooling\/(?:spec-map|long)\//.test(name))
      .sort()) {
      for (const id of idsIn(readFileSync(join(root, file), 'utf8'))) {
        const named = filesOf.get(id);
        if (named) named.push(file);
        else filesOf.set(id, [file]);
      }
    }
  }
  return filesOf;
}

const from = '<!-- npm run spec-map writes from here -->';
const to = '<!-- to here -->';

/** The page with the table as it is now. */
export function writePage(page: string, filesOf: ReadonlyMap<string, readonly string[]>): string {
  const [before = '', rest = ''] = page.split(from);
  const after = rest.split(to)[1] ?? '\n';
  const tables = groups.map(({ title, ids }) => {
    const shown = ids.filter((id) => filesOf.has(id));
    const lines = ids.map(
      (id) => `| ${id} | ${filesOf.has(id) ? 'tested' : '–'} | ${(filesOf.get(id) ?? []).map((file) => `\`${file}\``).join(', ')} |`,
    );
    return `### ${title}: ${shown.length} of ${ids.length}\n| Id | State | Tests that name it |\n|---|---|---|\n${lines.join('\n')}\n`;
  });
  return `${before}${from}\n${tables.join('\n')}${to}${after}`;
}
