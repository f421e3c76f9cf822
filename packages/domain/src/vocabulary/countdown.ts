import { isCalendarDay, parseShanghai } from './shanghai-time';

/** The time left until a cut-off (`YYYY-MM-DD HH:mm:ss`); null without one, and where a day alone is told. */
export function describeCountdown(closeTime: string | null, portNowMs: number): string | null {
  return closeTime === null || isCalendarDay(closeTime) ? null : countdownText(parseShanghai(closeTime)! - portNowMs);
}

/** `1天 03:12`, `03:12:40`, or `已截 02:47` once it is over. */
export function countdownText(leftMs: number): string {
  const seconds = Math.floor(Math.abs(leftMs) / 1000);
  const days = Math.floor(seconds / 86_400);
  const pad = (value: number): string => String(value).padStart(2, '0');
  const hours = pad(Math.floor(seconds / 3600) % 24);
  const minutes = pad(Math.floor(seconds / 60) % 60);
  const clock = days > 0 ? `${days}天 ${hours}:${minutes}` : `${hours}:${minutes}`;
  if (leftMs < 0) return `已截 ${clock}`;
  return days > 0 ? clock : `${clock}:${pad(seconds % 60)}`;
}

/** How long something has lasted or will, as sentences say it: `4h17m`, `45m`, `3天2h`. */
const durations = /(?<!\d)\d{1,5}(?:天(?:\d{1,2}h)?|h(?:\d{1,2}m)?|m(?!\w))/g;

/** A text without the durations in it, which run on though nobody has said anything. */
export const withoutDurations = (text: string): string => text.replace(durations, '');
