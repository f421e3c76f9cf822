// Guarantee: two codes of one name are doubtful; else it counts who confirmed it, then how often it was used.
import { expect, it } from 'vitest';
import { rateCode } from './confidence';

it.each([
  [false, 1, 1, '低'],
  [false, 2, 1, '中'],
  [false, 4, 1, '中'],
  [false, 5, 1, '高'],
  [true, 0, 1, '高'],
  [true, 9, 2, '低'],
  [false, 9, 2, '低'],
] as const)('R-2.2-41 confirmed %s, used %i times, one of %i codes: %s', (isConfirmed, uses, codesOfName, confidence) => {
  expect(rateCode({ isConfirmed, uses, codesOfName })).toBe(confidence);
});
