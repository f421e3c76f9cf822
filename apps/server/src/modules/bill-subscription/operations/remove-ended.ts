import { removalLimits, removalOf } from '@mastlight/domain/bill-subscription/automatic-removal';
import { billRowsTopic } from '@mastlight/domain/bill-subscription/topics';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { inTransaction } from '../../../platform/db/transaction';
import { publishChange } from '../../../platform/live';
import type { Parts } from '../parts';
import { findEndable } from '../queries/find-own-rows';
import { readPublishedStatus } from '../../tracking/index';
import type { SubscriptionRecord } from '../schema';
import { endSubscriptions } from './end-subscriptions';

const rowsPerRound = 500;

/**
 * Ends every subscription whose time is over (R-4.10-19, reasons 2 to 4), a
 * bounded number in a transaction. Asking again changes nothing.
 *
 * @returns how many ended.
 */
export async function removeEnded(parts: Parts): Promise<number> {
  const portNowMs = Math.trunc(parts.platform.portClock.nowMs());
  const limits = removalLimits(portNowMs);
  let ended = 0;
  for (let after = 0; ;) {
    const round = await inTransaction(parts.platform.database, 'system', async (transaction) => {
      const rows = await findEndable(transaction, limits, after, rowsPerRound);
      const due = rows.flatMap((row) => {
        const reason = reasonToEnd(row, portNowMs);
        return reason === null ? [] : [{ ...row, reason }];
      });
      // Owners in one order: two processes may do this at a time.
      for (const [ownerKey, ofOwner] of [...groupBy(due, (row) => row.owner_key)].sort()) {
        for (const [reason, ofReason] of groupBy(ofOwner, (row) => String(row.reason))) {
          const ids = ofReason.map(({ id }) => id);
          const gone = await endSubscriptions(parts, transaction, ownerKey, ids, Number(reason), portNowMs);
          if (gone.length > 0) await publishChange(transaction, { ownerKey, topic: billRowsTopic, ids: gone });
          ended += gone.length;
        }
      }
      return { count: rows.length, last: rows.at(-1)?.id ?? after };
    });
    after = round.last;
    if (round.count < rowsPerRound) return ended;
  }
}

/** Why a subscription ends now; null while it goes on, and while its bill waits to be derived anew or on the call just typed. */
function reasonToEnd(record: SubscriptionRecord, portNowMs: number): number | null {
  const status = readPublishedStatus(record.status);
  if (status === null && (record.status !== null || record.typed_vessel !== null)) return null;
  const departedMs = status?.plan?.atdMs ?? status?.departedMs ?? null;
  const { reason, dueMs } = removalOf({ sinceMs: record.since_ms, heardMs: status?.heardMs ?? null, departedMs });
  return dueMs <= portNowMs ? reason : null;
}
