// Guarantee: an id counts where a test is named by it and nowhere else; what was found and what counts as built has a
// test; and the page that leads from the specification to the folders names what is there.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { capabilities } from '../../packages/domain/src/capabilities';
import { keepShown, gatherTests, writeTables, writeTotal } from './gather';
import { idsIn } from './ids-in';
import { namesOfTests } from './named-tests';
import { built, groups, lackingOfRow } from './rows';

const root = resolve(import.meta.dirname, '../..');
const claimed = gatherTests(root);
const filesOf = keepShown(claimed);

describe('idsIn', () => {
  it.each([
    ['R-5.3-21, -22: pastes', ['R-5.3-21', 'R-5.3-22']],
    ['(R-4.1-02 … -05, R-7.1)', ['R-4.1-02', 'R-4.1-03', 'R-4.1-04', 'R-4.1-05']],
    ['R-2.2-05 to -08', ['R-2.2-05', 'R-2.2-06', 'R-2.2-07', 'R-2.2-08']],
    ['R-7.5-01 to R-7.5-03, L-14', ['R-7.5-01', 'R-7.5-02', 'R-7.5-03', 'L-14']],
    ['R-7.4-16 ... -18, -20', ['R-7.4-16', 'R-7.4-17', 'R-7.4-18', 'R-7.4-20']],
    ['R-3.9-01 R-3.9-02 two times', ['R-3.9-01', 'R-3.9-02']],
    ['R-2.2-05 to the end, at 10', ['R-2.2-05']],
    ['A7: quotas', ['A7']],
    ['A19 a lost connection', ['A19']],
    ['R-09, R-10 and S-03', ['R-09', 'R-10', 'S-03']],
    ['L-01 … -03, U-22 and wire 9: M-07', ['L-01', 'L-02', 'L-03', 'U-22', 'wire 9', 'M-07']],
    ['cell A1=2, A99: none, R-99-01, R-4.1-77', []],
  ])('%s', (text, ids) => {
    expect(idsIn(text).sort()).toEqual([...ids].sort());
  });
});

describe('what names a test', () => {
  const ids = (text: string): string[] => namesOfTests('made.test.ts', text).flatMap(idsIn);
  it.each([
    ['a title', "it('R-1-01 is so', () => {});", ['R-1-01']],
    ['a title in parts', "test.only(`R-1-01 ${'R-1-02'} is so`, () => {});", ['R-1-01', 'R-1-02']],
    ['its table', "it.each([['R-1-01', 1]])('%s is so', () => {});", ['R-1-01']],
    ['a table above', "const rows = [{ row: 'R-1-01' }];\nit.each(rows.map((row) => row))('$row', () => {});", ['R-1-01']],
    ['a loop around', "for (const row of ['R-1-01']) { it(`${row} is so`, () => {}); }", ['R-1-01']],
    ['no comment', "// R-1-01\nit('is so', () => { /* R-1-02 */ });", []],
    ['no describe, however it loops', "describe('R-1-01', () => {}); describe.each(['R-1-02'])('%s', () => { it('is so'); });", []],
    ['nothing within a test', "it('is so', () => { expect('R-1-01'); for (const row of ['R-1-02']) expect(row); });", []],
    ['no test that is skipped', "it.skip('R-1-01', () => {}); it.todo('R-1-02');", []],
    ['no table that no test runs', "const rows = ['R-1-01'];\nit('is so', () => {});", []],
  ])('%s', (_, text, named) => {
    expect(ids(text)).toEqual(named);
  });
});

describe('the map', () => {
  it('has 794 acceptance rows, and tells its total in a line', () => {
    expect(groups.at(-1)!.ids).toHaveLength(794);
    expect(writeTotal(new Map([['R-0-01', ['one.test.ts']]]))).toMatch(/^1 of 794 acceptance rows, 0 of 75 goals, [^\n]+$/);
    expect(writeTables(new Map([['R-0-03', ['one.test.ts']]]))).toContain('\n| R-0-03 | tested | `one.test.ts` |\n| R-0-04 | – |  |\n');
  });

  it('counts no row of which something is lacking, and tells what', () => {
    expect(Object.keys(lackingOfRow).filter((id) => filesOf.has(id) || !claimed.has(id))).toEqual([]);
    expect(writeTables(filesOf)).toContain('\n| R-9-17 | lacks 15 rows on the screen: 50 by ADR 0041 |  |\n');
  });

  const found = groups.filter(({ title }) => title.startsWith('What')).flatMap(({ ids }) => ids);
  it.each([...found, ...idsIn(built.join('\n'))].filter((id) => !(id in lackingOfRow)))('%s has a test', (id) => {
    expect(filesOf.get(id) ?? []).not.toEqual([]);
  });
});

describe('docs/spec-map.md', () => {
  const page = readFileSync(join(root, 'docs/spec-map.md'), 'utf8');
  const names = [...page.matchAll(/^\|.*\| (.*) \|$/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );

  it('names every capability of the registry', () => {
    expect(capabilities.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('names capabilities, calls and places that are there', () => {
    const isThere = (name: string): boolean =>
      name.startsWith('/')
        ? capabilities.some(({ wirePrefixes }) => wirePrefixes.includes(name.replace('*', '')))
        : capabilities.some((capability) => capability.name === name) || existsSync(join(root, name));
    expect(names.filter((name) => !isThere(name))).toEqual([]);
  });
});
