// Guarantee: a filter keeps exactly its characters, in upper case, and filtering twice changes nothing (R-5.4-18, -20).
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { hasChinese, keepVesselName } from './input-filters';

describe('input filters', () => {
  it.each([
    ['.MSC.ANNA', 'MSC.ANNA'],
    ['msc..anna', 'MSC.ANNA'],
    ['MSC. -ANNA', 'MSC.ANNA'],
    ['..', ''],
    ['中.A', 'A'],
    ["aZ0９.+*-@/ ,'(中)\u200b_é", 'AZ0.'],
  ])('R-5.4-18 %s becomes %s', (text, expected) => {
    expect(keepVesselName(text)).toBe(expected);
  });

  it('gives the same when filtered twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(keepVesselName(keepVesselName(text))).toBe(keepVesselName(text));
      }),
    );
  });

  it.each([
    ['棉 T-SHIRT', true],
    ['𠮷', true],
    ['T-SHIRT（', false],
    ['', false],
  ])('R-5.4-20 %s', (text, expected) => {
    expect(hasChinese(text)).toBe(expected);
  });
});
