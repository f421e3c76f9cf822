import type { RowTopic } from '@mastlight/domain/contract-kit/topic';
import {
  endedUnheard,
  removalLimits,
  removalOf,
  type RemovalFacts,
  type RemovalLimits,
} from '@mastlight/domain/vocabulary/automatic-removal';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { watchPortTime } from '../clock/watch-port-time';
import { inTransaction, type Transaction } from '../db/transaction';
import { publishChange } from '../live';
import type { Platform } from '../module';

const rowsPerRound = 500;
/** Real time between two looks; what ends counts in days. */
const lookEveryMs = 600_000;

/** A row that may have to end. */
export interface Endable {
  readonly id: number;
  readonly ownerKey: string;
  /** Null: nobody can tell yet, so it goes on. */
  readonly facts: RemovalFacts | null;
  /** What it was paid for as; null: nothing of it is paid back. */
  readonly paidAs: string | null;
}

/** Rows of a product that end by themselves. */
export interface TimedRows {
  readonly topic: RowTopic;
  /** Rows of every owner after an id, by id, up to `limit`: all that are within the limits and have not ended, others at will. */
  find(transaction: Transaction, limits: RemovalLimits, afterId: number, limit: number): Promise<readonly Endable[]>;
  /** Ends rows of an owner for a reason of R-4.10-19; gives the ids that were found. */
  end(transaction: Transaction, ownerKey: string, ids: readonly number[], reason: number, portNowMs: number): Promise<readonly number[]>;
  /** Pays back what was paid for rows of which nothing was ever heard (R-4.9-12). */
  payBack(transaction: Transaction, ownerKey: string, keys: readonly string[]): Promise<void>;
}

type Clocked = Pick<Platform, 'database' | 'portClock'>;

/**
 * Ends every row whose time is over (R-4.10-19, reasons 2 to 4), a bounded
 * number in a transaction. Asking again changes nothing.
 *
 * @returns how many ended.
 */
export async function endByTime({ database, portClock }: Clocked, rows: TimedRows): Promise<number> {
  const portNowMs = Math.trunc(portClock.nowMs());
  const limits = removalLimits(portNowMs);
  let ended = 0;
  for (let after = 0; ;) {
    const round = await inTransaction(database, 'system', async (transaction) => {
      const found = await rows.find(transaction, limits, after, rowsPerRound);
      const due = found.flatMap(({ id, ownerKey, facts, paidAs }) => {
        const removal = facts && removalOf(facts);
        return removal && removal.dueMs <= portNowMs ? [{ id, ownerKey, paidAs, reason: removal.reason }] : [];
      });
      // Owners in one order: two processes may do this at a time.
      for (const [ownerKey, ofOwner] of [...groupBy(due, (row) => row.ownerKey)].sort()) {
        for (const [reason, ofReason] of groupBy(ofOwner, (row) => row.reason)) {
          const ids = ofReason.map(({ id }) => id);
          const gone = await rows.end(transaction, ownerKey, ids, reason, portNowMs);
          const isGone = new Set(gone);
          const unheard = reason === endedUnheard ? ofReason.filter(({ id }) => isGone.has(id)) : [];
          const keys = unheard.flatMap((row) => row.paidAs ?? []);
          if (keys.length > 0) await rows.payBack(transaction, ownerKey, keys);
          if (gone.length > 0) await publishChange(transaction, { ownerKey, topic: rows.topic, ids: [...gone] });
          ended += gone.length;
        }
      }
      return { count: found.length, last: found.at(-1)?.id ?? after };
    });
    after = round.last;
    if (round.count < rowsPerRound) return ended;
  }
}

/** Ends rows whose time is over: every ten minutes, and when the port's clock is moved. */
export function startEnding(platform: Platform, rows: TimedRows): { stop(): Promise<void> } {
  return watchPortTime(platform, lookEveryMs, () => endByTime(platform, rows), `${rows.topic.name}: ending by time failed`);
}
