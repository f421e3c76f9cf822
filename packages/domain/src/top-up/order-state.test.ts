// Guarantee: P-06: whatever is paid is asked for within a minute of its payment for the first half hour, and rarely after it.
import { describe, expect, it } from 'vitest';
import { backOf, nextAskMs } from './order-state';

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

describe('R-4.10-36 what of an order of 500 and 15 on top can be given back', () => {
  it.each([
    ['paid, and all of it is there', 'paid', false, 51_500, 50_000, null],
    ['paid, and a fen of what came on top is spent', 'paid', false, 51_499, 0, 'spent'],
    ['on an invoice, whatever is there', 'paid', true, 51_500, 0, 'invoiced'],
    ['not paid', 'waiting', false, 51_500, 0, 'not-paid'],
    ['being paid', 'paying', false, 51_500, 0, 'not-paid'],
    ['closed', 'closed', false, 51_500, 0, 'not-paid'],
    ['given back', 'refunded', false, 51_500, 0, 'refunded'],
  ] as const)('R-4.10-36 %s', (_which, state, isInvoiced, balanceFen, fen, fault) => {
    expect(backOf({ state, fen: 50_000, giftFen: 1_500 }, isInvoiced, balanceFen)).toEqual({ fen, fault });
  });
});
