/**
 * A day that was told without an hour (ADR 0060). It travels where instants do,
 * as the first millisecond behind its midnight in Shanghai: it sorts in front of
 * what the day brought, every writer of times shows the day alone, and nobody
 * counts hours from it.
 */

const offsetMs = 8 * 3_600_000;
const dayMs = 24 * 3_600_000;
const markMs = 1;

/** The day whose midnight in Shanghai is `midnightMs`, ms since epoch, as it travels. */
export function dayInstant(midnightMs: number): number {
  return midnightMs + markMs;
}

/** Whether an instant, ms since epoch, stands for a day without an hour. */
export function isDayInstant(instantMs: number): boolean {
  return (instantMs + offsetMs) % dayMs === markMs;
}

/** When what happened then had happened at the latest: at the end of a day, at an instant itself; ms since epoch. */
export function latestOf(instantMs: number): number {
  return isDayInstant(instantMs) ? instantMs - markMs + dayMs : instantMs;
}

/** Days of the calendar from one instant to another, 0 on the same day. */
export function calendarDays(fromMs: number, toMs: number): number {
  return Math.max(0, Math.floor((toMs + offsetMs) / dayMs) - Math.floor((fromMs + offsetMs) / dayMs));
}
