/** Where the times of a moved clock stand on its track, in percent of its width. */
import { shanghaiDay, parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Stretch } from './board-scene';

const dayMs = 86_400_000;
/** Of the track, what stays free right of the last time for its own label. */
const endsAt = 94;
/** Nearer than this a day's label would stand in another one. */
const labelShare = 12;

export interface TrackScene {
  readonly to: number;
  /** Where the clock was; null where it had no time, or that time is past. */
  readonly from: number | null;
  /** The hours that were lost; null where none were. */
  readonly lost: Stretch | null;
  /** Beginnings of days whose label has room. */
  readonly days: readonly { readonly ms: number; readonly left: number }[];
}

/**
 * Now stands at the left end, the later of the two times near the right one.
 *
 * @param fromMs where the clock was, null: it had no time; `toMs` where it is now. ms since epoch, port time.
 */
export function layOutTrack(nowMs: number, fromMs: number | null, toMs: number): TrackScene {
  const lastMs = Math.max(nowMs + 1, toMs, fromMs ?? toMs);
  const placeOf = (ms: number): number => Math.min(Math.max((ms - nowMs) / (lastMs - nowMs), 0), 1) * endsAt;
  const to = placeOf(toMs);
  const from = fromMs === null || fromMs <= nowMs ? null : placeOf(fromMs);
  const taken = [0, to, ...(from === null ? [] : [from])];
  const days: { ms: number; left: number }[] = [];
  for (let ms = parseShanghai(shanghaiDay(nowMs + dayMs))!; ms < lastMs; ms += dayMs) {
    const left = placeOf(ms);
    if (taken.some((other) => Math.abs(other - left) < labelShare)) continue;
    taken.push(left);
    days.push({ ms, left });
  }
  return { to, from, lost: from !== null && from > to ? { left: to, width: from - to } : null, days };
}
