// Guarantee: R-7.4-41, L-01: one payment follows one bill; a mistake is mended for nothing, a carrier's change goes with it once.
import { describe, expect, it } from 'vitest';
import { judgeRename } from './judge-rename';

describe('R-7.4-41 another number for what was paid for', () => {
  // Written from the trade: a clerk mistypes at any time; a carrier splits, merges or renumbers a bill once.
  it.each([
    ['mistyped, nothing heard', false, 0, 'free'],
    ['mistyped again', false, 0, 'free'],
    ['mistyped while the carrier’s new number is entered', false, 1, 'free'],
    ['the carrier changes a number that the port has told of', true, 0, 'counted'],
    ['a third bill that the port has told of', true, 1, 'used-up'],
    ['and so on', true, 2, 'used-up'],
  ] as const)('R-7.4-41 %s: heard %s, %i before: %s', (_case, isHeard, before, verdict) => {
    expect(judgeRename(isHeard, before)).toBe(verdict);
  });
});
