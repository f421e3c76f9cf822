/** Where a vehicle stood, by its own track: how long it waited at a gate, a factory, a yard. */
import { metresBetween, type Place } from '../vocabulary/coordinates';

/** A stay: from which point of the track to which; `untilMs` null: it stands there still, as far as the track tells. */
export interface VehicleStop extends Place {
  /** Place of its first point in the track. */
  readonly at: number;
  readonly fromMs: number;
  readonly untilMs: number | null;
}

/** Fixes of a vehicle that stands scatter by so much, and a queue creeps on within it, m. */
const withinM = 300;
/** Shorter is a light, a toll, a railway crossing, ms. */
const stopMinMs = 600_000;

/**
 * The stays along a track, in its order. A silence between two points of one place is a stay: terminals speak seldom, or not
 * at all, while the engine is off.
 */
export function findVehicleStops(track: readonly (Place & { readonly atMs: number })[]): readonly VehicleStop[] {
  const stops: VehicleStop[] = [];
  let start = 0;
  const close = (end: number): void => {
    const [first, last] = [track[start]!, track[end]!];
    if (last.atMs - first.atMs < stopMinMs) return;
    const isLast = end === track.length - 1;
    const { latitude, longitude } = first;
    stops.push({ at: start, latitude, longitude, fromMs: first.atMs, untilMs: isLast ? null : last.atMs });
  };
  for (let at = 1; at < track.length; at++) {
    if (metresBetween(track[start]!, track[at]!) <= withinM) continue;
    close(at - 1);
    start = at;
  }
  if (track.length > 0) close(track.length - 1);
  return stops;
}
