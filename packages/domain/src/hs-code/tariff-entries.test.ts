import { describe, expect, it } from 'vitest';
import { tariffEntries } from './tariff-entries';
import { parseTariffTable } from './tariff-table';

/** Guarantee: our table has every chapter and heading in use once, and no row hangs in the air. */
const entries = tariffEntries();
const codes = new Set(entries.map(({ code }) => code));
const ofLength = (length: number) => entries.filter(({ code }) => code.length === length);

describe('the tariff table', () => {
  it('R-0-13 has the 96 chapters in use, all 1,228 headings of the HS of 2022 and over 1,500 subheadings', () => {
    expect(ofLength(2)).toHaveLength(96);
    expect(ofLength(4)).toHaveLength(1228);
    expect(ofLength(6).length).toBeGreaterThan(1500);
  });

  it('names each code once, below a parent, in both languages', () => {
    expect(codes.size).toBe(entries.length);
    const orphans = entries.filter(({ code }) => code.length > 2 && !codes.has(code.slice(0, -2)));
    expect(orphans).toEqual([]);
    expect(entries.filter(({ zh, en }) => !/\p{Script=Han}/u.test(zh) || /\p{Script=Han}/u.test(en) || !/[a-z]/i.test(en))).toEqual([]);
  });

  it('marks one usual line of a heading at most', () => {
    const usual = entries.filter(({ isUsual }) => isUsual).map(({ code }) => code.slice(0, 4));
    expect(usual.filter((heading, at) => usual.indexOf(heading) !== at)).toEqual([]);
  });

  it('reads a heading with one subheading as both, and refuses what is no row', () => {
    expect(parseTariffTable('0409.|天然蜂蜜|Natural honey|蜂蜜|honey').map(({ code }) => code)).toEqual(['0409', '040900']);
    expect(() => parseTariffTable('04091|蜂蜜|Honey')).toThrow('04091');
    expect(() => parseTariffTable('0409||Honey')).toThrow('0409');
  });
});
