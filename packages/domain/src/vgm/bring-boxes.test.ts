// Guarantee: boxes of a bill that was read begin a filing with their numbers and kinds, and with no weight that nobody verified.
import { expect, it } from 'vitest';
import type { BroughtBill, BroughtHead } from '../vocabulary/brought-bill';
import { addBroughtHead, bringBoxes } from './bring-boxes';
import { emptyHead } from './head-form';

const read = { billNo: 'COSU6123456780', vesselName: 'XIN MUSTER', voyage: 'V.118W', carrier: '' } as BroughtHead;
const box = { containerNo: 'SLLU4102578', boxType: '40HQ', sealNo: 'SL1', packages: '420', grossKg: '8610', volumeM3: '32.5' };
const brought: BroughtBill = { head: read, boxes: [box], goods: [], unsure: [] };

it('the bill, its call, its carrier, and its boxes', () => {
  expect(bringBoxes(brought)).toEqual({
    head: { ...emptyHead, billNo: 'COSU6123456780', vesselName: 'XIN.MUSTER', voyage: '118W', carrier: 'COS' },
    boxes: [{ containerNo: 'SLLU4102578', sizeType: '40HQ' }],
  });
  expect(bringBoxes({ ...brought, head: { ...read, billNo: 'X1', carrier: 'Evergreen' } }).head.carrier).toBe('EMC');
  expect(bringBoxes({ head: null, boxes: [], goods: [], unsure: [] })).toEqual({ head: emptyHead, boxes: [] });
});

it('what somebody has typed stays, and into another bill nothing comes', () => {
  const { head } = bringBoxes(brought);
  expect(addBroughtHead({ ...emptyHead, voyage: '026E', remark: 'R' }, head)).toEqual({ ...head, voyage: '026E', remark: 'R' });
  expect(addBroughtHead({ ...emptyHead, billNo: 'b2' }, head)).toEqual({ ...emptyHead, billNo: 'b2' });
});
