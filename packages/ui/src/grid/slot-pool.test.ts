// Guarantee: a row in sight never changes its element, and elements are reused rather than added.
import { expect, test } from 'vitest';
import { SlotPool } from './slot-pool';

test('rows that stay keep their slots, rows that enter take those that fell free', () => {
  const pool = new SlotPool();
  expect(pool.assign(['a', 'b', 'c', 'd'])).toEqual([0, 1, 2, 3]);
  expect(pool.assign(['c', 'd', 'e', 'f'])).toEqual([2, 3, 0, 1]);
  // Another order, as after sorting: still the same elements.
  expect(pool.assign(['f', 'e', 'd', 'c'])).toEqual([1, 0, 3, 2]);
  expect(pool.assign(['f', 'e', 'd', 'c'])).toEqual([1, 0, 3, 2]);
});

test('a window of one size never needs more slots than rows in it', () => {
  const pool = new SlotPool();
  let highest = 0;
  for (let from = 0; from < 500; from += 7) {
    const slots = pool.assign(Array.from({ length: 30 }, (_, i) => `row ${from + i}`));
    expect(new Set(slots).size).toBe(30);
    highest = Math.max(highest, ...slots);
  }
  expect(highest).toBe(29);
});
