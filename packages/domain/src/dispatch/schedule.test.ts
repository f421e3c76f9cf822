// Guarantee: R-07: questions come ever more seldom, at least each hour, and end after a day.
import { expect, it } from 'vitest';
import { askAfterMs, callShareOfQuiet, giveUpAfterMs, quietMsUsual } from './schedule';

it('R-07 asks after 20 s, 1, 3, 9, 27 minutes, then each hour', () => {
  const seconds = [0, 1, 2, 3, 4, 5, 50].map((asks) => askAfterMs(asks, quietMsUsual) / 1_000);
  expect(seconds).toEqual([20, 60, 180, 540, 1_620, 3_600, 3_600]);
});

it('gives up after a day; a call is over before the counterpart is asked about it', () => {
  expect(giveUpAfterMs(quietMsUsual)).toBe(24 * 3_600_000);
  expect(callShareOfQuiet).toBeLessThan(1);
});
