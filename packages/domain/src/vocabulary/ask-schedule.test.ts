// Guarantee: a bill without any message is asked for 14 times within a day, at growing distances, then daily for a week, and no more.
import { describe, expect, it } from 'vitest';
import { parseShanghai, formatShanghai } from './shanghai-time';
import { askAfterMs, askedDays, nextAskMs } from './ask-schedule';

const at = (text: string): number => parseShanghai(text)!;
const fromMs = at('2026-10-12 09:00:00');

describe('R-4.10-38 asking again', () => {
  it('R-4.10-38 at these instants and at no other', () => {
    const asked: string[] = [];
    for (let nowMs: number | null = nextAskMs(fromMs, fromMs); nowMs !== null; nowMs = nextAskMs(fromMs, nowMs))
      asked.push(formatShanghai(nowMs));
    expect(asked).toEqual([
      '2026-10-12 09:01:00',
      '2026-10-12 09:03:00',
      '2026-10-12 09:07:00',
      '2026-10-12 09:15:00',
      '2026-10-12 09:30:00',
      '2026-10-12 10:00:00',
      '2026-10-12 10:45:00',
      '2026-10-12 11:45:00',
      '2026-10-12 13:00:00',
      '2026-10-12 14:45:00',
      '2026-10-12 17:00:00',
      '2026-10-12 20:30:00',
      '2026-10-13 01:30:00',
      '2026-10-13 09:00:00',
      '2026-10-14 09:00:00',
      '2026-10-15 09:00:00',
      '2026-10-16 09:00:00',
      '2026-10-17 09:00:00',
      '2026-10-18 09:00:00',
      '2026-10-19 09:00:00',
      '2026-10-20 09:00:00',
    ]);
    expect(askedDays).toBe(8);
  });

  it('R-4.10-38 waits longer each time within the first day', () => {
    const waits = askAfterMs.slice(0, 14).map((ms, index) => ms - (askAfterMs[index - 1] ?? 0));
    for (const [index, wait] of waits.entries()) expect(wait).toBeGreaterThan(waits[index - 1] ?? 0);
  });

  it.each([
    ['a time itself is not asked twice', '2026-10-12 09:01:00', '2026-10-12 09:03:00'],
    ['a clock before the beginning', '2026-10-11 09:00:00', '2026-10-12 09:01:00'],
    ['three days slept through are one time', '2026-10-15 12:00:00', '2026-10-16 09:00:00'],
    ['just before the last', '2026-10-20 08:59:59', '2026-10-20 09:00:00'],
    ['the last', '2026-10-20 09:00:00', null],
  ])('R-4.10-38 %s', (_name, now, next) => expect(nextAskMs(fromMs, at(now))).toBe(next === null ? null : at(next)));
});
