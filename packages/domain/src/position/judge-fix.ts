/** Which of the positions that a terminal tells move its vehicle, and which cannot be true. */
import { metresBetween, type Place } from '../vocabulary/coordinates';

export interface Fix extends Place {
  /** When the satellites gave it, ms since epoch. */
  readonly atMs: number;
  readonly speedKmh: number;
  /** Clockwise from north; null when none was told. */
  readonly courseDegrees: number | null;
}

/** What a terminal told, before it is judged: a place may be missing. */
export interface ToldFix {
  readonly atMs: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly speedKmh: number;
  readonly courseDegrees: number | null;
  /** False: the terminal repeats the last place it had. */
  readonly isFixed: boolean;
}

/**
 * - `moves`: the newest place of the vehicle.
 * - `late`: true, but older than what is known, as after a silence; it belongs to the track alone.
 * - `nowhere`: no place, or 0°, which a terminal writes where it knows none.
 * - `undated`: no time, or one that has not come yet.
 * - `too-fast`: a speed that no truck has.
 * - `jump`: so far from the place before that no truck was there by then. Unless three in a row agree: then it is the one
 *   before that was false.
 */
export type FixVerdict = 'moves' | 'late' | 'nowhere' | 'undated' | 'too-fast' | 'jump';

/** A truck on a motorway drives 90; a terminal that tells more than this tells nothing, km/h. */
export const speedMaxKmh = 160;
/** Clocks of terminals go wrong by so much, ms. */
export const clockErrorMs = 300_000;
/** Fixes scatter by so much around a vehicle that stands, and between high buildings, m. */
const scatterM = 2_000;
/** So many places in a row that agree with each other are believed rather than the one that is known. */
const agreeing = 3;

/** A fix with its verdict; without one where nothing of it is kept. */
export type JudgedFix =
  | { readonly verdict: 'moves' | 'late'; readonly fix: Fix }
  | { readonly verdict: 'nowhere' | 'undated' | 'too-fast' }
  | { readonly verdict: 'jump'; readonly doubted: readonly Fix[] };

/** Whether a vehicle can have been at both places. */
const agree = (a: Fix, b: Fix): boolean =>
  // Time puts a wrong place right by itself: the longer ago it was, the farther the vehicle may have come.
  metresBetween(a, b) <= scatterM + (Math.abs(a.atMs - b.atMs) / 3_600_000) * speedMaxKmh * 1_000;

/**
 * Judges what a terminal told by the fix that is known of its vehicle, at the time of hearing.
 *
 * @param doubted what the jumps before it came to, where nothing has moved the vehicle since.
 */
export function judgeFix(told: ToldFix, before: Fix | null, nowMs: number, doubted: readonly Fix[] = []): JudgedFix {
  const { atMs, latitude, longitude, speedKmh, courseDegrees } = told;
  if (!told.isFixed || latitude === null || longitude === null) return { verdict: 'nowhere' };
  if (Math.abs(latitude) < 0.01 && Math.abs(longitude) < 0.01) return { verdict: 'nowhere' };
  if (latitude === 0 || longitude === 0) return { verdict: 'nowhere' };
  if (atMs === null || atMs > nowMs + clockErrorMs) return { verdict: 'undated' };
  if (!(speedKmh >= 0 && speedKmh <= speedMaxKmh)) return { verdict: 'too-fast' };
  const fix: Fix = { atMs, latitude, longitude, speedKmh, courseDegrees };
  // What is known of a time that is to come (a clock that was put back) is known no longer.
  const known = before !== null && before.atMs > nowMs + clockErrorMs ? null : before;
  if (known === null) return { verdict: 'moves', fix };
  const isNewer = atMs > known.atMs;
  if (agree(known, fix)) return { verdict: isNewer ? 'moves' : 'late', fix };
  if (!isNewer) return { verdict: 'jump', doubted };
  const last = doubted.at(-1);
  if (last !== undefined && atMs <= last.atMs) return { verdict: 'jump', doubted };
  const inRow = last !== undefined && agree(last, fix) ? [...doubted, fix] : [fix];
  return inRow.length < agreeing ? { verdict: 'jump', doubted: inRow } : { verdict: 'moves', fix };
}
