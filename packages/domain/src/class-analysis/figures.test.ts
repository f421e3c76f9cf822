// Guarantee: a weight is read as everybody means it, or is to be looked at; a net weight and an empty box's are never the gross one.
import { describe, expect, it } from 'vitest';
import { billValue, billBoxCount, checkBill, correctBill, lookedAtBelow, plainBillValue, type BillField } from './bill';
import { cellsOfText } from './page-lines';
import { readBill } from './read-bill';
import { readGoods } from './read-goods';

const readText = (text: string): BillField[] => readBill(cellsOfText(text))!;
const isSure = (fields: readonly BillField[], field: BillField['field'], box: number | null): boolean =>
  fields.find((each) => each.field === field && each.box === box)!.confidence >= lookedAtBelow;
const told = (text: string, box: number | null): string => {
  const fields = readText(`POL: NINGBO\n${text}`);
  const value = billValue(fields, 'grossKg', box);
  return value === '' || isSure(fields, 'grossKg', box) ? value : `${value}?`;
};

/** What a bill says, and its gross weight as it is told; with a mark of question where it is to be looked at. */
const whole = [
  ['GROSS WEIGHT: 8,610.50 KGS', '8610.5'],
  ['GROSS WEIGHT: 8,610.000 KGS', '8610'],
  ['GROSS WEIGHT: 8610 KGS', '8610'],
  ['GROSS WEIGHT: 24.500 MT', '24500'],
  // German and Spanish: the point parts thousands.
  ['GROSS WEIGHT: 8.610 KGS', '8.61?'],
  ['GROSS WEIGHT(KGS): 8.610', '8.61?'],
  ['GROSS WEIGHT: 8.610,5 KGS', ''],
  ['GROSS WEIGHT: 18,61 KGS', ''],
  // French and Swiss.
  ['GROSS WEIGHT: 8 610 KGS', '8610?'],
  ['GROSS WEIGHT: 8\u00a0610 KGS', '8610?'],
  ["GROSS WEIGHT: 8'610 KGS", '8610?'],
  ['GROSS WEIGHT: -10,250 KGS', '10250?'],
  ['GROSS WEIGHT: ~10,250 KGS', '10250?'],
  ['GROSS WEIGHT: 8,000-8,610 KGS', '8610?'],
  ['GROSS WEIGHT: 22,546 LBS / 10,227 KGS', '10227'],
  ['NET WEIGHT: 7,000 KGS', ''],
  ['NET WEIGHT: 7,000 KGS  GROSS WEIGHT: 8,610 KGS', '8610'],
  ['净重：7000公斤  毛重：8610公斤', '8610'],
] as const;

const ofBox = [
  ['SLLU4102578/SL204511/40HQ/420CTNS/8,610KGS/32CBM', '8610'],
  ['SLLU4102578/SL204511/40HQ/420CTNS/N.W. 7,000KGS/G.W. 8,610KGS/32CBM', '8610'],
  ['SLLU4102578/SL204511/40HQ/420CTNS/N.W.: 7,000KGS G.W.: 8,610KGS', '8610'],
  ['SLLU4102578/SL204511/40HQ/TARE 3,900 KGS/CARGO 8,610 KGS', '8610'],
  ['SLLU4102578/SL204511/40HQ/7,000 KGS NET', ''],
  ['SLLU4102578/SL204511/40HQ/8,610 KGS GROSS/7,000 KGS NET', '8610'],
  ['SLLU4102578/SL204511/净重7000公斤/毛重8610公斤', '8610'],
  ['SLLU4102578/SL204511/皮重3900公斤', ''],
  ['SLLU4102578 40HQ NET WEIGHT 7,000 KGS GROSS WEIGHT 8,610 KGS', '8610'],
  // Which of them nobody says.
  ['SLLU4102578 40HQ 8,610 KGS 12,510 KGS', '8610?'],
  ['SLLU4102578/40HQ/8,610 KGS (8.61 MT)', '8610'],
  ['SLLU4102578/40HQ/8.610KGS', '8.61?'],
  ['CONTAINER NO\tNET WEIGHT\tGROSS WEIGHT\nSLLU4102578\t7000 KGS\t8610 KGS', '8610'],
  ['CONTAINER NO\tGROSS WEIGHT\tNET WEIGHT\nSLLU4102578\t8610 KGS\t7000 KGS', '8610'],
  ['CONTAINER NO\tNET WEIGHT\tGROSS WEIGHT\nSLLU4102578\t7000\t8610', '8610'],
  ['CONTAINER NO\tTARE (KGS)\tVGM (KGS)\nSLLU4102578\t3,900\t12,510', ''],
  ['CONTAINER NO\tGROSS WEIGHT(KGS)\nSLLU4102578\t8.610', '8.61?'],
  ['CONTAINER NO\tGROSS WEIGHT(KGS)\nSLLU4102578\t8 610', '8610?'],
  ['箱号\t净重\t毛重\nSLLU4102578\t7000公斤\t8610公斤', '8610'],
] as const;

