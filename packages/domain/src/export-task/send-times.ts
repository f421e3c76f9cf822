/** When a list is sent by itself: at whole hours of some days of the week, of Shanghai. */
import { startOfShanghaiDay } from '../vocabulary/shanghai-time';

/** Days as people count them: 1 is Monday, 7 is Sunday; hours from 0 to 23. */
export interface SendTimes {
  readonly weekdays: readonly number[];
  readonly hours: readonly number[];
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const shanghaiAheadMs = 8 * hourMs;

/** Day of the week on which an instant falls in Shanghai. */
function weekdayOf(instantMs: number): number {
  // The first of 1970 was a Thursday.
  return ((Math.floor((instantMs + shanghaiAheadMs) / dayMs) + 3) % 7) + 1;
}

/** The next time after an instant, ms since epoch; what lies between it and a late look is not made up for. */
export function nextSendMs({ weekdays, hours }: SendTimes, afterMs: number): number {
  const times = [...hours].sort((a, b) => a - b);
  const todayMs = startOfShanghaiDay(afterMs);
  for (let day = 0; day <= 7; day++) {
    const midnightMs = todayMs + day * dayMs;
    if (!weekdays.includes(weekdayOf(midnightMs))) continue;
    const found = times.find((hour) => midnightMs + hour * hourMs > afterMs);
    if (found !== undefined) return midnightMs + found * hourMs;
  }
  throw new Error('a list that is sent on no day or at no hour');
}
