// Guarantee: countries are one list, each code once, named as Chinese declarations name them.
import { expect, it } from 'vitest';
import { countries } from './countries';

it('has each code once, of two and three letters', () => {
  for (const [part, form] of [
    ['code', /^[A-Z]{2}$/],
    ['alpha3', /^[A-Z]{3}$/],
    ['oldDigits', /^[1-7]\d\d$/],
  ] as const) {
    const codes = countries.flatMap((country) => country[part] ?? []);
    expect([new Set(codes).size, codes.filter((code) => !form.test(code))]).toEqual([codes.length, []]);
  }
  expect(countries.length).toBe(249);
});

it.each([
  ['CN', 'CHN', '142', '中国'],
  ['US', 'USA', '502', '美国'],
  ['HK', 'HKG', '110', '中国香港'],
  ['TW', 'TWN', '143', '中国台湾'],
  ['SX', 'SXM', null, '荷属圣马丁'],
])('%s is %s, formerly %s, %s', (code, alpha3, oldDigits, name) => {
  expect(countries).toContainEqual({ code, alpha3, oldDigits, name });
});
