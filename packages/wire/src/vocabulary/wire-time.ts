import type { WireTime } from '../message';

/**
 * Times of wire messages. A port clock tells local time without a zone
 * (UTC+8 the whole year), so zoneless texts are Asia/Shanghai; the raw text is
 * always kept. Senders mislabel their times (a 12-digit time under a format
 * code for 14 digits), therefore the length decides before the format code.
 */

const shanghaiOffsetMs = 8 * 3_600_000;

/** EDIFACT 2379: format codes whose ten digits start with a two-digit year. */
const shortYearFormat = '201';

/** Zones that EDIFACT 303 and 304 may carry as letters; any other is unknown, so the instant stays null. */
const zoneOffsetsMs: Readonly<Record<string, number>> = { Z: 0, UTC: 0, GMT: 0 };

/**
 * Reads a time text.
 *
 * Accepts 6 (YYMMDD), 8, 10 (YYMMDDHHMM, else CCYYMMDDHH), 12, 14 and 17
 * digits, `CCYY-MM-DD[ HH:mm[:ss[.SSS]]]` with `-`, `/` (behind which one digit
 * may stand alone) or `T`, and a trailing
 * zone `Z` (RFC 3339 lets both letters be small), `UTC`, `GMT`, `±HH`, `±H`, `±HHMM` or `±HH:MM`, also with `UTC` or
 * `GMT` in front. 24:00 is the midnight that ends the day.
 *
 * @param format EDIFACT 2379 code, only asked where the length leaves two readings.
 * @returns null for an empty text; a WireTime whose instant is null when the
 * text is no time, names a date that does not exist, or stands for "no time
 * yet" (years 9998 and 9999, see `isNoTimeYet`). A text of a day alone says so.
 */
export function readWireTime(text: string, format = ''): WireTime | null {
  const raw = text.trim();
  // A file has a time per container, and few are as short.
  if (raw.length <= longestDay) return raw === '' ? null : readShortTime(raw, format);
  return { raw, instantMs: readInstantMs(raw, format) };
}

/** A day and no hour: YYMMDD, CCYYMMDD, or CCYY-MM-DD. */
const dayPattern = /^(?:\d{6}|\d{8}|\d{4}-\d{2}-\d{2}|\d{4}\/\d{1,2}\/\d{1,2})$/;
const longestDay = 10;

function readShortTime(raw: string, format: string): WireTime {
  const instantMs = readInstantMs(raw, format);
  return instantMs !== null && dayPattern.test(raw) ? { raw, instantMs, isDay: true } : { raw, instantMs };
}

/** True for the ports' placeholder years 9998 and 9999: there is no time yet, which is not an error. */
export function isNoTimeYet(raw: string): boolean {
  return /^999[89]/.test(raw);
}

/** True for a text that tells its own zone, so that no place needs to be asked. */
export function hasZone(raw: string): boolean {
  return /\d(?:[Zz]|UTC|GMT|(?:UTC|GMT)?[+-]\d{1,2}(?::?\d{2})?)$/.test(raw) && !/^\d{4}-\d{2}-\d{2}$/.test(raw);
}

/** How long a written time is: 8, 12, 14 or 17 digits, or `dashed` for `CCYY-MM-DD HH:mm:ss`. */
export type WireTimeForm = 8 | 12 | 14 | 17 | 'dashed';

/** The wire text and instant of `instantMs` (ms since epoch), written in Asia/Shanghai and cut to `form`. */
export function wireTimeAt(instantMs: number, form: WireTimeForm = 14): WireTime {
  const iso = new Date(instantMs + shanghaiOffsetMs).toISOString();
  const raw = form === 'dashed' ? iso.slice(0, 19).replace('T', ' ') : iso.replace(/\D/g, '').slice(0, form);
  return readWireTime(raw)!;
}

/** The instant of a local (Asia/Shanghai) date and time given as numbers; null when there is none such. */
export function localInstantMs(year: number, month: number, day: number, hour: number, minute: number, second: number): number | null {
  return instant(dayMs(year, month, day), clockMs(hour, minute, second), shanghaiOffsetMs);
}

function readInstantMs(raw: string, format: string): number | null {
  const digits = leadingDigits(raw);
  if (digits === raw.length) return readDigits(raw, digits, format, shanghaiOffsetMs);
  if (digits >= 8) {
    const offsetMs = readZoneMs(raw.slice(digits));
    return offsetMs === null ? null : readDigits(raw, digits, format, offsetMs);
  }
  return digits === 4 ? readDashed(raw) : null;
}

