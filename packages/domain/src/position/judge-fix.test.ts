// Guarantee: no place that cannot be true moves a vehicle, and a wrong one does not hold it for ever; shifts of Chinese maps
// are those of published pairs.
import { describe, expect, it } from 'vitest';
import { isShiftedThere, metresBetween, toGcj02 } from '../vocabulary/coordinates';
import { clockErrorMs, judgeFix, type Fix, type ToldFix } from './judge-fix';

const now = Date.UTC(2026, 9, 12, 4);
const minute = 60_000;
/** At the gate of a terminal of 北仑. */
const known: Fix = { atMs: now - minute, latitude: 29.93, longitude: 121.88, speedKmh: 30, courseDegrees: 90 };
const told = (part: Partial<ToldFix>): ToldFix => ({ ...known, atMs: now, isFixed: true, ...part });

describe('R-7.6-09 a fix', () => {
  it.each<[string, Partial<ToldFix>, Fix | null, string]>([
    ['the first of a vehicle', {}, null, 'moves'],
    ['a minute and 700 m on', { longitude: 121.8873 }, known, 'moves'],
    ['of the same instant, told again', { atMs: known.atMs }, known, 'late'],
    ['of an hour ago, after a silence', { atMs: now - 60 * minute, longitude: 121.6 }, known, 'late'],
    ['without satellites', { isFixed: false }, known, 'nowhere'],
    ['without a place', { latitude: null }, known, 'nowhere'],
    ['0° 0°', { latitude: 0, longitude: 0.001 }, null, 'nowhere'],
    ['on the equator, which is no latitude but none', { latitude: 0 }, null, 'nowhere'],
    ['on the meridian of Greenwich', { longitude: 0 }, null, 'nowhere'],
    ['without a time', { atMs: null }, known, 'undated'],
    ['of a clock that is five minutes early', { atMs: now + clockErrorMs }, known, 'moves'],
    ['of now, after a clock that was two days ahead was put back', {}, { ...known, atMs: now + 2_880 * minute, longitude: 116.4 }, 'moves'],
    ['of now, after a clock that was five minutes ahead', {}, { ...known, atMs: now + clockErrorMs }, 'late'],
    ['of tomorrow', { atMs: now + 24 * 60 * minute }, known, 'undated'],
    ['at 161 km/h', { speedKmh: 161 }, known, 'too-fast'],
    ['at no number', { speedKmh: Number.NaN }, known, 'too-fast'],
    ['100 km away after a minute', { longitude: 122.9 }, known, 'jump'],
    ['beyond the sea after a minute', { longitude: 129 }, known, 'jump'],
    ['100 km away after an hour', { longitude: 122.9, atMs: known.atMs + 60 * minute }, known, 'moves'],
    ['100 km away a minute before', { longitude: 122.9, atMs: known.atMs - minute }, known, 'jump'],
    ['a kilometre to the side, between buildings', { latitude: 29.94, atMs: known.atMs + 1_000 }, known, 'moves'],
  ])('R-7.6-09 %s', (_name, part, before, expected) => {
    expect(judgeFix(told(part), before, 'atMs' in part && part.atMs === known.atMs + 60 * minute ? now + 60 * minute : now).verdict).toBe(
      expected,
    );
  });
});

it.each<[string, readonly (readonly [second: number, longitude: number])[], readonly string[]]>([
  [
    'three in a row that agree overrule a wrong one',
    [
      [10, 121.88],
      [20, 121.881],
      [30, 121.882],
      [40, 121.883],
    ],
    ['jump', 'jump', 'moves', 'moves'],
  ],
  [
    'two do not',
    [
      [10, 121.88],
      [20, 121.881],
      [30, 116.4],
    ],
    ['jump', 'jump', 'moves'],
  ],
  [
    'nor three that are nowhere near each other',
    [
      [10, 121.88],
      [20, 119],
      [30, 110],
      [40, 104],
    ],
    ['jump', 'jump', 'jump', 'jump'],
  ],
  [
    'nor one that is told three times',
    [
      [10, 121.88],
      [10, 121.88],
      [10, 121.88],
    ],
    ['jump', 'jump', 'jump'],
  ],
  [
    'nor what is older',
    [
      [-30, 121.88],
      [-20, 121.881],
      [-10, 121.882],
    ],
    ['jump', 'jump', 'jump'],
  ],
  [
    'a true one between them begins anew',
    [
      [10, 121.88],
      [20, 121.881],
      [25, 116.4],
      [30, 121.882],
    ],
    ['jump', 'jump', 'moves', 'jump'],
  ],
])('R-7.6-09 after a false first place %s', (_name, places, expected) => {
  let before: Fix = { ...known, longitude: 116.4 };
  let doubted: readonly Fix[] = [];
  const verdicts = places.map(([second, longitude]) => {
    const judged = judgeFix(told({ atMs: known.atMs + second * 1_000, longitude }), before, now, doubted);
    doubted = judged.verdict === 'jump' ? judged.doubted : judged.verdict === 'moves' ? [] : doubted;
    if (judged.verdict === 'moves') before = judged.fix;
    return judged.verdict;
  });
  expect(verdicts).toEqual(expected);
});

it('metres are those of the great circle', () => {
  // 北仑 to 外高桥.
  expect(metresBetween({ latitude: 29.93, longitude: 121.88 }, { latitude: 31.35, longitude: 121.6 }) / 1_000).toBeCloseTo(160.2, 0);
  expect(metresBetween(known, known)).toBe(0);
});

it.each([
  // WGS-84 and the GCJ-02 that published conversions give for it.
  [31.1774276, 121.5272106, 31.17530398364597, 121.531541859215],
  [22.543847, 113.912316, 22.540796131694766, 113.9171764808363],
  [39.911954, 116.377817, 39.91334545536069, 116.38404722455657],
])('%s, %s is drawn at %s, %s', (latitude, longitude, drawnLatitude, drawnLongitude) => {
  const drawn = toGcj02({ latitude, longitude });
  expect([drawn.latitude, drawn.longitude]).toEqual([expect.closeTo(drawnLatitude, 7), expect.closeTo(drawnLongitude, 7)]);
});

it('beyond the mainland both systems are one', () => {
  const rotterdam = { latitude: 51.95, longitude: 4.05 };
  expect([isShiftedThere(rotterdam), toGcj02(rotterdam)]).toEqual([false, rotterdam]);
});