describe('the gross weight', () => {
  it.each(whole)('R-7.4-64 of a bill: %j is %j', (text, weight) => {
    expect(told(text, null)).toBe(weight);
  });

  it.each(ofBox)('R-7.4-64 of a box: %j is %j', (text, weight) => {
    expect(told(text, 1)).toBe(weight);
  });
});

it.each([
  ['packages', 'TOTAL PACKAGES: 1 420 CTNS', '1420', false],
  ['packages', 'TOTAL PACKAGES: -420 CTNS', '420', false],
  ['packages', 'TOTAL PACKAGES: 1,420 CTNS', '1420', true],
  // So volumes are written: three places, and no thousands of cubic metres.
  ['volumeM3', 'MEASUREMENT: 32.500 CBM', '32.5', true],
  ['volumeM3', 'MEASUREMENT: 1 032 CBM', '1032', false],
] as const)('R-7.4-64 %s of %j are %s, sure: %s', (field, text, value, sure) => {
  const fields = readText(`POL: NINGBO\n${text}`);
  expect([billValue(fields, field), isSure(fields, field, null)]).toEqual([value, sure]);
});

it.each([
  ['VACUUM BOTTLE 420 CTNS 8,610 KGS', 'VACUUM BOTTLE', 8610],
  ['VACUUM BOTTLE 420 CTNS N.W. 7,000 KGS G.W. 8,610 KGS', 'VACUUM BOTTLE', 8610],
  ['VACUUM BOTTLE 420 CTNS TARE 3,900 KGS', 'VACUUM BOTTLE', null],
  ['VACUUM BOTTLE 420 CTNS 8,610 KGS GROSS 7,000 KGS NET', 'VACUUM BOTTLE', 8610],
  // What is not sure is not told of a line of goods.
  ['VACUUM BOTTLE 420 CTNS 8.610 KGS', 'VACUUM BOTTLE', null],
  ['VACUUM BOTTLE 420 CTNS 8 610 KGS', 'VACUUM BOTTLE', null],
  ['420 CTNS\tVACUUM BOTTLE\t8.610', 'VACUUM BOTTLE', null],
])('R-7.4-64 goods: %j', (text, name, kg) => {
  expect(readGoods(text, 10).lines.map((line) => [line.name, line.grossKg])).toEqual([[name, kg]]);
});

describe('what somebody types', () => {
  it.each([
    ['8610.5', '8610.5'],
    ['8,610.5', '8610.5'],
    ['8,610 kg', '8610'],
    ['1,008,610', '1008610'],
    ['', ''],
    ['8.610,5', null],
    ['8610,5', null],
    ['8,61', null],
    ['8 610', null],
    ['-5', null],
    ['1e9', null],
  ])('%j is kept as %j', (typed, kept) => {
    expect(plainBillValue('grossKg', typed)).toBe(kept);
  });
});

describe('two bills in one', () => {
  const first = 'B/L NO.: SLLN2510887100\nCONTAINER NO.: SLLU4102578 / SL12345 / 40HQ / 420 CTNS / 8,610 KGS';
  const second = 'B/L NO.: SLLN2510887222\nCONTAINER NO.: CSNU6152042 / SL99999 / 40HQ / 260 CTNS / 7,540 KGS';

  it('are told, and nothing of them is sure until somebody has put the number right', () => {
    const fields = readText(`${first}\n\n${second}`);
    expect(checkBill(fields)).toEqual([{ kind: 'two-bills', other: 'SLLN2510887222' }]);
    expect(billBoxCount(fields)).toBe(2);
    expect(fields.filter(({ value, confidence }) => value !== '' && confidence >= lookedAtBelow)).toEqual([]);
    expect(checkBill(correctBill(fields, 'billNo', null, 'SLLN2510887100')!)).toEqual([]);
  });

  it.each([
    ['its own number on each page', `${first}\n\nB/L NO.: SLLN2510887100\nPAGE 2`],
    ['the number of a house bill', `${first}\nHOUSE B/L NO.: HBL123456`],
    ['a booking', `${first}\nBOOKING NO.: SLLN2510887222`],
  ])('%s is no other bill', (_what, text) => {
    const fields = readText(text);
    expect(checkBill(fields)).toEqual([]);
    expect(isSure(fields, 'containerNo', 1)).toBe(true);
  });
});
