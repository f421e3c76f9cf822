// Guarantee: a ratio that fell by more than a fifth is named, and one that was
// not measured is told as missing and never counts as fine.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareRatios, isFast, showRatio } from './compare-ratios';
import { guardedBenches } from './guarded-benches';
import { ratioLine, readRatioLines } from './ratio-lines';
import { addRatios, ratiosBegin, ratiosEnd, readRatioTable } from './ratio-table';

const root = resolve(import.meta.dirname, '../..');

describe('comparing ratios with the last dated ones', () => {
  const dated = new Map([['EDIFACT at once', 4]]);

  it.each([
    ['a planted fall of 30 %', 2.8, 'FELL'],
    ['a fall of a little more than a fifth', 3.19, 'FELL'],
    ['a fall of a fifth', 3.2, 'ok'],
    ['the same', 4, 'ok'],
    ['a rise', 9, 'ok'],
  ] as const)('%s', (_name, measured, verdict) => {
    const [compared] = compareRatios(['EDIFACT at once'], new Map([['EDIFACT at once', measured]]), dated);
    expect(compared).toEqual({ name: 'EDIFACT at once', verdict, measured, dated: 4 });
  });

  it('names the one of several that fell', () => {
    const measured = new Map([
      ['EDIFACT at once', 3.9],
      ['customs XML', 7],
    ]);
    const compared = compareRatios(['EDIFACT at once', 'customs XML'], measured, new Map([...dated, ['customs XML', 10]]));
    expect(compared.filter(({ verdict }) => verdict === 'FELL').map(({ name }) => name)).toEqual(['customs XML']);
    expect(isFast(compared)).toBe(false);
    expect(compared.map(showRatio).at(-1)).toMatch(/^FELL +customs XML +7\.00 +dated 10\.0 \(70 %\)$/);
  });

  it('tells one that was not measured as missing, not as fine', () => {
    const compared = compareRatios(['EDIFACT at once'], new Map(), dated);
    expect(compared).toEqual([{ name: 'EDIFACT at once', verdict: 'MISSING', measured: null, dated: 4 }]);
    expect(isFast(compared)).toBe(false);
  });

  it('tells one without a dated ratio as new', () => {
    const compared = compareRatios(['AIS'], new Map([['AIS', 4.1]]), dated);
    expect(compared[0]).toMatchObject({ verdict: 'new', dated: null });
    expect(isFast(compared)).toBe(true);
  });
});

describe('the line of a bench', () => {
  it('is read as it was written, among others', () => {
    const printed = `F-05 ratio 3.9\n${ratioLine('JT/T 808', 0.11449)}\r\n\u001B[32m${ratioLine('ingest', 44.01)}\u001B[39m\n`;
    expect([...readRatioLines(printed)]).toEqual([
      ['JT/T 808', 0.114],
      ['ingest', 44],
    ]);
  });

  it.each(['NaN', 'Infinity', '0', '-1', '4 MB/s', ''])('is none where the ratio is %j', (told) => {
    expect([...readRatioLines(`RATIO ingest: ${told}`)]).toEqual([]);
  });
});

describe('the dated ratios', () => {
  const page = `before\n${ratiosBegin}\n| Date | Ratio | Times |\n|---|---|---|\n| 2026-11-22 | ingest | 44.0 |\n${ratiosEnd}\nbehind\n`;

  it('are those of the last row of each name', () => {
    const added = addRatios(page, new Map([['AIS', 4.1]]), '2026-11-29');
    const again = addRatios(added, new Map([['ingest', 51.26]]), '2026-11-30');
    expect([...readRatioTable(again)]).toEqual([
      ['ingest', 51.3],
      ['AIS', 4.1],
    ]);
    expect(again).toMatch(/^before\n[^]*\| 2026-11-22 \| ingest \| 44\.0 \|\n[^]*\nbehind\n$/);
  });

  it.each([
    ['without its marks', 'nothing'],
    ['with its marks turned about', `${ratiosEnd}${ratiosBegin}`],
  ])('are not looked for in a page %s', (_name, broken) => {
    expect(() => readRatioTable(broken)).toThrow('lacks');
  });

  it('stand in the page for every guarded bench, under no other name', () => {
    const dated = readRatioTable(readFileSync(resolve(root, 'docs/benchmarks.md'), 'utf8'));
    expect([...dated.keys()].toSorted()).toEqual(guardedBenches.flatMap(({ ratios }) => ratios).toSorted());
  });

  it.each(guardedBenches)('$ratios.0 is printed by its bench', ({ command, ratios }) => {
    const source = readFileSync(resolve(root, command[3] ?? ''), 'utf8');
    for (const name of ratios) expect(source).toContain(`ratioLine('${name}'`);
  });
});
