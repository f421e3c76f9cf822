/** 回放: what was known of a ship's boxes at an instant of the past. Pure; times are ms since epoch, port time. */
import type { Fact } from '../tracking/index';
import { stopsMax } from './limits';

const hourMs = 3_600_000;

/** An instant at which something was heard. */
export interface Stop {
  readonly atMs: number;
  /** Statements that were heard since the stop before. */
  readonly statements: number;
}

/**
 * What was known of boxes at an instant. Of others' boxes no more than at the full hour before: whoever went to and fro between
 * two instants would read the second at which a box came in, and by that the terminal's own query names it.
 */
export function movesKnownAt(moves: readonly Fact[], isOwn: (containerNo: string) => boolean, atMs: number): readonly Fact[] {
  const othersMs = Math.floor(atMs / hourMs) * hourMs;
  return moves.filter(({ heardMs, containerNo }) => heardMs <= (containerNo !== null && isOwn(containerNo) ? atMs : othersMs));
}

/** Hearings as stops of a slider, first to last: each of them, or by full hours where they are too many, and none that is to come. */
export function stopsOf(hearings: readonly Stop[], nowMs: number, isByHour = false): readonly Stop[] {
  const endOf = (atMs: number): number => (isByHour ? Math.ceil(atMs / hourMs) * hourMs : atMs);
  const statements = new Map<number, number>();
  for (const hearing of hearings) {
    const atMs = endOf(hearing.atMs);
    if (atMs <= nowMs) statements.set(atMs, (statements.get(atMs) ?? 0) + hearing.statements);
  }
  const stops = [...statements].map(([atMs, count]) => ({ atMs, statements: count })).toSorted((a, b) => a.atMs - b.atMs);
  if (!isByHour && stops.length > stopsMax) return stopsOf(hearings, nowMs, true);
  return stops.slice(-stopsMax);
}
