/** Ways that ships take along the coasts of China and beyond, roughly; each begins at a berth. */
import type { PortCode } from '@mastlight/domain/ports/index';

export interface SeaPlace {
  readonly latitude: number;
  readonly longitude: number;
}

/** A way, from its berth outwards. */
export type Lane = readonly SeaPlace[];

const at = (latitude: number, longitude: number): SeaPlace => ({ latitude, longitude });

const berths = {
  NB: at(29.945, 121.875),
  SH: at(31.355, 121.62),
  QD: at(36.0, 120.23),
  TJ: at(38.97, 117.8),
  XM: at(24.43, 118.05),
  SZ: at(22.56, 114.28),
  DL: at(38.96, 121.89),
} as const satisfies Partial<Record<PortCode, SeaPlace>>;

/** 虾峙门: out of Ningbo to the south. */
const xiazhimen = [berths.NB, at(29.93, 122.03), at(29.77, 122.18), at(29.73, 122.4), at(29.6, 122.8)];
const toSouth = [at(28, 122.6), at(26.2, 121), at(24.6, 119.4), at(23, 117.6), at(21.9, 115)];
const toSingapore = [at(18.5, 113), at(13, 111), at(8, 108.5), at(4, 106), at(1.6, 104.6), at(1.22, 103.95)];
const toJapan = [at(30.3, 123.5), at(31, 127), at(30.6, 130.6), at(33, 136.5), at(34.7, 139.6), at(35.4, 139.75)];
const toKorea = [at(30.4, 123.4), at(32.6, 126), at(34.2, 127.8), at(35, 128.85)];
/** Round 成山角 into the 渤海. */
const toNorth = [at(30.4, 123.3), at(33.5, 123.2), at(36.3, 123.1), at(37.6, 123.1)];

/** The ways out of each port; a port without one has ships that say nothing by radio. */
export const lanes: Readonly<Partial<Record<PortCode, readonly Lane[]>>> = {
  NB: [
    [...xiazhimen, ...toSouth, ...toSingapore],
    [...xiazhimen, ...toJapan],
    [...xiazhimen, ...toKorea],
    [...xiazhimen, ...toNorth, at(38.4, 121), at(38.7, 119), at(38.95, 118)],
  ],
  SH: [
    [berths.SH, at(31.2, 121.9), at(31.05, 122.3), at(31, 122.9), ...toJapan],
    [berths.SH, at(31.2, 121.9), at(31.05, 122.3), at(30.6, 123), at(29.6, 123), ...toSouth],
  ],
  QD: [
    [berths.QD, at(35.95, 120.4), at(35.6, 121), at(33.5, 123), at(30.4, 123.4), ...toKorea.slice(1)],
    [berths.QD, at(35.95, 120.4), at(35.5, 121.4), at(34.2, 124.5), at(34.1, 127.6), at(35, 128.85)],
  ],
  TJ: [[berths.TJ, at(38.9, 118.1), at(38.6, 119.2), at(38.3, 121), ...toNorth.toReversed()]],
  XM: [
    [berths.XM, at(24.37, 118.13), at(24.1, 118.6), ...toSouth.slice(3), ...toSingapore],
    [berths.XM, at(24.37, 118.13), at(24.3, 118.8), at(25.4, 120), ...toSouth.slice(0, 1)],
  ],
  SZ: [[berths.SZ, at(22.45, 114.4), at(22.1, 114.7), ...toSouth.slice(4), ...toSingapore]],
  DL: [[berths.DL, at(38.85, 122), at(38.2, 122.6), ...toNorth.toReversed()]],
};

const radians = Math.PI / 180;
/** Nautical miles between two places, on the plane: lanes are drawn no finer. */
function milesBetween(a: SeaPlace, b: SeaPlace): number {
  const x = (b.longitude - a.longitude) * Math.cos(((a.latitude + b.latitude) / 2) * radians);
  return Math.hypot(x, b.latitude - a.latitude) * 60;
}

export const milesOf = (lane: Lane): number => lane.slice(1).reduce((sum, place, index) => sum + milesBetween(lane[index]!, place), 0);

/** The place so many miles out along a lane, and its course outwards; beyond the end it is the end. */
export function alongLane(lane: Lane, miles: number): SeaPlace & { readonly course: number } {
  let left = Math.max(0, miles);
  for (const [index, to] of lane.slice(1).entries()) {
    const from = lane[index]!;
    const length = milesBetween(from, to);
    const isLast = index === lane.length - 2;
    if (left <= length || isLast) {
      const share = Math.min(1, left / length);
      return {
        latitude: from.latitude + (to.latitude - from.latitude) * share,
        longitude: from.longitude + (to.longitude - from.longitude) * share,
        course:
          (Math.atan2(
            (to.longitude - from.longitude) * Math.cos(((from.latitude + to.latitude) / 2) * radians),
            to.latitude - from.latitude,
          ) /
            radians +
            360) %
          360,
      };
    }
    left -= length;
  }
  throw new Error('a lane has no length');
}

/** Stations on land hear a ship within so many miles. */
const heardMiles = 45;
const stations: readonly SeaPlace[] = [
  ...Object.values(berths),
  at(30.1, 122.3),
  at(30.6, 122.1),
  at(28, 121.3),
  at(26, 119.8),
  at(22.2, 114.2),
  at(37.4, 122.6),
  at(36, 121),
  at(35.1, 129),
  at(34.8, 139.4),
  at(1.3, 103.9),
];

/** Whether a station on land hears a ship there; at sea none does. */
export const isHeardThere = (place: SeaPlace): boolean => stations.some((station) => milesBetween(station, place) <= heardMiles);
