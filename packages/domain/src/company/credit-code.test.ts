// Guarantee: R-7.4-85: a credit code with one wrong character, or two that changed places, is refused.
import { expect, it } from 'vitest';
import { checkCharacterOf, isCreditCode } from './credit-code';

const first17 = '91330201MA2DEM001';
const good = first17 + checkCharacterOf(first17);

it('R-7.4-85 takes codes of the standard, also those of real ministries and firms', () => {
  expect(isCreditCode(good)).toBe(true);
  // Published codes: the standard's neighbourhood of well-known companies.
  for (const code of ['91440300708461136T', '91110000802100433B']) expect(isCreditCode(code), code).toBe(true);
});

it('R-7.4-85 notices every single wrong character and every change of neighbours', () => {
  for (let place = 0; place < 18; place++) {
    const other = good[place] === '1' ? '2' : '1';
    expect(isCreditCode(good.slice(0, place) + other + good.slice(place + 1)), `place ${place}`).toBe(false);
    if (place < 17 && good[place] !== good[place + 1]) {
      const turned = good.slice(0, place) + good[place + 1]! + good[place]! + good.slice(place + 2);
      expect(isCreditCode(turned), `places ${place}`).toBe(false);
    }
  }
  for (const text of ['', good.toLowerCase(), `${good} `, good.slice(1), `${good}0`, 'I'.repeat(18)])
    expect(isCreditCode(text)).toBe(false);
});
