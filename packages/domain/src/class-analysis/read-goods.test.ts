// Guarantee: what stands in a pasted text is read as it stands, and nothing is made up.
import { describe, expect, it } from 'vitest';
import { linesMax } from './limits';
import { readGoods } from './read-goods';

const read = (text: string) => readGoods(text, linesMax);
const first = (text: string) => {
  const { name, packages, packageUnit, grossKg, statedCode } = read(text).lines[0]!;
  return { name, packages, packageUnit, grossKg, statedCode };
};

/** One line as it comes, and what it says; from bills, packing lists and chats. */
const truth = [
  ['STAINLESS STEEL VACUUM BOTTLE 500ML', 'STAINLESS STEEL VACUUM BOTTLE 500ML', null, '', null, ''],
  ['420 CTNS\tSTAINLESS STEEL VACUUM BOTTLE 500ML\t8,610.0', 'STAINLESS STEEL VACUUM BOTTLE 500ML', 420, '纸箱', 8610, ''],
  ['420CTNS OF PLASTIC STORAGE BOX WITH LID 12L', 'PLASTIC STORAGE BOX WITH LID 12L', 420, '纸箱', null, ''],
  ['LED STRING LIGHT 10M 100LED USB  610 CTNS  9455 KGS  32.5 CBM', 'LED STRING LIGHT 10M 100LED USB', 610, '纸箱', 9455, ''],
  ['KITCHEN TOOL SET 6PCS', 'KITCHEN TOOL SET 6PCS', null, '', null, ''],
  ['200 SETS KITCHEN TOOL', 'KITCHEN TOOL', 200, '套', null, ''],
  ['180 BALES  COTTON TERRY BATH TOWEL 70X140CM', 'COTTON TERRY BATH TOWEL 70X140CM', 180, '包', null, ''],
  ['1. 不锈钢保温瓶 420箱 8610公斤', '不锈钢保温瓶', 420, '箱', 8610, ''],
  ['② 折叠伞 240 箱', '折叠伞', 240, '箱', null, ''],
  ['FOLDING UMBRELLA HS CODE: 6601.91.00', 'FOLDING UMBRELLA', null, '', null, '66019100'],
  ['塑料人造花 税号：6702100000', '塑料人造花', null, '', null, '6702100000'],
  ['CERAMIC TILES G.W.: 24.5 MTS N.W.: 24,000 KGS', 'CERAMIC TILES', null, '', 24500, ''],
  ['CERAMIC TILES N.W.: 24,000 KGS G.W.: 24,500 KGS', 'CERAMIC TILES', null, '', 24500, ''],
  ['N/M   150 CTNS   ARTIFICIAL FLOWER', 'ARTIFICIAL FLOWER', 150, '纸箱', null, ''],
  ['USB 3.0 CABLE 2M', 'USB 3.0 CABLE 2M', null, '', null, ''],
  ['12 PALLETS LITHIUM BATTERY UN3480 CLASS 9', 'LITHIUM BATTERY UN3480 CLASS 9', 12, '托盘', null, ''],
] as const;

describe('one line', () => {
  it.each(truth)('R-7.4-64 %s', (text, name, packages, packageUnit, grossKg, statedCode) => {
    expect(first(text)).toEqual({ name, packages, packageUnit, grossKg, statedCode });
  });

  it('tells where the name stands in the text', () => {
    const text = 'MARKS\n  1)  420 CTNS  GLASS CUP\r\n\r\n折叠伞 3箱';
    expect(read(text).lines.map(({ start, end }) => text.slice(start, end))).toEqual(['GLASS CUP', '折叠伞']);
  });
});

