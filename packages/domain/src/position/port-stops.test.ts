// Guarantee: a ship that lay at a port for hours is said to have called there; who waits at sea or for a pilot has not.
import { expect, it } from 'vitest';
import { findPortStops } from './port-stops';

const hour = 3_600_000;
const places = { ningbo: [29.94, 121.87], beilun: [29.95, 121.83], sea: [28, 123], pusan: [35.08, 128.83] } as const;
type Step = readonly [hours: number, place: keyof typeof places, knots: number | null];
const track = (steps: readonly Step[]) =>
  steps.map(([hours, place, speedKnots]) => ({ atMs: hours * hour, latitude: places[place][0], longitude: places[place][1], speedKnots }));

it.each<[string, readonly Step[], readonly object[]]>([
  [
    'lies for two hours and sails',
    [
      [0, 'sea', 12],
      [3, 'ningbo', 0.1],
      [5, 'ningbo', 0],
      [6, 'sea', 9],
    ],
    [{ port: '宁波港', fromMs: 3 * hour, untilMs: 6 * hour }],
  ],
  [
    'lies there still',
    [
      [3, 'ningbo', 0],
      [4, 'beilun', 0.2],
      [5, 'ningbo', 0],
    ],
    [{ port: '宁波港', fromMs: 3 * hour, untilMs: null }],
  ],
  [
    'waits an hour',
    [
      [3, 'ningbo', 0],
      [4, 'ningbo', 0],
      [4.5, 'sea', 9],
    ],
    [],
  ],
  [
    'lies at sea',
    [
      [3, 'sea', 0],
      [9, 'sea', 0],
    ],
    [],
  ],
  [
    'passes by',
    [
      [3, 'ningbo', 8],
      [6, 'ningbo', 9],
    ],
    [],
  ],
  [
    'tells no speed',
    [
      [3, 'ningbo', null],
      [6, 'ningbo', null],
    ],
    [],
  ],
  [
    'calls twice',
    [
      [0, 'ningbo', 0],
      [3, 'ningbo', 0],
      [4, 'sea', 14],
      [60, 'pusan', 0],
      [70, 'pusan', 0],
    ],
    [{ port: '宁波港' }, { port: '釜山', untilMs: null }],
  ],
])('R-7.6-10 a ship that %s', (_name, steps, expected) => {
  expect(findPortStops(track(steps))).toMatchObject(expected);
  expect(findPortStops(track(steps))).toHaveLength(expected.length);
});
