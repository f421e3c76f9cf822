/** Where a ship has lain, by its own track: calls at ports of which no port told us. */
import type { Place } from '../vocabulary/coordinates';
import { nearestPort } from '../vocabulary/named-places';
import { inPortM, standingMaxKnots } from './ship-state';

/** A stay at a port; `untilMs` null: it lies there still. */
export interface PortStop {
  readonly port: string;
  readonly fromMs: number;
  readonly untilMs: number | null;
}

/** Who lies for less waits for a pilot, ms. */
const stopMinMs = 7_200_000;

/** The stays along a track, in its order: its points are some minutes apart under way, and an hour where the ship lies. */
export function findPortStops(
  track: readonly (Place & { readonly atMs: number; readonly speedKnots: number | null })[],
): readonly PortStop[] {
  const stops: PortStop[] = [];
  let open: { port: string; fromMs: number; lastMs: number } | null = null;
  const close = (untilMs: number | null): void => {
    if (open && open.lastMs - open.fromMs >= stopMinMs) stops.push({ port: open.port, fromMs: open.fromMs, untilMs });
    open = null;
  };
  for (const point of track) {
    const isLying = point.speedKnots !== null && point.speedKnots <= standingMaxKnots;
    const near = isLying ? nearestPort(point) : null;
    if (near === null || near.metres > inPortM) close(point.atMs);
    else if (open === null) open = { port: near.name, fromMs: point.atMs, lastMs: point.atMs };
    // Terminals lie side by side: whichever is nearest now, it is the same stay.
    else open.lastMs = point.atMs;
  }
  close(null);
  return stops;
}
