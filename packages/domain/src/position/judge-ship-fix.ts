/** Which of the places that a ship's radio tells are believed (AIS), and which points of its way are kept. */
import { metresBetween, type Place } from '../vocabulary/coordinates';
import { clockErrorMs } from './judge-fix';
import { shipTrackStandMs, shipTrackStepMs, trackKeptMs } from './limits';

export interface ShipFix extends Place {
  /** When it was said, ms since epoch. */
  readonly atMs: number;
  /** Null: not told. */
  readonly speedKnots: number | null;
  /** Over ground, clockwise from north. */
  readonly courseDegrees: number | null;
  readonly headingDegrees: number | null;
  /** Navigational status, 0 to 14. */
  readonly status: number | null;
}

/** What a radio told, before it is judged. */
export interface ToldShipFix extends Omit<ShipFix, 'latitude' | 'longitude'> {
  readonly mmsi: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** A place that nothing else speaks for yet: its last report, and since when such reports agree. */
export interface Doubt extends Place {
  readonly atMs: number;
  readonly fromMs: number;
}

/** What is known of a ship's place. */
export interface KnownShip {
  readonly fix: ShipFix | null;
  readonly doubt: Doubt | null;
}

/**
 * - `moves`: the newest place of the ship.
 * - `late`: true, but no newer than what is known; it belongs to the track alone.
 * - `first`: the first word of a ship; a second one that agrees makes it believed.
 * - `nobody`: no number of a ship's station.
 * - `nowhere`: no place on earth, or 0° 0°.
 * - `undated`: a time that has not come yet.
 * - `past`: older than any track is kept.
 * - `too-fast`: a speed that no ship has.
 * - `jump`: so far from the place before that no ship was there by then.
 */
export type ShipVerdict = 'moves' | 'late' | 'first' | 'nobody' | 'nowhere' | 'undated' | 'past' | 'too-fast' | 'jump';

/** What became of a report: the ship as it is known now, and the fix where it is believed. */
export interface JudgedShipFix {
  readonly verdict: ShipVerdict;
  readonly known: KnownShip;
  /** Null where it is not believed. */
  readonly fix: ShipFix | null;
}

/** The fastest ferries do 58, knots. */
const speedMaxKnots = 70;
/** 1023 tenths say that no speed is known. */
const speedUnknown = 102.3;
/** Places scatter by so much: antennas, delays, the ship's own length, m. */
const scatterM = 1_852;
const metresPerKnotHour = 1_852;
/** Reports that agree with one another and not with what was known are believed after so long, ms: two ships with one number do not change places meanwhile. */
const doubtMs = 600_000;

/** Whether a number is that of a ship's station: it begins with the digits of a country (ITU-R M.585). */
export function isShipMmsi(mmsi: number): boolean {
  return Number.isInteger(mmsi) && mmsi >= 201_000_000 && mmsi <= 775_999_999;
}

/** Judges what a radio told by what is known of its ship, at the time of hearing. */
export function judgeShipFix(told: ToldShipFix, before: KnownShip, nowMs: number): JudgedShipFix {
  const refuse = (verdict: ShipVerdict): JudgedShipFix => ({ verdict, known: before, fix: null });
  const { mmsi, atMs, latitude, longitude } = told;
  if (!isShipMmsi(mmsi)) return refuse('nobody');
  if (latitude === null || longitude === null || !(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return refuse('nowhere');
  if (Math.abs(latitude) < 0.01 && Math.abs(longitude) < 0.01) return refuse('nowhere');
  if (!(atMs <= nowMs + clockErrorMs)) return refuse('undated');
  if (atMs < nowMs - trackKeptMs) return refuse('past');
  const speedKnots = told.speedKnots === speedUnknown ? null : told.speedKnots;
  if (speedKnots !== null && !(speedKnots >= 0 && speedKnots <= speedMaxKnots)) return refuse('too-fast');
  const fix: ShipFix = {
    atMs,
    latitude,
    longitude,
    speedKnots,
    courseDegrees: angle(told.courseDegrees),
    headingDegrees: angle(told.headingDegrees),
    status: told.status,
  };
  // What was said of a time that is to come (a clock that was put back) is known no longer.
  const isAhead = (each: { readonly atMs: number } | null): boolean => each !== null && each.atMs > nowMs + clockErrorMs;
  const known = isAhead(before.fix) ? null : before.fix;
  const doubt = isAhead(before.doubt) ? null : before.doubt;
  if (known !== null && isReachable(known, fix)) {
    if (atMs <= known.atMs) return { verdict: 'late', known: { fix: known, doubt }, fix };
    return { verdict: 'moves', known: { fix, doubt: null }, fix };
  }
  const agrees = doubt !== null && isReachable(doubt, fix);
  const next: Doubt = { latitude, longitude, atMs, fromMs: agrees ? doubt.fromMs : atMs };
  // The same report, heard by two receivers, does not speak for itself.
  if (agrees && atMs <= doubt.atMs) return { verdict: known === null ? 'first' : 'jump', known: { fix: known, doubt }, fix: null };
  if (agrees && (known === null || (atMs > known.atMs && atMs - doubt.fromMs >= doubtMs))) {
    return { verdict: 'moves', known: { fix, doubt: null }, fix };
  }
  return { verdict: known === null && doubt === null ? 'first' : 'jump', known: { fix: known, doubt: next }, fix: null };
}

const angle = (degrees: number | null): number | null => (degrees !== null && degrees >= 0 && degrees < 360 ? degrees : null);

/** Whether a ship can have come from one to the other; time puts a wrong place right by itself. */
function isReachable(a: Place & { readonly atMs: number }, b: Place & { readonly atMs: number }): boolean {
  const hours = Math.abs(b.atMs - a.atMs) / 3_600_000;
  return metresBetween(a, b) <= scatterM + hours * speedMaxKnots * metresPerKnotHour;
}

/** A point of a track. */
export interface TrackPoint extends Place {
  readonly atMs: number;
  readonly courseDegrees: number | null;
}

/** A ship that lies still says nothing new by this much, m. */
const standingM = 200;
const turnDegrees = 10;
const turnKnots = 3;
const turnStepMs = 60_000;

/** Whether a fix is a new point of a track after its last one: some minutes on, a turn, or now and then where it lies. */
export function isNewPoint(last: TrackPoint | null, fix: ShipFix): boolean {
  if (last === null) return true;
  const sinceMs = fix.atMs - last.atMs;
  // A late one fills a gap; a clock that was put back begins anew.
  if (sinceMs < 0) return -sinceMs >= shipTrackStepMs;
  if (sinceMs >= shipTrackStandMs) return true;
  if (sinceMs >= shipTrackStepMs) return metresBetween(last, fix) > standingM;
  if (sinceMs < turnStepMs || last.courseDegrees === null || fix.courseDegrees === null) return false;
  const turned = Math.abs(((fix.courseDegrees - last.courseDegrees + 540) % 360) - 180);
  return turned >= turnDegrees && (fix.speedKnots ?? 0) >= turnKnots;
}
