// Guarantee: a chip is named by what its rows say.
import { expect, test } from 'vitest';
import { checkErrand, exceptions } from './bill-progress';

test('O-20 a chip whose rows wait by several clocks names none of them', () => {
  expect(exceptions.find(({ code }) => code === 'not-released')!.name).toBe('未放行·临近截止');
});

test('V-13 the two chips of near clocks say what is lacking, not which clock: phones show the short names alone', () => {
  const shortOf = (wanted: string) => exceptions.find(({ code }) => code === wanted)!.shortName;
  expect([shortOf('not-gated-in'), shortOf('not-released')]).toEqual(['未进港', '未放行']);
  expect(new Set(exceptions.map(({ shortName }) => shortName)).size).toBe(exceptions.length);
});

test('V-12 what an inspection asks for next, by letter and by number; what is not known is attended', () => {
  const codes = ['C', '1', 'P', 'QQ', 'CM', '2', 'UM', '5', 'OK', '3', 'O', '11', 'E', '12'];
  expect(codes.map(checkErrand).join(' ')).toBe(`${'attend '.repeat(4)}book book stuck stuck ${'wait '.repeat(6)}`.trim());
});
