// Guarantee: B4: what is compared with every row of a list takes one of the turns of dear calls.
import { expect, it } from 'vitest';
import { isDearSearch } from './search-keyword';

const words = (count: number): string => Array.from({ length: count }, (_, at) => String.fromCharCode(65 + at)).join(',');
const numbers = (count: number): string => Array.from({ length: count }, (_, at) => `COSU${6_142_624_050 + at}`).join(',');
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
  [{ keyword: 'A'.repeat(200) }, false],
  [{ keyword: 'A'.repeat(201) }, true],
  [{ filters: { keyword: words(4) } }, true],
  [{ keyword: null, filters: null }, false],
])('N5 B4 %j is dear: %s', (request, isDear) => expect(isDearSearch(request)).toBe(isDear));
