// Guarantee: every source of every port has a pace, and its silence is late first and silent then, at the minute declared.
import { describe, expect, test } from 'vitest';
import { profiles, type PortSource } from './index';
import { findWorstHeard, judgeSilence, sourcePaces, type SourcePace } from './source-pace';

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

  // From the trade: what the port's own feed said a minute ago does not make yesterday's release true.
  test.each<[string, [SourcePace, number][], number | undefined]>([
    ['none was heard', [], undefined],
    [
      'all as usual: the main one',
      [
        ['events', 14],
        ['rounds', 30],
        ['answers', 200],
      ],
      0,
    ],
    [
      'the main one late',
      [
        ['events', 16],
        ['rounds', 30],
      ],
      0,
    ],
    [
      'the customs late, the main one fresh',
      [
        ['events', 1],
        ['answers', 300],
      ],
      1,
    ],
    [
      'the main one late, another silent',
      [
        ['events', 20],
        ['rounds', 200],
      ],
      1,
    ],
    [
      'both silent, the other for longer',
      [
        ['events', 70],
        ['rounds', 600],
      ],
      0,
    ],
    [
      'an hour is much for events, little for rounds',
      [
        ['rounds', 40],
        ['events', 40],
      ],
      1,
    ],
  ])('U-02 a port is judged at a glance: %s', (_case, minutes, expected) => {
    const nowMs = 1_000_000_000_000;
    const heard = minutes.map(([pace, ago], place) => ({ pace, heardMs: nowMs - ago * minuteMs, place }));
    expect(findWorstHeard(heard, nowMs)?.place).toBe(expected);
  });

  test('U-02 every source of every port declares its pace', () => {
    const sources = profiles.flatMap((profile): readonly PortSource[] => profile.sources);
    expect(sources.filter(({ pace }) => !Object.hasOwn(sourcePaces, pace))).toEqual([]);
  });
});
