import type { RemovalFacts } from '@mastlight/domain/vocabulary/automatic-removal';
import { billRowsTopic } from '@mastlight/domain/bill-subscription/topics';
import type { TimedRows } from '../../../platform/list/end-by-time';
import { readPublishedStatus } from '../../tracking/index';
import type { Parts } from '../parts';
import { findEndable } from '../queries/find-own-rows';
import type { SubscriptionRecord } from '../schema';
import { payBackUnheard } from '../../billing/index';
import { endSubscriptions } from './end-subscriptions';

/** Subscriptions to bills, as they end by themselves; the history keeps them. */
export function timedBills(parts: Parts): TimedRows {
  return {
    topic: billRowsTopic,
    find: async (transaction, limits, afterId, limit) => {
      const rows = await findEndable(transaction, limits, afterId, limit);
      return rows.map((row) => ({
        id: row.id,
        ownerKey: row.owner_key,
        facts: removalFacts(row),
        // What was paid has told its owner of a bill: nothing is owed for the number, or the call, that he has put in its place since.
        paidAs: row.heard_renames === 0 && !row.is_heard ? row.paid_as : null,
      }));
    },
    end: (transaction, ownerKey, ids, reason, portNowMs) => endSubscriptions(parts, transaction, ownerKey, ids, reason, portNowMs),
    payBack: (...which) => payBackUnheard(parts.billing, ...which),
  };
}

/** Null while the bill waits to be derived anew, or on the call just typed. */
function removalFacts(record: SubscriptionRecord): RemovalFacts | null {
  const status = readPublishedStatus(record.status);
  if (status === null && (record.status !== null || record.typed_vessel !== null)) return null;
  const departedMs = status?.plan?.atdMs ?? status?.departedMs ?? null;
  return { sinceMs: record.since_ms, heardMs: status?.heardMs ?? null, departedMs };
}
