/**
 * A fleet of invented trucks between inland places and the terminals of Ningbo, as a function of the world's time: no state
 * is kept, so that a clock that leaps finds each truck where it would have come to.
 */

/** A place on the way, and for how many minutes a truck stands there. */
interface Stop {
  readonly latitude: number;
  readonly longitude: number;
  readonly standsMinutes: number;
}

/** Where a truck is at an instant, as its terminal tells it. */
export interface TruckFix {
  readonly latitude: number;
  readonly longitude: number;
  readonly speedKmh: number;
  readonly courseDegrees: number;
  readonly isAccOn: boolean;
}

export interface SandboxTruck {
  readonly plate: string;
  /** Twelve digits that no telephone has. */
  readonly phone: string;
  readonly route: readonly Stop[];
  /** How far ahead of the others it is on its way, ms. */
  readonly aheadMs: number;
}

const via = (latitude: number, longitude: number, standsMinutes = 0): Stop => ({ latitude, longitude, standsMinutes });
/** Ways along the motorways, roughly, from a factory to a gate and back. */
const routes: readonly (readonly Stop[])[] = [
  [via(29.31, 120.07, 55), via(29.62, 120.82), via(29.87, 121.4), via(29.9, 121.75), via(29.93, 121.85, 35)],
  [via(30.17, 121.27, 70), via(29.98, 121.5), via(29.95, 121.7), via(29.9, 122, 40)],
  [via(29.8, 121.54, 60), via(29.83, 121.7), via(29.85, 121.87), via(29.76, 121.95, 45)],
  [via(30.25, 120.2, 80), via(30.05, 120.6), via(29.98, 121.2), via(29.95, 121.6), via(30.01, 121.91, 30)],
];
const cruiseKmh = 66;
const hourMs = 3_600_000;

/** There are no plates for more. */
export const fleetMax = 270;

/** The fleet: so many trucks, each with a plate and a terminal of its own. */
export function createFleet(count: number): readonly SandboxTruck[] {
  return Array.from({ length: count }, (_, at) => ({
    plate: `浙${'BAL'[at % 3]}${String(90_001 + at * 37)}`,
    phone: String(13_900_100_000 + at).padStart(12, '0'),
    route: routes[at % routes.length]!,
    aheadMs: at * 1_711_000,
  }));
}

const radians = Math.PI / 180;
function metresBetween(a: Stop, b: Stop): number {
  const x = (b.longitude - a.longitude) * Math.cos(((a.latitude + b.latitude) / 2) * radians);
  return Math.hypot(x, b.latitude - a.latitude) * 111_195;
}
const courseOf = (a: Stop, b: Stop): number =>
  (Math.atan2((b.longitude - a.longitude) * Math.cos(a.latitude * radians), b.latitude - a.latitude) / radians + 360) % 360;

/** Where a truck is at an instant of the world. */
export function truckAt({ route, aheadMs }: SandboxTruck, worldMs: number): TruckFix {
  // There and back again: the way home is the way there.
  const legs = [...route, ...route.slice(1, -1).toReversed()].map((from, at, all) => {
    const to = all[(at + 1) % all.length]!;
    return { from, to, standsMs: from.standsMinutes * 60_000, drivesMs: (metresBetween(from, to) / 1_000 / cruiseKmh) * hourMs };
  });
  const roundMs = legs.reduce((sum, { standsMs, drivesMs }) => sum + standsMs + drivesMs, 0);
  let left = (((worldMs + aheadMs) % roundMs) + roundMs) % roundMs;
  for (const { from, to, standsMs, drivesMs } of legs) {
    if (left < standsMs) {
      return {
        latitude: from.latitude,
        longitude: from.longitude,
        speedKmh: 0,
        courseDegrees: courseOf(from, to),
        isAccOn: left % 600_000 < 120_000,
      };
    }
    left -= standsMs;
    if (left < drivesMs) {
      const share = left / drivesMs;
      return {
        latitude: from.latitude + (to.latitude - from.latitude) * share,
        longitude: from.longitude + (to.longitude - from.longitude) * share,
        // Trucks do not drive like clockwork.
        speedKmh: Math.round(cruiseKmh + 9 * Math.sin(left / 97_000)),
        courseDegrees: Math.round(courseOf(from, to)),
        isAccOn: true,
      };
    }
    left -= drivesMs;
  }
  throw new Error('a truck has left its way');
}

/** Each third truck passes through a valley without a network: some 20 minutes of each two hours. */
export function hasNetwork(truck: SandboxTruck, at: number, worldMs: number): boolean {
  return at % 3 !== 2 || (worldMs + truck.aheadMs) % (2 * hourMs) > 20 * 60_000;
}
