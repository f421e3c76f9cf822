// Guarantee: five tries in fifteen minutes, then a lock that grows within a day (R-4.1-16, S-03).
import { expect, it } from 'vitest';
import { countTry, lockMinutes, type PasswordGuard } from './count-wrong-password';

const minute = 60_000;

/** Tries at the given minutes; gives tries left, or `locked`. */
function tryAt(...minutes: number[]): (number | 'locked')[] {
  let guard: PasswordGuard | null = null;
  return minutes.map((at) => {
    const judged = countTry(guard, 1e12 + at * minute);
    if (!judged.isAllowed) return 'locked';
    guard = judged.guard;
    return judged.triesLeft;
  });
}

it.each([
  ['five in a row lock', [0, 0, 0, 0, 0, 0], [4, 3, 2, 1, 0, 'locked']],
  ['the lock ends after 15 minutes, to the moment', [0, 0, 0, 0, 0, 14.999, 15], [4, 3, 2, 1, 0, 'locked', 4]],
  ['the window slides on after 15 minutes', [0, 1, 2, 3, 15, 16], [4, 3, 2, 1, 4, 3]],
  ['the second lock takes 30 minutes', [0, 0, 0, 0, 0, 15, 15, 15, 15, 15, 44, 45], [4, 3, 2, 1, 0, 4, 3, 2, 1, 0, 'locked', 4]],
  [
    'after a day locks are short again',
    [0, 0, 0, 0, 0, 1440, 1440, 1440, 1440, 1440, 1454, 1455],
    [4, 3, 2, 1, 0, 4, 3, 2, 1, 0, 'locked', 4],
  ],
] as const)('R-4.1-16 %s', (_name, minutes, expected) => expect(tryAt(...minutes)).toEqual(expected));

it('locks of 15, 30, and then 60 minutes', () => expect([0, 1, 2, 3, 9].map(lockMinutes)).toEqual([15, 30, 60, 60, 60]));

it('at most 20 tries in an hour, however they come', () => {
  let guard: PasswordGuard | null = null;
  let allowed = 0;
  for (let second = 0; second < 3600; second++) {
    const judged = countTry(guard, 1e12 + second * 1000);
    if (!judged.isAllowed) continue;
    guard = judged.guard;
    allowed++;
  }
  expect(allowed).toBeLessThanOrEqual(20);
});
