// Guarantee: a subscription ends by itself when the specification says so, for the reason that it names, and never before.
import { expect, it, test } from 'vitest';
import { parseShanghai } from './shanghai-time';
import { removalLimits, removalOf } from './automatic-removal';

const at = (text: string): number => parseShanghai(text)!;

it.each([
  ['2026-10-12 09:00', null, null, 3, '2026-11-12 09:00'],
  ['2026-10-12 09:00', '2026-10-13 09:00', null, 4, '2026-12-11 09:00'],
  ['2026-10-12 09:00', '2026-10-13 09:00', '2026-10-20 22:00', 2, '2026-11-20 22:00'],
  // Followed long after the ship had sailed: it is there for a month.
  ['2026-10-12 09:00', '2026-10-13 09:00', '2026-06-01 00:00', 2, '2026-11-12 09:00'],
  // The last of a long month ends with the short one.
  ['2027-01-31 08:00', null, null, 3, '2027-02-28 08:00'],
])('M-08 R-4.10-19, R-9-26 followed since %s, heard %s, sailed %s: reason %i on %s', (since, heard, departed, reason, due) => {
  const facts = { sinceMs: at(since), heardMs: heard === null ? null : at(heard), departedMs: departed === null ? null : at(departed) };
  expect(removalOf(facts)).toEqual({ reason, dueMs: at(due) });
});

test('M-08 70 days moved remove what is under way, and what nobody has heard of before that', () => {
  const sinceMs = at('2026-10-12 09:00');
  const after70 = sinceMs + 70 * 86_400_000;
  expect(removalOf({ sinceMs, heardMs: sinceMs, departedMs: null }).dueMs).toBeLessThan(after70);
  expect(removalOf({ sinceMs, heardMs: null, departedMs: null }).dueMs).toBeLessThan(after70);
});

test('M-08 what is due is within the limits, and is read', () => {
  const dayMs = 86_400_000;
  const start = at('2026-12-01 08:00');
  for (let since = 0; since < 90; since++) {
    for (const [heard, departed] of [
      [null, null],
      [1, null],
      [1, since - 5],
      [1, since],
      [1, since + 40],
      [null, since + 3],
    ] as const) {
      const sinceMs = start + since * dayMs;
      const departedMs = departed === null ? null : start + departed * dayMs;
      const { dueMs } = removalOf({ sinceMs, heardMs: heard, departedMs });
      const limits = removalLimits(dueMs);
      expect(sinceMs).toBeLessThanOrEqual(limits.sinceMs);
      expect(departedMs ?? limits.departedMs).toBeLessThanOrEqual(limits.departedMs);
      expect(heard === null || departedMs !== null ? limits.unfinishedMs : sinceMs).toBeLessThanOrEqual(limits.unfinishedMs);
    }
  }
});
