import { clockErrorMs } from '@mastlight/domain/position/judge-fix';
import { trackKeptMs } from '@mastlight/domain/position/limits';

/** The instants of what was told that can be a point of a track, ms: a terminal that tells of 1970 makes no month of it. */
export function* pointTimes(told: Iterable<{ readonly atMs: number | null }>, nowMs: number): Generator<number> {
  for (const { atMs } of told) if (atMs !== null && atMs >= nowMs - trackKeptMs && atMs <= nowMs + clockErrorMs) yield atMs;
}
