// Guarantee: every source of every port has a pace, and its silence is late first and silent then, at the minute declared.
import { describe, expect, test } from 'vitest';
import { profiles, type PortSource } from './index';
import { judgeSilence, sourcePaces, type SourcePace } from './source-pace';

const minuteMs = 60_000;

describe('how old a source may be', () => {
  test.each<[SourcePace, number, string]>([
    ['events', 0, 'heard'],
    ['events', 15 * minuteMs - 1, 'heard'],
    ['events', 15 * minuteMs, 'late'],
    ['events', 60 * minuteMs - 1, 'late'],
    ['events', 60 * minuteMs, 'silent'],
    ['rounds', 44 * minuteMs, 'heard'],
    ['rounds', 45 * minuteMs, 'late'],
    ['rounds', 180 * minuteMs, 'silent'],
    ['answers', 239 * minuteMs, 'heard'],
    ['answers', 240 * minuteMs, 'late'],
    ['answers', 720 * minuteMs, 'silent'],
  ])('U-02 of pace %s, heard %i ms ago: %s', (pace, ageMs, expected) => {
    expect(judgeSilence(pace, ageMs)).toBe(expected);
  });

  test('U-02 every source of every port declares its pace', () => {
    const sources = profiles.flatMap((profile): readonly PortSource[] => profile.sources);
    expect(sources.filter(({ pace }) => !Object.hasOwn(sourcePaces, pace))).toEqual([]);
  });
});
