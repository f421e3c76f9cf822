// Guarantee: peers idea 7: nothing is changed after the cut-off, nor in the six hours before the ship berths.
import { expect, it } from 'vitest';
import { changeWindow } from './change-window';

const closes = Date.UTC(2026, 9, 12, 12);
const berths = Date.UTC(2026, 9, 14, 0, 30);
const locks = Date.UTC(2026, 9, 13, 18, 30);

it.each([
  ['before both', closes, berths, closes - 1, { state: 'open', untilMs: closes }],
  ['at the cut-off', closes, berths, closes, { state: 'closed', sinceMs: closes }],
  ['long after it', closes, berths, berths, { state: 'closed', sinceMs: closes }],
  ['before the lock', null, berths, locks - 1, { state: 'open', untilMs: locks }],
  ['at the lock', null, berths, locks, { state: 'locked', sinceMs: locks }],
  ['a ship that comes sooner', berths, berths, locks, { state: 'locked', sinceMs: locks }],
  ['a port that has told neither', null, null, berths, { state: 'open', untilMs: null }],
] as const)('%s', (_name, vgmClosesMs, berthMs, nowMs, wanted) => {
  expect(changeWindow({ vgmClosesMs, berthMs }, nowMs)).toEqual(wanted);
});
