/** When a message goes out to a channel. Pure; times of day are Shanghai's. */
import { startOfShanghaiDay } from '../vocabulary/shanghai-time';
import { digestMs, urgentClockMs } from './limits';
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

/** Why a message waits before it is handed over for the first time: for the night's end, or for the others of five minutes. */
export const waitReasons = ['night', 'others'] as const;
export type WaitReason = (typeof waitReasons)[number];

/** When a message is handed to a channel, ms since epoch, and why then and not at once. */
export interface Due {
  readonly atMs: number;
  readonly waitsFor: WaitReason | null;
}

/**
 * The instant of our clock at which a clock of the port comes so near that nothing may hold back what bears on it; it may have
 * passed. Ports live by their own time, which may run faster than ours.
 *
 * @param nearestMs port time; null: it bears on none.
 */
export function latestMs(
  nearestMs: number | null,
  { nowMs, portNowMs, portRate }: { readonly nowMs: number; readonly portNowMs: number; readonly portRate: number },
): number | null {
  if (nearestMs === null) return null;
  const leftMs = nearestMs - urgentClockMs - portNowMs;
  if (leftMs <= 0) return nowMs;
  // A port's time that stands still comes near nothing.
  return portRate > 0 ? nowMs + leftMs / portRate : null;
}

/**
 * When a message is handed to a channel; null: not at all. What is urgent goes at once whatever the hour; the rest of a night
 * comes together when it ends, but at the latest at `latest`, to the minute.
 */
export function whenDue(mode: SendMode, isUrgent: boolean, quiet: QuietHours, nowMs: number, latest: number | null): Due | null {
  if (mode === 'off') return null;
  if (isUrgent) return { atMs: nowMs, waitsFor: null };
  const wishedMs = mode === 'now' ? nowMs : Math.ceil((nowMs + 1) / digestMs) * digestMs;
  const nightEndsMs = quietUntilMs(quiet, wishedMs);
  // What is due within one minute goes together.
  const latestMinuteMs = latest === null ? Infinity : Math.max(nowMs, Math.floor(latest / 60_000) * 60_000);
  const atMs = Math.min(nightEndsMs ?? wishedMs, latestMinuteMs);
  return { atMs, waitsFor: atMs <= nowMs ? null : nightEndsMs !== null ? 'night' : 'others' };
}
