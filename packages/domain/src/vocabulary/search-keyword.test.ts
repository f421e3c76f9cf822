// Guarantee: B4: what is compared with every row of a list takes one of the turns of dear calls.
import { expect, it } from 'vitest';
import { isDearSearch } from './search-keyword';
import { isSought, readSearchTerms } from './search-terms';

const words = (count: number): string => Array.from({ length: count }, (_, at) => String.fromCharCode(65 + at)).join(',');
const numbers = (count: number): string => Array.from({ length: count }, (_, at) => `COSU${6_142_624_050 + at}`).join(',');
/** A word in which nothing stands twice. */
const unlike = (length: number): string => Array.from({ length }, (_, at) => String.fromCharCode(0x4e00 + at)).join('');
it.each([
  [{}, false],
  [{ keyword: 'COSU6142624050' }, false],
  [{ keyword: numbers(10) }, false],
  [{ keyword: numbers(11) }, true],
  [{ keyword: words(3) }, false],
  [{ keyword: words(4) }, true],
  [{ keyword: `${words(3)},${numbers(7)}` }, false],
  // L2: whatever parts terms for the search parts them here, in full width too.
  [{ keyword: words(11).replaceAll(',', '｜') }, true],
  [{ keyword: words(11).replaceAll(',', '\t') }, true],
  [{ keyword: '  ,, ,' }, false],
  [{ keyword: unlike(200) }, false],
  [{ keyword: unlike(201) }, true],
  // N11: what repeats itself is compared with each sign of a row again and again.
  [{ keyword: 'A'.repeat(13) + 'X' }, true],
  [{ keyword: 'A'.repeat(9) + 'X' }, false],
  [{ keyword: 'AB'.repeat(30) + 'X' }, true],
  [{ keyword: 'MAMMA MIA ANNA' }, false],
  [{ keyword: '宁波望舟家居用品有限公司' }, false],
  [{ filters: { keyword: words(4) } }, true],
  [{ keyword: null, filters: null }, false],
])('N5 B4 %j is dear: %s', (request, isDear) => expect(isDearSearch(request)).toBe(isDear));

it.each([
  ['sixty equal signs and another', 'A'.repeat(60) + 'X', true],
  ['two such words', ['A', 'B'].map((sign) => sign.repeat(61) + 'X').join(), false],
  ['three hundred equal signs', 'A'.repeat(300) + 'X', false],
  ['fifty words that are each other but for their end', Array.from({ length: 50 }, (_, at) => `${'A'.repeat(77)}${at}`).join(), false],
  ['a page of numbers', numbers(250), true],
  [
    'fifty ships',
    Array.from({ length: 50 }, (_, at) => `COSCO SHIPPING ${'ARIES TAURUS GEMINI LEO'.split(' ')[at % 4]} ${at}`).join(),
    true,
  ],
])('N11 %s: sought is what costs what its length does', (_what, keyword, isTaken) =>
  expect(isSought(readSearchTerms(keyword)!)).toBe(isTaken),
);
