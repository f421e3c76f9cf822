// Guarantee: R-7.4-85: a credit code with one wrong character, or two that changed places, is refused.
import { expect, it } from 'vitest';
import { checkCharacterOf, isCreditCode } from './credit-code';

const first17 = '91330201MA2DEM001';
const good = first17 + checkCharacterOf(first17);
const places = Array.from({ length: 18 }, (_, place) => place);
const withSign = (place: number, sign: string): string => good.slice(0, place) + sign + good.slice(place + 1);

it('R-7.4-85 takes codes of the standard, also those that well-known companies publish', () => {
  expect(isCreditCode(good)).toBe(true);
  expect(['91440300708461136T', '91110000802100433B'].filter(isCreditCode)).toHaveLength(2);
});

it('R-7.4-85 notices every single wrong character and every change of neighbours', () => {
  const wrong = places.map((place) => withSign(place, good[place] === '1' ? '2' : '1'));
  const turned = places
    .slice(0, -1)
    .filter((place) => good[place] !== good[place + 1])
    .map((place) => good.slice(0, place) + good[place + 1]! + good[place]! + good.slice(place + 2));
  const malformed = ['', good.toLowerCase(), `${good} `, good.slice(1), `${good}0`, 'I'.repeat(18)];
  expect([...wrong, ...turned, ...malformed].filter(isCreditCode)).toEqual([]);
  expect(turned.length).toBeGreaterThan(10);
});
