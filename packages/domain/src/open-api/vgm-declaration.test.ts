// Guarantee: a weight is converted once and exactly, half a kilogram upwards; what is no weight is none.
import { describe, expect, it } from 'vitest';
import { declaredState } from './declared-state';
import { declarationReferenceShape, placeOf, toKg } from './vgm-declaration';

describe('kilograms', () => {
  // By hand from the international pound, 0.45359237 kg.
  it.each([
    [20_000, 'KGM', 20_000, '20000'],
    [20_000.4, 'KGM', 20_000, '20000.4'],
    [20_000.5, 'KGM', 20_001, '20000.5'],
    [0.5, 'KGM', 1, '0.5'],
    [1, 'LBR', 0, '0.45359237'],
    [100, 'LBR', 45, '45.359237'],
    [44_092, 'LBR', 20_000, '19999.79477804'],
    [44_092.452, 'LBR', 20_000, '19999.99980179124'],
    [79_366, 'LBR', 36_000, '35999.81203742'],
    [100_000_000 / 1_000, 'LBR', 45_359, '45359.237'],
    [999_999.999, 'KGM', 1_000_000, '999999.999'],
  ] as const)('%s %s are %s, exactly %s', (value, unit, whole, exact) => {
    expect(toKg({ value, unit })).toEqual({ whole, exact });
  });

  it.each([-1, 1_000_000, 1.2345, 1e21, 1e-7, Number.NaN, Number.POSITIVE_INFINITY])('%s is no weight', (value) => {
    expect(toKg({ value, unit: 'KGM' })).toBeNull();
  });
});

describe('what a program reads of a filing', () => {
  it.each([
    [-2, 'none', 'DELETED'],
    [-1, 'failed', 'FAILED'],
    [0, 'failed', 'NOT_SENT'],
    [1, 'none', 'SENDING'],
    [2, 'accepted', 'ACCEPTED'],
    [2, 'atTerminal', 'AT_TERMINAL'],
  ] as const)('status %d with %s is %s', (status, receipt, state) => {
    expect(declaredState({ status, receipt })).toBe(state);
  });

  it.each([
    ['grossKg', 'VGMDeclarations[0].VGM.weight'],
    ['containers', 'VGMDeclarations[0]'],
    ['toString', 'VGMDeclarations[0]'],
  ])('%s stands at %s', (field, place) => {
    expect(placeOf(field)).toBe(place);
  });
});

it.each([
  ['VGM-HHL71800000-APZU4812090-2025-01-23T01:23:45Z', true],
  ['a', true],
  ['a'.repeat(100), true],
  ['a'.repeat(101), false],
  ['', false],
  ['.hidden', false],
  ['a/b', false],
  ['编号', false],
  ['a b', false],
])('a reference %s: %s', (reference, isOne) => {
  expect(declarationReferenceShape.test(reference)).toBe(isOne);
});
