// Guarantee: a stay is where a vehicle stood for ten minutes or more, by its track, whether its terminal spoke meanwhile or not.
import { describe, expect, it } from 'vitest';
import { findVehicleStops } from './vehicle-stops';

const startMs = Date.UTC(2026, 9, 12, 4);
const minute = 60_000;
/** A point so many minutes after the start, so many metres to the north. */
const point = (minutes: number, metres: number) => ({
  atMs: startMs + minutes * minute,
  latitude: 29.9 + metres / 111_195,
  longitude: 122,
});
const told = (...track: readonly ReturnType<typeof point>[]) =>
  findVehicleStops(track).map(({ at, fromMs, untilMs }) => [
    at,
    (fromMs - startMs) / minute,
    untilMs === null ? null : (untilMs - startMs) / minute,
  ]);

describe('the stays of a vehicle', () => {
  it.each([
    ['it drives all the time', [point(0, 0), point(5, 5_000), point(10, 10_000)], []],
    ['it waits at a light', [point(0, 0), point(9, 20), point(12, 5_000)], []],
    ['it waits at a gate', [point(0, 0), point(10, 40), point(12, 5_000)], [[0, 0, 10]]],
    ['a queue creeps on', [point(0, 0), point(8, 150), point(16, 290), point(20, 5_000)], [[0, 0, 16]]],
    ['its terminal sleeps', [point(0, -9_000), point(10, 0), point(70, 60), point(72, 5_000)], [[1, 10, 70]]],
    ['it stands there still', [point(0, -9_000), point(10, 0), point(25, 10)], [[1, 10, null]]],
    [
      'it stands twice',
      [point(0, 0), point(15, 0), point(30, 20_000), point(45, 20_010), point(50, 30_000)],
      [
        [0, 0, 15],
        [2, 30, 45],
      ],
    ],
    ['nothing is known of it', [], []],
    ['one point is known', [point(0, 0)], []],
  ])('%s', (_, track, stops) => {
    expect(told(...track)).toEqual(stops);
  });
});