function leadingDigits(text: string): number {
  let count = 0;
  while (count < text.length && isDigit(text.charCodeAt(count))) count++;
  return count;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function readDigits(raw: string, length: number, format: string, offsetMs: number): number | null {
  switch (length) {
    case 6:
      return instant(dayMs(2000 + two(raw, 0), two(raw, 2), two(raw, 4)), 0, offsetMs);
    case 8:
      return instant(longDayMs(raw), 0, offsetMs);
    case 10: {
      // 2607052323 is 26-07-05 23:23; 2026070523 has no month 26, so it can only be a full year.
      const shortDayMs = dayMs(2000 + two(raw, 0), two(raw, 2), two(raw, 4));
      const short = instant(shortDayMs, clockMs(two(raw, 6), two(raw, 8)), offsetMs);
      if (short !== null || format === shortYearFormat) return short;
      return instant(longDayMs(raw), clockMs(two(raw, 8)), offsetMs);
    }
    case 12:
      return instant(longDayMs(raw), clockMs(two(raw, 8), two(raw, 10)), offsetMs);
    case 14:
      return instant(longDayMs(raw), clockMs(two(raw, 8), two(raw, 10), two(raw, 12)), offsetMs);
    case 17: {
      const ms = two(raw, 14) * 10 + raw.charCodeAt(16) - 48;
      return instant(longDayMs(raw), clockMs(two(raw, 8), two(raw, 10), two(raw, 12), ms), offsetMs);
    }
    default:
      return null;
  }
}

const dashedPattern = /^(\d{4})([-/])(\d{2})\2(\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?([Zz]|[+-]\d{2}(?::?\d{2})?)?)?$/;

/** Spreadsheets write `2026/5/20 7:30`: month, day or hour of one digit. */
function withAllDigits(raw: string): string {
  return raw[4] === '/' ? raw.replace(/(?<=[/ ])\d(?=[/ :]|$)/g, '0$&') : raw;
}

function readDashed(raw: string): number | null {
  const match = dashedPattern.exec(withAllDigits(raw));
  if (!match) return null;
  const [, year, , month, day, hour = '0', minute = '0', second = '0', fraction = '0', zone] = match;
  const offsetMs = zone === undefined ? shanghaiOffsetMs : readZoneMs(zone);
  if (offsetMs === null) return null;
  const ms = Number(fraction.slice(0, 3).padEnd(3, '0'));
  return instant(dayMs(Number(year), Number(month), Number(day)), clockMs(Number(hour), Number(minute), Number(second), ms), offsetMs);
}

function readZoneMs(zone: string): number | null {
  const letters = zone === 'z' ? 'Z' : zone;
  const named = Object.hasOwn(zoneOffsetsMs, letters) ? zoneOffsetsMs[letters] : undefined;
  if (named !== undefined) return named;
  const match = /^(?:UTC|GMT)?([+-])(\d{1,2}):?(\d{2})?$/.exec(zone);
  if (!match) return null;
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
  return minutes > 14 * 60 ? null : (match[1] === '-' ? -1 : 1) * minutes * 60_000;
}

function two(text: string, at: number): number {
  return (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48;
}

/** The day of a text that starts with CCYYMMDD. */
function longDayMs(raw: string): number | null {
  return dayMs(two(raw, 0) * 100 + two(raw, 2), two(raw, 4), two(raw, 6));
}

const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Midnight of a day as if it were UTC; null when there is no such day. */
function dayMs(year: number, month: number, day: number): number | null {
  if (year < 1970 || year >= 9998 || month < 1 || month > 12 || day < 1) return null;
  const isLeapDay = month === 2 && day === 29 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  if (day > (monthDays[month - 1] ?? 0) && !isLeapDay) return null;
  return daysSinceEpoch(year, month, day) * 86_400_000;
}

/** Milliseconds since midnight, 24:00 included; null when there is no such time of day. */
function clockMs(hour: number, minute = 0, second = 0, ms = 0): number | null {
  if (hour > 24 || minute > 59 || second > 59) return null;
  if (hour === 24 && minute + second + ms > 0) return null;
  return ((hour * 60 + minute) * 60 + second) * 1000 + ms;
}

function instant(day: number | null, clock: number | null, offsetMs: number): number | null {
  return day === null || clock === null ? null : day + clock - offsetMs;
}

/**
 * Days from 1970-01-01 in the Gregorian calendar. March starts the counted
 * year, which puts the leap day last; this is several times faster than
 * Date.UTC, and a file has a time per container.
 */
function daysSinceEpoch(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  return y * 365 + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + dayOfYear - 719_468;
}
