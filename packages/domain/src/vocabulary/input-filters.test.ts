// Guarantee: each filter keeps exactly its characters, in upper case, and filtering twice changes nothing (R-5.4-09 to -20).
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import * as filters from './input-filters';

const mixed = "aZ0９.+*-@/ ,'(中)\u200b_é";

describe('input filters', () => {
  it.each([
    ['R-5.4-09', filters.keepDigits, '0'],
    ['R-5.4-10', filters.keepDecimal, '0.'],
    ['R-5.4-11', filters.keepLettersDigits, 'AZ0'],
    ['R-5.4-12', filters.keepLettersDigitsStar, 'AZ0*'],
    ['R-5.4-13', filters.keepLettersDigitsDash, 'AZ0-'],
    ['R-5.4-14', filters.keepDecimalPlus, '0.+'],
    ['R-5.4-15', filters.keepLettersDigitsAt, 'AZ0.@'],
    ['R-5.4-16', filters.keepCustomsText, "AZ09.+*-@/ ,'()_"],
    ['R-5.4-17', filters.keepLettersDigitsSlash, 'AZ0/ '],
    ['R-5.4-18', filters.keepVesselName, 'AZ0.'],
    ['R-5.4-19', filters.keepLettersDashComma, 'AZ-,'],
  ])('%s', (_row, filter, expected) => {
    expect(filter(mixed)).toBe(expected);
  });

  it.each([
    ['.MSC.ANNA', 'MSC.ANNA'],
    ['msc..anna', 'MSC.ANNA'],
    ['MSC. -ANNA', 'MSC.ANNA'],
    ['..', ''],
    ['中.A', 'A'],
  ])('R-5.4-18 %s becomes %s', (text, expected) => {
    expect(filters.keepVesselName(text)).toBe(expected);
  });

  it('gives the same when filtered twice', () => {
    const { hasChinese: _detector, ...all } = filters;
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const filter of Object.values(all)) expect(filter(filter(text))).toBe(filter(text));
      }),
    );
  });

  it.each([
    ['棉 T-SHIRT', true],
    ['𠮷', true],
    ['T-SHIRT（', false],
    ['', false],
  ])('R-5.4-20 %s', (text, expected) => {
    expect(filters.hasChinese(text)).toBe(expected);
  });
});
