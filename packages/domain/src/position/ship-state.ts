/** How a ship is doing by what its radio said last, and the words for where it is. */
import type { Place } from '../vocabulary/coordinates';
import { shipSilentAfterMs } from './limits';
import { shipPlaceTexts as texts } from './messages';
import { nearestPort } from '../vocabulary/named-places';

/** What the state of a ship follows from. */
export interface ShipSight extends Place {
  readonly speedKnots: number | null;
  /** Navigational status, 0 to 14. */
  readonly status: number | null;
  /** When its radio said so. */
  readonly saidMs: number;
}

/**
 * - `moving`: it sails.
 * - `anchored`, `moored`: it says that it lies so, and does not sail.
 * - `standing`: it does not sail, and says nothing of why.
 * - `silent`: near a port, and nothing was heard for an hour.
 * - `out-of-range`: the same at sea, where no station on land hears it; where it is now nobody knows.
 */
export const shipStates = ['moving', 'anchored', 'moored', 'standing', 'silent', 'out-of-range'] as const;
export type ShipState = (typeof shipStates)[number];

const mileM = 1_852;
/** Slower than this is no sailing, knots. */
export const standingMaxKnots = 0.8;
/** Stations of a port hear a ship that is not farther away than this, m. */
const heardM = 20 * mileM;
/** Who does not sail and is nearer than this lies in the port, m. */
export const inPortM = 6 * mileM;

export function stateOfShip(sight: ShipSight, nowMs: number): ShipState {
  if (nowMs - sight.saidMs > shipSilentAfterMs) return nearestPort(sight).metres > heardM ? 'out-of-range' : 'silent';
  // Crews forget to change what they say: a ship that sails is not at anchor.
  if (sight.speedKnots !== null && sight.speedKnots > standingMaxKnots) return 'moving';
  if (sight.status === 1) return 'anchored';
  return sight.status === 5 ? 'moored' : 'standing';
}

/** Where it is, or was last, in words: the port where it lies, or how far the nearest one is. */
export function sayShipPlace(sight: ShipSight): string {
  const { name, metres } = nearestPort(sight);
  const isLying = sight.speedKnots === null || sight.speedKnots <= standingMaxKnots;
  if (isLying && metres <= inPortM) return texts.inPort(name);
  return texts.offPort(name, Math.max(1, Math.round(metres / mileM)));
}

/** Where it is in words, for who looks at it later: the place, and what is said of it first once nothing newer came until `staleMs`. */
export function tellShipPlace(sight: ShipSight): {
  readonly place: string;
  readonly lost: string;
  readonly saidMs: number;
  readonly staleMs: number;
} {
  const staleMs = sight.saidMs + shipSilentAfterMs;
  const state = stateOfShip(sight, staleMs + 1);
  return { place: sayShipPlace(sight), lost: state === 'out-of-range' ? texts.outOfRange : texts.silent, saidMs: sight.saidMs, staleMs };
}
