import { isDayInstant } from '../vocabulary/day-instant';
import { shanghaiDay } from '../vocabulary/shanghai-time';
import type { PlaceTime } from './journey';

const pad = (value: number): string => String(value).padStart(2, '0');

/**
 * `2026-10-08 22:10:00` by the clock of the place (R-0-06); by Shanghai's where its line told no offset; a day without an hour as
 * `2026-10-08`. */
export function localTime({ ms, offsetMinutes }: PlaceTime): string {
  if (isDayInstant(ms)) return shanghaiDay(ms);
  return new Date(ms + (offsetMinutes ?? shanghaiMinutes) * 60_000).toISOString().slice(0, 19).replace('T', ' ');
}

const shanghaiMinutes = 480;

/** `UTC+8`, `UTC−5:30`; where none was told, which clock it is, and nothing of a day without an hour. */
export function offsetText({ ms, offsetMinutes }: PlaceTime): string {
  if (isDayInstant(ms)) return '';
  if (offsetMinutes === null) return '北京时间';
  const minutes = Math.abs(offsetMinutes) % 60;
  return `UTC${offsetMinutes < 0 ? '−' : '+'}${Math.floor(Math.abs(offsetMinutes) / 60)}${minutes === 0 ? '' : `:${pad(minutes)}`}`;
}
