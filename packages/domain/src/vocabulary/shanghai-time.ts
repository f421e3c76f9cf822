/**
 * Times as the product shows and sends them: `YYYY-MM-DD HH:mm:ss` in
 * Asia/Shanghai (R-0-06). China keeps UTC+8 the whole year, so the offset is
 * a constant and no time-zone table is needed.
 */

import { isDayInstant } from './day-instant';

const offsetMs = 8 * 3_600_000;

/**
 * Formats an instant (ms since epoch) as `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai; a
 * day that was told without an hour as `YYYY-MM-DD`.
 *
 * @throws RangeError for what is no instant.
 */
export function formatShanghai(instantMs: number): string {
  const at = new Date(instantMs + offsetMs);
  if (Number.isNaN(at.getTime())) throw new RangeError(`no instant: ${instantMs}`);
  // Lists format hundreds of times per call; put together by hand this takes a fifth of toISOString's time.
  const day = `${fourDigits(at.getUTCFullYear())}-${twoDigits(at.getUTCMonth() + 1)}-${twoDigits(at.getUTCDate())}`;
  if (isDayInstant(instantMs)) return day;
  return `${day} ${twoDigits(at.getUTCHours())}:${twoDigits(at.getUTCMinutes())}:${twoDigits(at.getUTCSeconds())}`;
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}

function fourDigits(value: number): string {
  return value >= 1000 ? String(value) : String(value).padStart(4, '0');
}

/**
 * Reads a port-clock text without a zone as Asia/Shanghai (domain guide 0.3).
 * Accepts 8, 10, 12 or 14 digits, and `YYYY-MM-DD[ HH:mm[:ss]]` with `-`, `/`
 * or `T`. 24:00 is the midnight that ends the day.
 *
 * @returns ms since epoch; undefined for anything else, for dates that do not
 * exist and for the ports' `9998`/`9999` that stand for "no time yet".
 */
export function parseShanghai(text: string): number | undefined {
  const match =
    /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(?:(\d{2})(\d{2})?)?)?$/.exec(text) ??
    /^(\d{4})[-/](\d{2})[-/](\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?)?$/.exec(text);
  if (!match) return undefined;
  const [year, month, day, hour, minute, second] = match.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  if (year < 1970 || year >= 9998 || month < 1 || month > 12 || day < 1) return undefined;
  if (hour > 24 || (hour === 24 && (minute > 0 || second > 0)) || minute > 59 || second > 59) return undefined;
  const midnightMs = Date.UTC(year, month - 1, day);
  // Date.UTC rolls 31 April over into May; a rolled date is a wrong date.
  if (new Date(midnightMs).getUTCDate() !== day) return undefined;
  return midnightMs + ((hour * 60 + minute) * 60 + second) * 1000 - offsetMs;
}

const dayMs = 24 * 3_600_000;

/** Where the month of Shanghai begins in which an instant lies, `later` months on; ms since epoch. */
export function startOfShanghaiMonth(instantMs: number, later = 0): number {
  const at = new Date(instantMs + offsetMs);
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + later, 1) - offsetMs;
}

/** The same time of day and day of the month some months on, at the latest that month's last day; ms since epoch. */
export function sameDayOfMonth(instantMs: number, months: number): number {
  const at = new Date(instantMs + offsetMs);
  const lastDay = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months + 1, 0)).getUTCDate();
  const day = Math.min(at.getUTCDate(), lastDay);
  const midnightMs = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, day);
  return midnightMs + ((instantMs + offsetMs) % dayMs) - offsetMs;
}

/** The day of Shanghai an instant falls on, `YYYY-MM-DD`. */
export function shanghaiDay(instantMs: number): string {
  return formatShanghai(instantMs).slice(0, 10);
}

/** Whether a text is a day that the calendar has, `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && parseShanghai(text) !== undefined;
}

/** When the day of Shanghai began on which an instant falls; ms since epoch. */
export function startOfShanghaiDay(instantMs: number): number {
  return instantMs - ((instantMs + offsetMs) % dayMs);
}

/** Whole seconds until the next day of Shanghai begins. */
export function secondsToNextDay(instantMs: number): number {
  return Math.ceil((dayMs - ((instantMs + offsetMs) % dayMs)) / 1_000);
}
