/** When what was subscribed to and not heard of is asked for again: 14 times over a day, then daily for a week (R-4.10-38). */

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Of the first day, minutes after its beginning: each wait is longer than the one before. */
const firstDayMinutes = [1, 3, 7, 15, 30, 60, 105, 165, 240, 345, 480, 690, 990, 1_440] as const;
const furtherDays = 7;

/** The instants after the beginning, ms: 14 within a day, then one a day for seven days. */
export const askAfterMs: readonly number[] = [
  ...firstDayMinutes.map((minutes) => minutes * minuteMs),
  ...Array.from({ length: furtherDays }, (_, index) => (index + 2) * dayMs),
];

/** Days after which nobody asks any more. */
export const askedDays = askAfterMs.at(-1)! / dayMs;

/**
 * When a bill is asked for next. Times that were slept through are not made up
 * for: asked once, it is asked again at the next one to come.
 *
 * @param fromMs when it was subscribed, recalled, renamed or asked for anew; ms since epoch, port time.
 * @param nowMs port time.
 * @returns ms since epoch; null when the last time is over.
 */
export function nextAskMs(fromMs: number, nowMs: number): number | null {
  const after = askAfterMs.find((ms) => fromMs + ms > nowMs);
  return after === undefined ? null : fromMs + after;
}
