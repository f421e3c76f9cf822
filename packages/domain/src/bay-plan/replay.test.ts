// Guarantee (R-7.6-11): looked back to an instant, a ship shows what had been heard, and of others' boxes no more than at the full
// hour before, so that nobody reads the second at which one of them came in.
import { describe, expect, it } from 'vitest';
import type { Fact } from '../tracking/index';
import { movesKnownAt, stopsOf } from './replay';

const hourMs = 3_600_000;
const t0 = Date.UTC(2026, 9, 12, 6);
const heard = (containerNo: string, afterMs: number): Fact => ({ containerNo, heardMs: t0 + afterMs }) as Fact;
const own = (containerNo: string): boolean => containerNo === 'OWN';

describe('what was known of boxes', () => {
  const moves = [heard('OWN', 60_000), heard('OTHER', 60_000), heard('OTHER', hourMs), heard('OWN', hourMs + 1)];
  it.each<readonly [what: string, atMs: number, known: readonly number[]]>([
    ['before anything', 59_999, []],
    ['the second of the own box', 60_000, [0]],
    ['a millisecond before the hour', hourMs - 1, [0]],
    ['the full hour', hourMs, [0, 1, 2]],
    ['after it', hourMs + 1, [0, 1, 2, 3]],
  ])('%s', (_what, atMs, known) => {
    expect(movesKnownAt(moves, own, t0 + atMs)).toEqual(known.map((at) => moves[at]));
  });
});

describe('stops', () => {
  it('are the instants heard, in order, each once, and none that is to come', () => {
    const hearings = [5_000, 1_000, 5_000, 9_000].map((afterMs) => ({ atMs: t0 + afterMs, statements: 2 }));
    expect(stopsOf(hearings, t0 + 8_000)).toEqual([
      { atMs: t0 + 1_000, statements: 2 },
      { atMs: t0 + 5_000, statements: 4 },
    ]);
  });

  it('are full hours where others’ boxes alone are shown, and where the instants are too many', () => {
    const hearings = Array.from({ length: 700 }, (_, minute) => ({ atMs: t0 + minute * 60_000 + 1, statements: 1 }));
    const hours = stopsOf(hearings, t0 + 12 * hourMs, true);
    expect(hours.map(({ atMs }) => (atMs - t0) / hourMs)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(hours.reduce((sum, { statements }) => sum + statements, 0)).toBe(700);
    expect(stopsOf(hearings, t0 + 12 * hourMs)).toEqual(hours);
  });
});
