// Guarantee: what is brought on says which of it somebody has to look at.
import { expect, it } from 'vitest';
import { correctBill } from './bill';
import { bringAnalysis } from './bring';
import { cellsOfText } from './page-lines';
import { readBill } from './read-bill';

const read = (text: string) => readBill(cellsOfText(text))!;
const text = 'B/L NO.: SLLN2510887100\nGROSS WEIGHT: 8.610 KGS\nTOTAL PACKAGES: 421 CTNS\nSLLU4102579/SL204511/40HQ/420CTNS/8610KGS';

it('a doubtful figure, a total that its boxes are not, and a number with a wrong check digit', () => {
  expect(bringAnalysis(read(text), []).unsure).toEqual([
    { box: null, field: 'packages' },
    { box: null, field: 'grossKg' },
    { box: 0, field: 'containerNo' },
  ]);
});

it('what somebody has put right is sure, and what is empty says nothing', () => {
  const mended = correctBill(correctBill(read(text), 'grossKg', null, '8610')!, 'containerNo', 1, 'SLLU4102578')!;
  expect(bringAnalysis(correctBill(mended, 'packages', null, '')!, []).unsure).toEqual([]);
  expect(bringAnalysis(null, []).unsure).toEqual([]);
});
