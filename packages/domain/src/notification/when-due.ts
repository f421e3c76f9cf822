/** When a message goes out to a channel. Pure; times of day are Shanghai's. */
import { startOfShanghaiDay } from '../vocabulary/shanghai-time';
import { digestMs } from './limits';
import type { SendMode } from './news-events';

/** When nothing rings but what is urgent: from one time of day to another, over midnight where it is the earlier one. */
export interface QuietHours {
  readonly isOn: boolean;
  /** Minutes after midnight. */
  readonly from: number;
  readonly until: number;
}

export const usualQuietHours: QuietHours = { isOn: true, from: 22 * 60, until: 7 * 60 + 30 };

const dayMs = 86_400_000;

/** When the quiet hours end in which an instant lies; null where it lies in none. */
export function quietUntilMs({ isOn, from, until }: QuietHours, atMs: number): number | null {
  if (!isOn || from === until) return null;
  const midnightMs = startOfShanghaiDay(atMs);
  const minute = (atMs - midnightMs) / 60_000;
  const isQuiet = from < until ? minute >= from && minute < until : minute >= from || minute < until;
  if (!isQuiet) return null;
  return midnightMs + until * 60_000 + (minute >= until ? dayMs : 0);
}

/**
 * When a message is handed to a channel, ms since epoch; null: not at all. What is urgent goes at once whatever the hour; the
 * rest of a night comes together when it ends.
 */
export function whenDue(mode: SendMode, isUrgent: boolean, quiet: QuietHours, nowMs: number): number | null {
  if (mode === 'off') return null;
  if (isUrgent) return nowMs;
  const wishedMs = mode === 'now' ? nowMs : Math.ceil((nowMs + 1) / digestMs) * digestMs;
  return quietUntilMs(quiet, wishedMs) ?? wishedMs;
}
