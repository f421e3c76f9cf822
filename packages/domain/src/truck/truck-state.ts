/** How a truck is doing, by what its terminal told last. */
import { silentAfterMs } from '../position/index';

/**
 * - `moving`: it drives.
 * - `standing`: it stands, and its terminal speaks.
 * - `silent`: nothing was heard for a quarter of an hour; where it is now nobody knows.
 * - `never`: no terminal has spoken for it.
 */
export type TruckState = 'moving' | 'standing' | 'silent' | 'never';

/** Slower than a person walks is the scatter of satellites, km/h. */
const standingMaxKmh = 4;

/** The state of a truck; `fixMs` is when its last place was taken, by its own clock. */
export function stateOfTruck(position: { readonly fixMs: number; readonly speedKmh: number } | null, nowMs: number): TruckState {
  if (position === null) return 'never';
  if (nowMs - position.fixMs > silentAfterMs) return 'silent';
  return position.speedKmh > standingMaxKmh ? 'moving' : 'standing';
}

const order: readonly TruckState[] = ['silent', 'moving', 'standing', 'never'];

/** Those that want to be looked at first: silent ones, the longest first; then those that drive. */
export function compareTrucks(
  a: { readonly state: TruckState; readonly fixMs: number | null; readonly carNo: string },
  b: { readonly state: TruckState; readonly fixMs: number | null; readonly carNo: string },
): number {
  return order.indexOf(a.state) - order.indexOf(b.state) || (a.fixMs ?? 0) - (b.fixMs ?? 0) || (a.carNo < b.carNo ? -1 : 1);
}
