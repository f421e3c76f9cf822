// Guarantee: the track of a moved clock shows now at its left, the new time and the lost hours before the old one, and no
// label in another.
import { expect, test } from 'vitest';
import { layOutTrack } from './track-scene';

const at = (text: string): number => Date.parse(`2026-${text.replace(' ', 'T')}:00+08:00`);
const now = at('10-12 12:00');

test('an earlier clock loses the hours up to where it was', () => {
  const { to, from, lost, days } = layOutTrack(now, at('10-14 12:00'), at('10-13 12:00'));
  expect([to, from]).toEqual([47, 94]);
  expect(lost).toEqual({ left: 47, width: 47 });
  // Midnights of the 13th and the 14th; that of a time with a label of its own would not be told.
  expect(days.map(({ ms }) => ms)).toEqual([at('10-13 00:00'), at('10-14 00:00')]);
});

test('a day whose label would stand in another is left out', () => {
  expect(layOutTrack(now, null, at('10-13 01:00')).days).toEqual([]);
  const weeks = layOutTrack(now, null, at('11-12 12:00')).days.map(({ left }) => left);
  expect(weeks.length).toBeGreaterThan(3);
  for (const [i, left] of weeks.entries()) expect(left - (weeks[i - 1] ?? 0)).toBeGreaterThanOrEqual(12);
});

test('bad input: a time that is past stands at now, an old one that is past is not told', () => {
  expect(layOutTrack(now, at('10-12 10:00'), at('10-12 08:00'))).toEqual({ to: 0, from: null, lost: null, days: [] });
});

test('a clock without an earlier time, or one put later, has lost nothing', () => {
  expect(layOutTrack(now, null, at('10-13 12:00'))).toMatchObject({ to: 94, from: null, lost: null });
  expect(layOutTrack(now, at('10-13 00:00'), at('10-13 12:00'))).toMatchObject({ to: 94, from: 47, lost: null });
});
