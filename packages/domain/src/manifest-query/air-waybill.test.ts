// Guarantee: R-1-11: a waybill is known by its eleven digits and their check digit, however it is written.
import { expect, it } from 'vitest';
import { findWaybills, isWaybill, waybillCheckDigit, writeWaybill } from './air-waybill';

it.each([
  ['99900000011', true],
  ['99900000012', false],
  ['78412345675', true],
  ['1601234567', false],
])('R-1-11 %s', (digits, isRight) => {
  expect(isWaybill(digits)).toBe(isRight);
});

it('R-1-11 is read and written as people do', () => {
  expect(writeWaybill('99900000011')).toBe('999-0000 0011');
  expect(waybillCheckDigit('7841234567')).toBe(5);
  expect(findWaybills('运单 ９９９－００００００１１，784-1234 5675\n99900000011 手机13812345679 COSU6410286617')).toEqual([
    '99900000011',
    '78412345675',
  ]);
});
