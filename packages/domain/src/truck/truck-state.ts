/** How a truck is doing, by what its terminal told last and by what was asked. */
import { silentAfterMs } from '../position/index';

/**
 * - `silent`: nothing was heard for a quarter of an hour; where it is now nobody knows.
 * - `moving`: it drives.
 * - `standing`: it stands, and its terminal speaks.
 * - `past`: its place is that of the last time it was asked for; where it is now was not asked.
 * - `unasked`: nobody asked where it is.
 */
export const truckStates = ['silent', 'moving', 'standing', 'past', 'unasked'] as const;
export type TruckState = (typeof truckStates)[number];

/** Slower than a person walks is the scatter of satellites, km/h. */
const standingMaxKmh = 4;

/** What the state of a truck follows from; `fixMs` is when its last place was taken, by its own clock. */
export interface TruckSight {
  readonly seenUntilMs: number | null;
  readonly position: { readonly fixMs: number; readonly speedKmh: number } | null;
}

export function stateOfTruck({ seenUntilMs, position }: TruckSight, nowMs: number): TruckState {
  if (seenUntilMs === null || position === null) return 'unasked';
  if (nowMs >= seenUntilMs) return 'past';
  if (nowMs - position.fixMs > silentAfterMs) return 'silent';
  return position.speedKmh > standingMaxKmh ? 'moving' : 'standing';
}

/** Those that want to be looked at first: silent ones, the longest first; then those that drive. */
export function compareTrucks(
  a: TruckSight & { readonly carNo: string },
  b: TruckSight & { readonly carNo: string },
  nowMs: number,
): number {
  const rank = (truck: TruckSight): number => truckStates.indexOf(stateOfTruck(truck, nowMs));
  return rank(a) - rank(b) || (a.position?.fixMs ?? 0) - (b.position?.fixMs ?? 0) || (a.carNo < b.carNo ? -1 : 1);
}
