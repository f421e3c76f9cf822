/** When a truck may come to a terminal, by where it is and where it drives: an estimate that says by what it was made. */
import { metresBetween, type Place } from '../vocabulary/coordinates';
import { terminals } from '../vocabulary/named-places';
import type { Fix } from './judge-fix';
import { comeM } from './terminal-area';

/** A terminal ahead, how far it is in a straight line (whole km), and when a truck would be there, ms since epoch. */
export interface WayToTerminal {
  readonly place: string;
  readonly km: number;
  readonly atMs: number;
}

/** Roads are longer than a line, by this; and lorries with a box make so much of them with lights and ramps, km/h. */
export const roadFactor = 1.3;
export const lorryKmh = 50;
/** Who is farther away is on the way to somebody else first, m. */
const aheadMaxM = 300_000;
/** Roads bend: what lies so far to either side is still ahead, degrees. */
const aheadDegrees = 50;
/** Slower than this nobody knows where it is bound for, km/h. */
const drivesFromKmh = 10;

/** The nearest terminal ahead of a truck that drives; null: it stands, is at one, drives from them all, or told no course. */
export function wayToTerminal(fix: Fix): WayToTerminal | null {
  const { courseDegrees, speedKmh, atMs } = fix;
  if (courseDegrees === null || speedKmh < drivesFromKmh) return null;
  const ways = terminals.map((terminal) => ({ terminal, metres: metresBetween(fix, terminal) })).sort((a, b) => a.metres - b.metres);
  if (ways[0]!.metres <= comeM) return null;
  const ahead = ways.find(
    ({ terminal, metres }) => metres <= aheadMaxM && turnBetween(courseTo(fix, terminal), courseDegrees) <= aheadDegrees,
  );
  if (ahead === undefined) return null;
  const { terminal, metres } = ahead;
  return { place: terminal.name, km: Math.round(metres / 1_000), atMs: atMs + ((metres * roadFactor) / 1_000 / lorryKmh) * 3_600_000 };
}

const radians = Math.PI / 180;

/** Clockwise from north; over some hundred km a plane is true enough. */
function courseTo(from: Place, to: Place): number {
  const east = (to.longitude - from.longitude) * Math.cos(from.latitude * radians);
  return (Math.atan2(east, to.latitude - from.latitude) / radians + 360) % 360;
}

/** 0 to 180 degrees. */
function turnBetween(a: number, b: number): number {
  const turn = Math.abs(a - b) % 360;
  return turn > 180 ? 360 - turn : turn;
}
