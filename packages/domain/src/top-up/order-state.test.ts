// Guarantee: P-06: whatever is paid is asked for within a minute of its payment for the first half hour, and rarely after it.
import { describe, expect, it } from 'vitest';
import { nextAskMs } from './order-state';

const madeMs = 1_000_000;
const overMs = madeMs + 7_200_000;
const s = 1_000;

describe('P-06 when a method is asked about an order', () => {
  it.each([
    ['just made', 0, 15 * s],
    ['asked once', 15 * s, 45 * s],
    ['asked twice', 45 * s, 95 * s],
    ['three minutes old', 180 * s, 230 * s],
    ['twenty minutes old', 1_200 * s, 1_250 * s],
    ['older than half an hour', 1_800 * s, 2_100 * s],
    ['near its end', 7_100 * s, 7_200 * s],
    ['over, and not to be closed yet', 7_200 * s, 7_260 * s],
  ])('%s: after %i ms at %i ms', (_which, ageMs, nextMs) => {
    expect(nextAskMs(madeMs, overMs, madeMs + ageMs)).toBe(madeMs + nextMs);
  });
});
