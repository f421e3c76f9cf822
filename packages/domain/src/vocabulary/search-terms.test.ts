// Guarantee: full-width, lower case and separators make no difference, many pasted numbers are many terms, wildcards find nothing (F-09, H-18).
import { describe, expect, it } from 'vitest';
import { readSearchTerms, searchText } from './search-terms';

describe('readSearchTerms', () => {
  it.each([
    ['', null],
    ['  \u3000 ', null],
    ['medu1234567', ['MEDU1234567']],
    ['ＭＥＤＵ１２３４５６７', ['MEDU1234567']],
    ['MEDU 1234567', ['MEDU1234567']],
    ['msc anna', ['MSCANNA']],
    ['MSC.ANNA', ['MSCANNA']],
    ['MSC-ANNA', ['MSCANNA']],
    ['MEDU1234567 COSU6012345678\nOOLU2700000001，MEDU1234567', ['MEDU1234567', 'COSU6012345678', 'OOLU2700000001']],
    ['MSC.ANNA/087W', ['MSCANNA/087W']],
    ['MSC.ANNA / 087W', ['MSCANNA/087W']],
    ['msc anna ／ 087w', ['MSCANNA/087W']],
    ['MSC.ANNA / 087W\nHAI.MING / 026W', ['MSCANNA/087W', 'HAIMING/026W']],
    // The search box makes blanks of the line ends that were pasted.
    ['MSC.ANNA / 087W HAI.MING / 026W', ['MSCANNA/087W', 'HAIMING/026W']],
    ['MSC ANNA/087W HAI MING/026W', ['MSCANNA/087W', 'HAIMING/026W']],
    ['MEDU1234567 MSC.ANNA/087W', ['MEDU1234567', 'MSCANNA/087W']],
    ['HAI MING 379W', ['HAIMING379W', 'HAIMING/379W']],
    ['hai.ming v.379w', ['HAIMINGV379W', 'HAIMING/379W']],
    ['MSC ANNA 2', ['MSCANNA2']],
    ['MSC.ANNA / -', ['MSCANNA']],
    ['/087W', ['087W']],
    ['/', []],
    ['%/_', []],
    ['%', []],
    ['_\\\'"$', []],
    ['%'.repeat(4000), []],
    ['100%', ['100']],
    ['\0MEDU\0', ['MEDU']],
  ])('O-14 R-5.3-02 %j gives %j', (keyword, terms) => {
    expect(readSearchTerms(keyword)).toEqual(terms);
  });

  it('takes a full page of pasted numbers, and no more', () => {
    const numbers = Array.from({ length: 600 }, (_, index) => `COSU${1_000_000 + index}`);
    expect(readSearchTerms(numbers.join('\n'))).toHaveLength(500);
  });
});

it('R-5.3-02 searchText joins what there is, a name in one spelling whatever parts it', () => {
  expect(['MSC ANNA', 'MSC.ANNA', 'MSC-ANNA'].map((name) => searchText([name]))).toEqual(['MSCANNA', 'MSCANNA', 'MSCANNA']);
  expect(searchText(['MEDU1234567', null, 'MSC.ANNA', '425w'])).toBe('MEDU1234567 MSCANNA 425W');
});
