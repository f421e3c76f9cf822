import { shanghaiDay, startOfShanghaiDay } from '../vocabulary/shanghai-time';

/** Whether a day, as `2026-10-11`, is after today in Shanghai: no source tells of it yet. */
export const isFuture = (day: string, nowMs: number): boolean => day > shanghaiDay(nowMs);

const dayMs = 86_400_000;

/** When the week began in which an instant lies, ms since epoch: Monday's midnight in Shanghai. What was first seen since is new. */
export function weekStartMs(nowMs: number): number {
  const midnightMs = startOfShanghaiDay(nowMs);
  // The first of 1970 was a Thursday.
  const weekday = (Math.floor((midnightMs + 8 * 3_600_000) / dayMs) + 3) % 7;
  return midnightMs - weekday * dayMs;
}

/** Of a day in Shanghai, minutes after midnight at which is told who is to be called on. */
const callTime = 8 * 60 + 30;

/** A day for which companies were put down, and until when, ms since epoch. */
export interface DueDay {
  readonly day: string;
  readonly untilMs: number;
}

/** What is due at an instant; null before the time of day at which it is told. */
export function dueAt(nowMs: number): DueDay | null {
  const untilMs = startOfShanghaiDay(nowMs) + callTime * 60_000;
  return nowMs < untilMs ? null : { day: shanghaiDay(nowMs), untilMs };
}

/** So many days a morning is made up for that nobody was told on: longer no server is away, and nobody waits. */
const madeUpDays = 7;

/** Days that are due at an instant or were before, the oldest first. */
export const duesAt = (nowMs: number): readonly DueDay[] =>
  Array.from({ length: madeUpDays + 1 }, (_, ago) => dueAt(nowMs - ago * dayMs) ?? [])
    .flat()
    .toReversed();
