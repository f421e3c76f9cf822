// Guarantee: peers idea 7: the form tells what is wrong by the row where it stands, and what is odd beside the manifest.
import { emptyHead } from '@mastlight/domain/vgm/head-form';
import { expect, test } from 'vitest';
import { judgeForm } from './judge';
import { blankCells } from './wire-cells';

const row = {
  ...blankCells,
  containerNo: 'CSNU6152042',
  sizeType: '45G1',
  method: 'SM1',
  tareKg: '3920',
  netKg: '29200',
  grossKg: '33120',
  location: '洋山四期',
  address: '闸口 1 号',
  sign: 'ZHOU DEMO',
};
const head = { ...emptyHead, billNo: 'OOLU2738419920', vesselName: 'ORIENT.LANTERN', voyage: '118W', carrier: 'OOL', wharf: 'YS4' };

test('blank rows count for nothing, and findings name the row of the form', () => {
  const { rows, errors, warnings } = judgeForm(head, [blankCells, row, { ...row, containerNo: 'FCIU9051185', sign: '' }], new Map());
  expect(rows.map(({ at }) => at)).toEqual([1, 2]);
  expect(errors.map(({ row: at, field }) => `${at} ${field}`)).toEqual(['2 sign']);
  expect(warnings.map(({ row: at, textId }) => `${at} ${textId}`)).toEqual(['1 grossAboveRating', '2 grossAboveRating']);
});

test('a weight that holds the tare twice is told with what it would be without', () => {
  expect(judgeForm(head, [row], new Map([['CSNU6152042', 25_280]])).odd).toEqual([
    { at: 0, kg: 3920, percent: 15.5, twice: { was: 'added', grossKg: 29_200 } },
  ]);
  expect(judgeForm(head, [row], new Map([['CSNU6152042', 29_200]])).odd).toEqual([]);
});
