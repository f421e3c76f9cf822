// Guarantee: every source of every port has a pace, and its silence is late first and silent then, at the minute declared.
import { describe, expect, test } from 'vitest';
import { profiles, type PortSource } from './index';
import { findSilence, findWorstHeard, judgeSilence, sourcePaces, type SourcePace } from './source-pace';

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

describe('V-02 a port as a whole', () => {
  const nowMs = 1_000 * 60 * minuteMs;
  // Of each source that was heard: its pace, how many minutes ago, how many minutes are usual; who was the last to speak.
  test.each<[string, readonly (readonly [SourcePace, number, number | null])[], string | null]>([
    ['of which nothing was ever heard', [], null],
    ['heard as usual', [['events', 5, 10]], null],
    ['late', [['events', 40, 5]], null],
    ['silent', [['events', 61, 5]], 'source 0'],
    ['silent for an hour, which is twice what is usual here', [['events', 61, 30]], null],
    ['silent, and no habit of it is known', [['events', 1_439, null]], null],
    ['silent for a day, and no habit of it is known', [['events', 1_440, null]], 'source 0'],
    [
      'of which one speaks still',
      [
        ['events', 600, 5],
        ['rounds', 50, 30],
      ],
      null,
    ],
    [
      'of which all are silent: the last one is named',
      [
        ['events', 600, 5],
        ['rounds', 200, 30],
      ],
      'source 1',
    ],
    [
      'of which customs alone speaks',
      [
        ['rounds', 1_680, 40],
        ['answers', 1, 60],
      ],
      'source 0',
    ],
    ['of which customs alone was heard', [['answers', 2_000, 60]], null],
  ])('%s', (_, heard, expected) => {
    const sources = heard.map(([pace, ago, usual], at) => ({
      code: `source ${at}`,
      pace,
      heardMs: nowMs - ago * minuteMs,
      usualSeconds: usual === null ? null : usual * 60,
    }));
    expect(findSilence(sources, nowMs)?.source ?? null).toBe(expected);
  });

  test.each(profiles.map(({ code, sources }) => [code, sources] as const))(
    '%s is silent when none of its own sources is heard',
    (_, sources) => {
      const heardMs = nowMs - 28 * 60 * minuteMs;
      const heard = (sources as readonly PortSource[]).map(({ code, pace }) => ({ code, pace, heardMs, usualSeconds: 2_400 }));
      expect(findSilence(heard, nowMs)).toMatchObject({ sinceMs: heardMs, usualSeconds: 2_400 });
      // One word of any that tells what happens there ends it.
      for (const { code, pace } of heard) {
        const spoken = heard.map((one) => (one.code === code ? { ...one, heardMs: nowMs } : one));
        expect(findSilence(spoken, nowMs) === null).toBe(pace !== 'answers');
      }
    },
  );
});
