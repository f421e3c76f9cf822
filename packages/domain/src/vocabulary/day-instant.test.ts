// Guarantee: a day without an hour is shown as a day, sorts in front of what it brought and ends at its midnight.
import { describe, expect, it } from 'vitest';
import { calendarDays, dayInstant, isDayInstant, latestOf } from './day-instant';
import { formatShanghai } from './shanghai-time';
import { describeCountdown } from './countdown';

const at = (text: string): number => Date.parse(`${text.replace(' ', 'T')}+08:00`);
const day = dayInstant(at('2026-05-20 00:00:00'));

describe('a day without an hour', () => {
  it.each([
    [day, true],
    [at('2026-05-20 00:00:00'), false],
    [at('2026-05-20 07:30:00'), false],
    [at('2026-05-20 23:59:59'), false],
  ])('W-11 %s is a day: %s', (instantMs, expected) => {
    expect(isDayInstant(instantMs)).toBe(expected);
  });

  it('W-11 is written as its day and nothing else, a midnight as the time that it is', () => {
    expect([formatShanghai(day), formatShanghai(at('2026-05-20 00:00:00'))]).toEqual(['2026-05-20', '2026-05-20 00:00:00']);
  });

  it('W-11 is behind the midnight and in front of everything else of its day', () => {
    expect([at('2026-05-19 23:59:59') < day, day < at('2026-05-20 00:00:01')]).toEqual([true, true]);
    expect([latestOf(day), latestOf(at('2026-05-20 07:30:00'))]).toEqual([at('2026-05-21 00:00:00'), at('2026-05-20 07:30:00')]);
  });

  it.each([
    ['2026-05-20 23:59:00', 0],
    ['2026-05-21 00:00:00', 1],
    ['2026-11-27 10:00:00', 191],
    ['2026-05-19 10:00:00', 0],
  ])('W-11 to %s are %s days', (until, days) => {
    expect(calendarDays(day, at(until))).toBe(days);
  });

  it('W-11 nobody counts down to it', () => {
    const nowMs = at('2026-05-18 07:30:00');
    expect([describeCountdown('2026-05-20', nowMs), describeCountdown('2026-05-20 07:30:00', nowMs)]).toEqual([null, '2天 00:00']);
  });
});
