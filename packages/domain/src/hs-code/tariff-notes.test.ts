// Guarantee: each note stands at a chapter or heading that is in use, sends people to ones that are, and is short.
import { expect, it } from 'vitest';
import { tariffEntries } from './tariff-entries';
import { tariffNotes } from './tariff-notes';

const inUse = new Set(tariffEntries().map(({ code }) => code));

it('R-7.4-74 every chapter has a note, and every note stands where goods are', () => {
  const codes = [...tariffNotes().keys()];
  expect(codes.filter((code) => !inUse.has(code))).toEqual([]);
  expect([...inUse].filter((code) => code.length === 2 && !tariffNotes().has(code))).toEqual([]);
  expect([...tariffNotes().values()].filter((note) => note.length > 90 || !note.endsWith('。'))).toEqual([]);
});

it('a note sends nobody to a heading or chapter that is not in use', () => {
  const named = [...tariffNotes()].flatMap(([code, note]) =>
    [...note.matchAll(/(?<![\d.])\d{4}(?![\d.])|(?<![\d.])\d{2}(?=[、，]\s?\d{2}| 章)/g)].map(([to]) => `${code} → ${to}`),
  );
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter((pair) => !inUse.has(pair.split(' → ')[1]!))).toEqual([]);
});
