/** When a subscription ends by itself (R-4.10-19, reasons 2 to 4), and why. */
import { sameDayOfMonth } from './shanghai-time';

/** Months after departure, months without any news, days without an end. */
const monthsAfterDeparture = 1;
const monthsWithoutNews = 1;
const unfinishedDaysMax = 60;

/** Number of R-4.10-19 of what has ended because nothing was ever heard: it is paid back (R-4.9-12). */
export const endedUnheard = 3;

/** What of a subscription decides; ms since epoch, port time. */
export interface RemovalFacts {
  /** Since when it is followed, or followed again. */
  readonly sinceMs: number;
  readonly heardMs: number | null;
  /** Null while the ship has not sailed. */
  readonly departedMs: number | null;
}

export interface Removal {
  /** Number of R-4.10-19. */
  readonly reason: 2 | 3 | 4;
  readonly dueMs: number;
}

const dayMs = 86_400_000;
/** No month has fewer. */
const shortestMonthDays = 28;

/**
 * When and why a subscription ends unless something is heard before: a month
 * after departure, a month without any news, or 60 days without an end. What was
 * followed after its departure stays a month as well.
 */
export function removalOf({ sinceMs, heardMs, departedMs }: RemovalFacts): Removal {
  if (departedMs !== null) return { reason: 2, dueMs: sameDayOfMonth(Math.max(departedMs, sinceMs), monthsAfterDeparture) };
  if (heardMs === null) return { reason: endedUnheard, dueMs: sameDayOfMonth(sinceMs, monthsWithoutNews) };
  return { reason: 4, dueMs: sinceMs + unfinishedDaysMax * dayMs };
}

/** Latest times at which what ends by now can have begun; ms since epoch, port time. */
export interface RemovalLimits {
  /** Followed since then at the latest, whatever the reason. */
  readonly sinceMs: number;
  /** Sailed by then, where the ship has sailed. */
  readonly departedMs: number;
  /** Followed since then, where it has not and something was heard. */
  readonly unfinishedMs: number;
}

/** The limits at port time `nowMs`: what is beyond them need not be read to be judged by `removalOf`. */
export function removalLimits(nowMs: number): RemovalLimits {
  const monthAgoMs = nowMs - Math.min(monthsAfterDeparture, monthsWithoutNews) * shortestMonthDays * dayMs;
  return { sinceMs: monthAgoMs, departedMs: monthAgoMs, unfinishedMs: nowMs - unfinishedDaysMax * dayMs };
}
