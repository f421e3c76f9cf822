// Guarantee: the page tells what is tested by which file as it is now, and what counts as built is.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gatherTests, idsIn, writePage } from './gather';
import { built, groups } from './rows';

const root = resolve(import.meta.dirname, '../..');
const filesOf = gatherTests(root);

describe('idsIn', () => {
  it.each([
    ["it('R-5.3-21, -22: pastes')", ['R-5.3-21', 'R-5.3-22']],
    ['(R-4.1-02 … -05, R-7.1)', ['R-4.1-02', 'R-4.1-03', 'R-4.1-04', 'R-4.1-05']],
    ['R-7.4-16 … -18, -20', ['R-7.4-16', 'R-7.4-17', 'R-7.4-18', 'R-7.4-20']],
    ["describe('A7: quotas'", ['A7']],
    ["it('A19 a lost connection'", ['A19']],
    ['Guarantee (A13, A5): the work', ['A13', 'A5']],
    ['R-09, R-10 and S-03', ['R-09', 'R-10', 'S-03']],
    ['L-01 … -03, U-22 and wire 9: M-07', ['L-01', 'L-02', 'L-03', 'U-22', 'wire 9', 'M-07']],
    ['cell A1=2, A99: none, R-99-01, R-4.1-77', []],
  ])('%s', (text, ids) => {
    expect(idsIn(text).sort()).toEqual([...ids].sort());
  });
});

describe('docs/spec-map.md', () => {
  it('has 794 acceptance rows', () => {
    expect(groups.at(-1)!.ids).toHaveLength(794);
  });

  it('is as `npm run spec-map` writes it', () => {
    const page = readFileSync(join(root, 'docs/spec-map.md'), 'utf8');
    expect(page).toBe(writePage(page, filesOf));
  });

  const found = groups.filter(({ title }) => title.startsWith('What')).flatMap(({ ids }) => ids);
  it.each([...found, ...idsIn(built.join('\n'))])('%s has a test', (id) => {
    expect(filesOf.get(id) ?? []).not.toEqual([]);
  });
});
