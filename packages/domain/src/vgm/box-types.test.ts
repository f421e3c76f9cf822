// Guarantee: a tare is suggested only for types that something is published of, whatever a port or a person calls them.
import { expect, it } from 'vitest';
import { findBoxType, usualTare } from './box-types';

it.each([
  ['22G1', '20GP'],
  ['22GP', '20GP'],
  ['20gp', '20GP'],
  ['42G1', '40GP'],
  ['45G1', '40HC'],
  ['45GP', '40HC'],
  ['40HQ', '40HC'],
  ['L5G1', '45HC'],
  ['45HQ', '45HC'],
  ['22U1', '20OT'],
  ['42U1', '40OT'],
  ['22P3', '20FR'],
  ['45P3', '40FR'],
  ['22R1', '20RF'],
  [' 45R1 ', '40RH'],
  ['22T6', null],
  ['45G', null],
  ['45G12', null],
  ['', null],
  ['constructor', null],
])('%s is a %s', (code, name) => {
  expect(findBoxType(code)?.name ?? null).toBe(name);
});

it('a usual tare is within 2 % of what is published', () => {
  expect(usualTare(findBoxType('22G1')!)).toEqual({ fromKg: 2116, toKg: 2418 });
  expect(usualTare(findBoxType('45R1')!)).toEqual({ fromKg: 4331, toKg: 4509 });
});
