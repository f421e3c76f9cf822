// Guarantee: two spellings of one call are the same, and what cannot be compared is never taken for the same: boxes sail
// again next month.
import { describe, expect, it } from 'vitest';
import { callKey, callKeysAmong, isAlikeCall, isSameCall, vesselCodeKey, voyageKey, voyageKeysOf, type VesselCall } from './vessel-call';

const call: VesselCall = { vesselName: 'MSC ANNA', vesselCode: '9314210', voyage: '425W' };

it.each([
  ['UN9314210', '9314210'],
  ['CN9314210', '9314210'],
  ['un 931-4210', '9314210'],
  ['9314210', '9314210'],
  ['UNX1', 'UNX1'],
  ['3FUN7', '3FUN7'],
  ['3FUN789', '3FUN789'],
])('the code of a ship %s is that of %s: its scheme may be told or not', (code, key) => {
  expect(vesselCodeKey(code)).toBe(key);
});

it.each([
  ['425W', ['425W', '425WE', '425WI']],
  ['0425 w', ['0425W', '0425WE', '0425WI']],
  ['425E', ['425E', '425EE', '425EI', '425']],
  ['425I', ['425I', '425IE', '425II', '425']],
  ['E', ['E', 'EE', 'EI']],
  ['--', []],
])('a voyage %s is looked for as %j', (voyage, keys) => {
  expect(voyageKeysOf(voyage)).toEqual(keys);
});

it('a voyage compares without case and signs', () => expect(voyageKey('v.0425-w')).toBe('V0425W'));

describe('whether two sources speak of one call', () => {
  it.each([
    ['the name with another sign', { vesselName: 'msc.anna', vesselCode: null, voyage: '425W' }],
    ['the code alone', { vesselName: null, vesselCode: 'UN9314210', voyage: '425W' }],
    ['another name under the same code', { vesselName: 'MSC ANNA II', vesselCode: 'UN9314210', voyage: '425W' }],
    ['the direction appended', { ...call, voyage: '425WE' }],
  ])('yes: %s', (_what, other) => {
    expect(isSameCall(call, other)).toBe(true);
    expect(isSameCall(other, call)).toBe(true);
  });

  it.each([
    ['another voyage', { ...call, voyage: '426W' }],
    ['no voyage', { ...call, voyage: null }],
    ['another ship', { vesselName: 'EVER GIVEN', vesselCode: '9811000', voyage: '425W' }],
    ['another name, no code', { vesselName: 'EVER GIVEN', vesselCode: null, voyage: '425W' }],
    ['no ship', { vesselName: null, vesselCode: null, voyage: '425W' }],
    ['empty words', { vesselName: '', vesselCode: '', voyage: '425W' }],
  ])('no: %s', (_what, other) => {
    expect(isSameCall(call, other)).toBe(false);
    expect(isSameCall(other, call)).toBe(false);
  });

  it('two that name no ship are not the same', () => {
    const nameless = { vesselName: null, vesselCode: null, voyage: '425W' };
    expect(isSameCall(nameless, nameless)).toBe(false);
  });
});

it.each([
  ['by its name', call, 'MSCANNA/425W'],
  ['by its code where it has no name', { ...call, vesselName: null }, '9314210/425W'],
  ['without a ship by its voyage', { ...call, vesselName: null, vesselCode: null }, '/425W'],
  ['without a voyage by its ship', { ...call, voyage: null }, 'MSCANNA/'],
  ['of nothing', { vesselName: null, vesselCode: null, voyage: null }, ''],
])('a call is grouped %s', (_how, one, key) => expect(callKey(one)).toBe(key));

describe('W-04 two ships of one name and voyage', () => {
  const [first, second] = [
    { ...call, vesselCode: 'UN9001112' },
    { ...call, vesselCode: '9002221' },
  ];
  const nameless = { ...call, vesselCode: null };

  it('W-04 are two calls where both tell their IMO numbers and these differ', () => {
    expect(isSameCall(first, second)).toBe(false);
    expect(isSameCall(second, first)).toBe(false);
    expect(isSameCall(first, { ...first, vesselCode: '9001112' })).toBe(true);
  });

  it.each([
    ['no code', null],
    ['a call sign', '3FUN7'],
    ['a number whose check digit is wrong', 'UN9001113'],
    ['a filler', '0000000'],
  ])('W-04 %s tells no other ship', (_what, vesselCode) => {
    expect(isSameCall(first, { ...call, vesselCode })).toBe(true);
    expect(isSameCall({ ...call, vesselCode }, second)).toBe(true);
  });

  it('W-04 are alike all the same: what a box tells of its ship is not looked at so closely', () => {
    expect(isAlikeCall(first, second)).toBe(true);
    expect(isAlikeCall(first, { ...second, voyage: '426W' })).toBe(false);
  });

  it('W-04 have their own keys, and what tells no ship has none of theirs', () => {
    const among = callKeysAmong([first, second, nameless]);
    expect([first, second, nameless].map(among)).toEqual(['MSCANNA/425W/9001112', 'MSCANNA/425W/9002221', 'MSCANNA/425W/']);
    expect([first, nameless].map(callKeysAmong([first, nameless]))).toEqual(['MSCANNA/425W', 'MSCANNA/425W']);
  });
});
