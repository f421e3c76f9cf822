import { nextAskMs } from '@mastlight/domain/vocabulary/ask-schedule';
import type { Journey } from '@mastlight/domain/line-tracking/journey';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** A line that knows a shipment writes it anew some times a day; around an arrival more often. */
const usualEveryMs = 4 * hourMs;
const nearEveryMs = hourMs;
const nearMs = 2 * dayMs;
/** What is unknown for so long is asked after no more; whoever follows it gets his money back then. */
export const askedUnknownMs = 31 * dayMs;
/** After the first day an unknown number has failed, and is asked after all the same. */
export const failedAfterMs = dayMs;
/** A line that did not answer is asked again after it; one that answers with what cannot be of a shipment, as seldom as usual. */
export const troubleEveryMs = 10 * 60_000;
export const tooMuchEveryMs = usualEveryMs;

/**
 * When a shipment is asked after next, port time, ms; null: no more.
 *
 * @param sinceMs when asking began: a number that its line does not know is asked 14 times in a day, then daily for a month.
 */
export function nextQuestionMs(journey: Journey | null, sinceMs: number, nowMs: number): number | null {
  if (journey === null) {
    const next = nextAskMs(sinceMs, nowMs) ?? nowMs + dayMs;
    return next - sinceMs <= askedUnknownMs ? next : null;
  }
  if (journey.isFinished) return null;
  const isNear = journey.arrived === null && journey.eta !== null && Math.abs(journey.eta.ms - nowMs) < nearMs;
  return nowMs + (isNear ? nearEveryMs : usualEveryMs);
}