describe('a whole bill', () => {
  const bill = `SEA LANTERN LINES   BILL OF LADING
SHIPPER: NINGBO SAMPLE TRADING
TEL 000-00000000
MARKS & NOS.  PKGS  DESCRIPTION OF GOODS  G.W. KGS
TGHU1234567 40HQ
SHIPPER'S LOAD, COUNT & SEAL
420 CTNS
STAINLESS STEEL VACUUM BOTTLE
HS CODE: 9617001900
260 CTNS  PLASTIC STORAGE BOX   7,540.00
SAY SIX HUNDRED AND EIGHTY CARTONS ONLY
FREIGHT PREPAID
NINGBO SAMPLE AGENCY LTD`;

  it('reads what stands between the head of the goods and their total, and packages and code with the name between them', () => {
    expect(read(bill).lines).toMatchObject([
      { name: 'STAINLESS STEEL VACUUM BOTTLE', packages: 420, packageUnit: '纸箱', grossKg: null, statedCode: '9617001900' },
      { name: 'PLASTIC STORAGE BOX', packages: 260, packageUnit: '纸箱', grossKg: 7540, statedCode: '' },
    ]);
  });

  it('counts what it passed over', () => {
    expect(read(bill).passedOver).toBeGreaterThanOrEqual(7);
  });
});

describe('whatever comes', () => {
  /** Titles of columns, a line below them, and its weight, kg. */
  it.each([
    ['DESCRIPTION OF GOODS\tG.W. KGS\tCBM', '420 CTNS\tVACUUM BOTTLE 500ML\t8,610.0\t42.1', 'VACUUM BOTTLE 500ML', 8610],
    // So near that only a blank parts them.
    ['DESCRIPTION OF GOODS\tGROSS WEIGHT KGS\tCBM', '420 CTNS\tVACUUM BOTTLE 500ML 8610.0\t42.1', 'VACUUM BOTTLE 500ML', 8610],
    ['DESCRIPTION OF GOODS\tCBM\tG.W. KGS', '420 CTNS\tVACUUM BOTTLE\t42.1\t8,610.0', 'VACUUM BOTTLE', 8610],
    ['DESCRIPTION OF GOODS\tN.W.\tG.W.', '420 CTNS\tVACUUM BOTTLE\t8,000.5\t8,610.5', 'VACUUM BOTTLE', 8610.5],
    ['DESCRIPTION OF GOODS\tG.W. KGS', '12 CTNS\tUSB CABLE 3.0\t7,540.0', 'USB CABLE 3.0', 7540],
    // Nobody says what they are of.
    ['DESCRIPTION OF GOODS\tCBM', '420 CTNS\tVACUUM BOTTLE\t42.1', 'VACUUM BOTTLE', null],
    ['DESCRIPTION OF GOODS\tUNIT PRICE\tAMOUNT USD', '420 CTNS\tVACUUM BOTTLE\t2.5\t10,500.00', 'VACUUM BOTTLE', null],
  ])('R-7.4-64 a weight is the weight: %s', (titles, line, name, grossKg) => {
    expect(read(`${titles}\n${line}`).lines).toMatchObject([{ name, grossKg, packages: expect.any(Number) as number }]);
  });

  it.each(['KGS', 'G.W. KGS', '(KGS)', 'PKGS\tG.W.\tCBM', '件数 毛重(KGS)', 'NET WEIGHT'])('the rest of a title is none: %s', (text) => {
    expect(read(`420 CTNS GLASS CUP\n${text}`).lines.map(({ name }) => name)).toEqual(['GLASS CUP']);
  });

  it.each(['UNIT HEATER', 'WEIGHT LIFTING BELT', 'NET FABRIC', '净水器', '单位证'])('goods that begin like one are goods: %s', (text) => {
    expect(read(text).lines.map(({ name }) => name)).toEqual([text]);
  });

  it.each(['', ' ', '-', '12345', '\n\n', 'N/M', '💡'])('%j gives no line', (text) => {
    expect(read(text).lines).toEqual([]);
  });

  it('keeps the most that may be, and says how many came beyond', () => {
    const { lines, overMax } = readGoods('杯子\n'.repeat(7), 5);
    expect([lines.length, overMax]).toEqual([5, 2]);
  });

  it('one line of 100,000 signs costs no more than it is long', () => {
    for (const sign of ['1 ', '1,', 'G.W. ', 'A\t', ' ', 'HS ', '999 ']) expect(read(sign.repeat(50_000)).lines.length).toBeLessThan(2);
  });
});

it('N7 of lines without end as many are read as a paper has, and the others are passed over', () => {
  const read = readGoods(['ST STEEL CUP', ...Array.from({ length: 33_000 }, () => '"'), 'LED LIGHT'].join('\r\n'), 500);
  expect([read.lines.map(({ name }) => name), read.passedOver]).toEqual([['ST STEEL CUP'], 30_002]);
});
