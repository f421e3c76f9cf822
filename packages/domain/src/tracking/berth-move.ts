/** 靠泊变更: when a source last moved the time at which a ship is to berth (docs/bill-rules.md 3). */
import * as z from 'zod/mini';
import { sourceCodes } from '../vocabulary/source';
import { etaHistory, type HeardEta } from './eta-history';
import type { Fact } from './fact';

/** Berthing windows are planned by the hour: what moves by less changes nobody's day. */
const movedFromMs = 3_600_000;

/** Times in ms since epoch, port time. */
export const berthMoveSchema = z.readonly(
  z.object({ fromMs: z.number(), toMs: z.number(), saidMs: z.number(), source: z.enum(sourceCodes) }),
);
export type BerthMove = z.output<typeof berthMoveSchema>;

/**
 * The newest move of the planned berthing time, from what the same source had told of the same terminal just before: two
 * sources that disagree move nothing, nor does a ship that calls at two terminals. Null: no source moved its own by an hour or more.
 *
 * @param facts those of one call.
 */
export function newestBerthMove(facts: readonly Fact[]): BerthMove | null {
  const lastOf = new Map<string, HeardEta>();
  let newest: BerthMove | null = null;
  for (const told of etaHistory(facts, null)?.heard ?? []) {
    const key = `${told.source} ${told.terminal}`;
    const before = lastOf.get(key);
    lastOf.set(key, told);
    if (before === undefined || Math.abs(told.etaMs - before.etaMs) < movedFromMs) continue;
    newest = { fromMs: before.etaMs, toMs: told.etaMs, saidMs: told.saidMs, source: told.source };
  }
  return newest;
}
