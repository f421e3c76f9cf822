// Guarantee: what is underlined stands in the name, and a text shows each of its lines once, goods or not.
import { describe, expect, it } from 'vitest';
import type { AnalysisLine } from './api';
import { isOf, nextOpen } from './line-groups';
import { markWords, sourceLines } from './line-words';

const line = (part: Partial<AnalysisLine>) =>
  ({ line: 1, name: '', start: 0, end: 0, state: 'ask', hsCode: '940542', candidates: [], ...part }) as AnalysisLine;
const candidate = (...words: readonly [string, 'goods' | 'attribute'][]) => [
  { hsCode: '940542', name: '', share: 90, reason: '', words: words.map(([word, kind]) => ({ word, kind })) },
];

describe('words that speak for a code', () => {
  it.each([
    ['LED STRING LIGHT', candidate(['led', 'attribute'], ['string light', 'goods']), ['LED:attribute', ' :', 'STRING LIGHT:goods']],
    ['塑料收纳箱', candidate(['收纳箱', 'goods'], ['纳箱', 'goods']), ['塑料:', '收纳箱:goods']],
    ['杯子', candidate(['不在里面', 'goods'], ['', 'goods']), ['杯子:']],
    ['杯子', [], ['杯子:']],
  ])('in %s', (name, candidates, pieces) => {
    expect(markWords(line({ name, candidates })).map(({ text, kind }) => `${text}:${kind ?? ''}`)).toEqual(pieces);
  });
});

it('a text is shown line by line, with the goods that were read in it', () => {
  const text = 'HEAD\r\n3 CTNS CUP 5KG\n\n杯子';
  const rows = [line({ line: 1, name: 'CUP', start: 13, end: 16 }), line({ line: 2, name: '杯子', start: 22, end: 24 })];
  expect(sourceLines(text, rows).map(({ before, line: goods, behind }) => [before, goods?.line ?? null, behind])).toEqual([
    ['HEAD', null, ''],
    ['3 CTNS ', 1, ' 5KG'],
    ['', 2, ''],
  ]);
});

it('R-2.1-18 what waits for somebody is one group, and the next of it comes after the last', () => {
  const rows = [line({ line: 1, state: 'accepted' }), line({ line: 2, state: 'check' }), line({ line: 3, state: 'accepted' })];
  expect(rows.map((row) => isOf('open', row))).toEqual([false, true, false]);
  expect([nextOpen(rows, 1), nextOpen(rows, 2), nextOpen(rows.slice(0, 1), 0)]).toEqual([2, 2, null]);
});
