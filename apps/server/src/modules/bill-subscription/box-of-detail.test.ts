// Guarantee: what the detail view tells of a box is what holds it, not the silence of the port.
import { expect, it } from 'vitest';
import { portRules } from '@mastlight/domain/ports/index';
import { containerOf } from './queries/bill-detail';

type Box = Parameters<typeof containerOf>[0];
const silent: Box = {
  containerNo: 'DWSU3001375',
  sizeType: null,
  sealNo: null,
  grossWeightKg: null,
  fullness: null,
  gateInMs: null,
  gateOutMs: null,
  emptyOutMs: null,
  loadedMs: null,
  truckPlate: null,
  flags: null,
  checkCode: null,
  checkMode: null,
  arrivalReceiptCode: null,
  waitsFor: 'ASA',
  held: null,
  isHeld: false,
  yard: null,
};
const flagsOf = (part: Partial<Box>) =>
  containerOf({ ...silent, ...part }, portRules('NB'))
    .flags.filter(({ code }) => code === 'arrive' || code === 'customs')
    .map(({ code, refused, text }) => ({ code, refused, text }));
const quiet = (code: string) => ({ code, refused: false, text: null });

it('O-12 an arrival that customs refused is no arrival that nobody reported', () => {
  expect(flagsOf({})).toEqual([quiet('arrive'), quiet('customs')]);
  expect(flagsOf({ held: 'inspection' })).toEqual([quiet('arrive'), quiet('customs')]);
  const refused = { held: 'refused', isHeld: true } as const;
  expect(flagsOf(refused)).toEqual([{ code: 'arrive', refused: true, text: '退单' }, quiet('customs')]);
  expect(flagsOf({ ...refused, waitsFor: 'PASS' })).toEqual([quiet('arrive'), { code: 'customs', refused: true, text: '退单' }]);
});
