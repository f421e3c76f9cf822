// Guarantee: the ticker never holds 150 entries, never shows one twice, and its pauses keep their bounds.
import { describe, expect, test } from 'vitest';
import { addEntries, isNearEnd, nextStart, pauseAfterSlideMs, slideAt } from './ticker-list';

const entries = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => ({ id: from + i }));

describe('ticker', () => {
  test('R-4.7-05, R-9-04 at 150 the oldest 50 go', () => {
    expect(addEntries(entries(0, 149), entries(0, 149))).toHaveLength(149);
    const capped = addEntries(entries(0, 149), entries(149, 150));
    expect(capped).toHaveLength(100);
    expect(capped[0]).toEqual({ id: 50 });
    expect(capped.at(-1)).toEqual({ id: 149 });
  });

  test('R-4.7-05 stays under the cap whatever comes in', () => {
    let list = addEntries([], entries(0, 400));
    expect(list.length).toBeLessThan(150);
    for (let round = 0; round < 20; round += 1) {
      list = addEntries(list, entries(400 + round * 37, 437 + round * 37));
      expect(list.length).toBeLessThan(150);
      expect(new Set(list.map((entry) => entry.id)).size).toBe(list.length);
    }
  });

  test('entries that are known are not added again', () => {
    const list = entries(0, 5);
    expect(addEntries(list, entries(3, 7)).map((entry) => entry.id)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('R-4.7-01, R-9-04 three per slide, and after the last from the beginning', () => {
    const list = entries(0, 8);
    expect(slideAt(list, 0)).toHaveLength(3);
    expect([nextStart(list, 0), nextStart(list, 3), nextStart(list, 6)]).toEqual([3, 6, 0]);
    expect(slideAt(list, 6)).toHaveLength(2);
  });

  test('R-4.7-04 asks for more near the end', () => {
    const list = entries(0, 12);
    expect([0, 3, 6, 9].map((start) => isNearEnd(list, start))).toEqual([false, false, true, true]);
    expect(isNearEnd([], 0)).toBe(true);
  });

  test.each([
    [0, 1_000],
    [0.5, 31_000],
    [0.999999, 60_999],
  ])('R-4.7-02, -03, R-9-04 a slide stands for a second and a random part of a minute: for %f it is %i ms', (random, ms) => {
    expect(pauseAfterSlideMs(random)).toBe(ms);
  });
});
