// Guarantee: W-27 a code of which the cell has lost its first nought is the one that was meant.
import { expect, it } from 'vitest';
import { readGoodsSheet } from './read-goods-sheet';

it.each([
  ['902100000', '0902100000'],
  ['9021000', '09021000'],
  ['0902.10.0000', '0902100000'],
  ['9617001900', '9617001900'],
  // A digit is missing elsewhere: chapter 08 has no heading 47.
  ['847130000', '847130000'],
  ['961', ''],
])('W-27 the stated code %s of a sheet is %s', (cell, code) => {
  const rows = [
    ['品名', 'HS编码'],
    ['绿茶', cell],
  ].map((cells, at) => ({ rowNo: at + 1, cells }));
  expect(readGoodsSheet(rows, 10, 100)!.lines.map(({ statedCode }) => statedCode)).toEqual([code]);
});
