// Guarantee: what happens to an air waybill is said as declarants and customs say it, in the order in which they do; a wrong number,
// step or amount says nothing.
import { readMessage } from '@mastlight/wire';
import { expect, it } from 'vitest';
import { createWorld } from '../world/advance-world';
import { injectEvent } from '../world/event';

const now = Date.parse('2026-10-12T04:00:00Z');
const waybill = '999-0000 0011';
const say = (fields: object) => {
  const { said } = injectEvent(createWorld('1', now), { type: 'air', waybill, ...fields }, now);
  return said.flatMap(({ bytes }) => readMessage(bytes).messages);
};
const declared = (about: string) => ({
  kind: 'customs-declaration',
  about,
  vessel: { voyage: 'ML901' },
  bills: [{ billNo: '99900000011' }],
});
const answered = (about: string, code: string, text: string) => ({
  kind: 'customs-receipt',
  about,
  entries: [{ billNo: '99900000011', containerNo: null, code, text }],
});

it.each([
  ['declare', [declared('2201')]],
  ['accept', [answered('2201', '01', '空运预配舱单接受申报')]],
  ['refuse', [answered('2201', '03', '退单：件数与运单不符')]],
  ['arrive', [declared('3201'), answered('3201', '01', '运抵正常')]],
  ['load', [declared('4201'), answered('4201', '01', '装载舱单接受申报')]],
  ['depart', [declared('5202'), answered('5202', '01', '理货正常')]],
] as const)('R-1-11 R-0-10 a waybill: %s', (step, messages) => expect(say({ step })).toMatchObject(messages as object));

it('R-1-11 with its own flight, pieces, weight and words', () => {
  const [declaration] = say({ flight: 'CK222', packages: '36', weight: 412 });
  expect(declaration).toMatchObject({ vessel: { voyage: 'CK222' }, bills: [{ packages: 36, grossWeightKg: 412 }] });
  expect(say({ step: 'refuse', text: '退单：品名' })).toMatchObject([{ entries: [{ text: '退单：品名' }] }]);
});

it.each([
  [{ waybill: '99900000012' }, /校验位/],
  [{ waybill: 'COSU6400000001' }, /waybill/],
  [{ step: 'fly' }, /step 应是 declare/],
  [{ packages: '0' }, /packages/],
  [{ weight: '1.5' }, /weight/],
])('%j is refused by name', (fields, words) => expect(() => say(fields)).toThrow(words));
