import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { Ship } from '@mastlight/domain/ship-position/contract';
import { trackPointsMax, trackSpanMs } from '@mastlight/domain/ship-position/limits';
import { shipPositionRefusals as refusals } from '@mastlight/domain/ship-position/refusals';
import type { Ship as KnownShip } from '../../position/index';
import type { ShipPositionParts } from '../parts';

const usualSpanMs = 259_200_000;

/** A ship as it is told. */
export function tellShip({ mmsi, fix, ...ship }: KnownShip): Ship {
  if (fix === null) return { ...ship, mmsi: String(mmsi), position: null };
  const { atMs, ...place } = fix;
  return { ...ship, mmsi: String(mmsi), position: { ...place, saidMs: atMs } };
}

/**
 * The track of one ship; its last point is where it is now, when that is within the span.
 *
 * @throws BusinessError 404 for a ship that nobody heard, 400 for a name that several have.
 */
export async function showTrack(
  { positions, portClock }: ShipPositionParts,
  {
    vessel,
    imo,
    from,
    to,
  }: { readonly vessel: string; readonly imo?: string | undefined; readonly from?: number | undefined; readonly to?: number | undefined },
) {
  const [ship, other] = await positions.ships({ vessel, imo: imo || undefined }, 2);
  if (!ship) throw refuse(refusals.unknownShip, {});
  if (other) throw refuse(refusals.severalShips, {});
  const untilMs = to ?? portClock.nowMs();
  const span = { fromMs: Math.max(from ?? untilMs - usualSpanMs, untilMs - trackSpanMs), untilMs };
  const kept = await positions.shipTrack(ship.mmsi, span, trackPointsMax);
  const { fix } = ship;
  const isLast = fix !== null && fix.atMs > (kept.at(-1)?.atMs ?? span.fromMs) && fix.atMs <= untilMs;
  const now = isLast ? [{ latitude: fix.latitude, longitude: fix.longitude, speedKnots: fix.speedKnots, atMs: fix.atMs }] : [];
  return { mmsi: String(ship.mmsi), points: [...kept, ...now] };
}
