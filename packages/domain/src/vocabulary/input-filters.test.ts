// Guarantee: a filter keeps exactly its characters, in upper case, and filtering twice changes nothing (R-5.4-18, -20).
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  hasChinese,
  keepCustomsText,
  keepDigits,
  keepDigitsDot,
  keepDigitsDotPlus,
  keepLettersDashComma,
  keepLettersDigits,
  keepLettersDigitsAtDot,
  keepLettersDigitsDash,
  keepLettersDigitsSpaceSlash,
  keepLettersDigitsStar,
  keepVesselName,
} from './input-filters';

describe('input filters', () => {
  it.each([
    ['.MSC.ANNA', 'MSC.ANNA'],
    ['msc..anna', 'MSC.ANNA'],
    ['MSC. -ANNA', 'MSC.ANNA'],
    ['MSC ANNA-1', 'MSC ANNA-1'],
    ['A--B', 'A-B'],
    ['A  B', 'A B'],
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

describe('input filters', () => {
  const typed = ' aZ09.-*+@/,&é中Ａ１ßı：';
  it.each([
    ['R-5.4-09 digits', keepDigits, '09'],
    ['R-5.4-10 digits and dot', keepDigitsDot, '09.'],
    ['R-5.4-11 letters and digits, as capitals', keepLettersDigits, 'AZ09'],
    ['R-5.4-12 letters, digits and star', keepLettersDigitsStar, 'aZ09*'],
    ['R-5.4-13 letters, digits and dash', keepLettersDigitsDash, 'aZ09-'],
    ['R-5.4-14 digits, dot and plus', keepDigitsDotPlus, '09.+'],
    ['R-5.4-15 letters, digits, at and dot', keepLettersDigitsAtDot, 'aZ09.@'],
    ['R-5.4-16 free text of customs, made half-width', keepCustomsText, ' aZ09.-*+@/,&A1:'],
    ['R-5.4-17 letters, digits, space and slash', keepLettersDigitsSpaceSlash, ' aZ09/'],
    ['R-5.4-19 letters, dash and comma', keepLettersDashComma, 'aZ-,'],
  ] as const)('%s', (_, filter, kept) => {
    expect(filter(typed)).toBe(kept);
    expect(filter(kept)).toBe(kept);
    expect(filter('')).toBe('');
  });

  it('R-5.4-16 keeps exactly these signs of ASCII', () => {
    const all = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('');
    expect(all.replace(/[A-Za-z0-9]/g, '')).toHaveLength(33);
    expect(keepCustomsText(all).replace(/[A-Za-z0-9]/g, '')).toBe(` !"#%&'()*+,-./:;=?@_`);
  });

  it('R-5.4-16 makes Chinese punctuation that of the form', () => {
    expect(keepCustomsText('ＮＯ．８８，“ＬＡＮＴＥＲＮ”、路（Ａ）。')).toBe('NO.88,"LANTERN",(A).');
  });
});
