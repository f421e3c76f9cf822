import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import type { RemovalLimits } from '@mastlight/domain/vocabulary/automatic-removal';
import { recordColumns, subscribedBills, told, type SubscriptionRecord } from '../schema';

/** Subscriptions of an owner that are not deleted, as the list reads them. */
export async function findOwnRows(transaction: Transaction, ownerKey: string, ids: readonly number[]): Promise<SubscriptionRecord[]> {
  const { rows } = await connectionOf(transaction).query<SubscriptionRecord>(
    `select ${recordColumns} from ${subscribedBills}
     where s.owner_key = $1 and s.id = any($2::bigint[]) and s.deleted_ms is null`,
    [ownerKey, ids],
    'bill-subscription-own-rows',
  );
  return rows;
}

/** A subscription that may have to end, and what it was paid for as. */
export interface EndableRecord extends SubscriptionRecord {
  readonly owner_key: string;
  readonly paid_as: string | null;
  readonly heard_renames: number;
  /** Anything was heard of the bill, on whichever call its owner follows it. */
  readonly is_heard: boolean;
}

/**
 * Subscriptions of every owner, after an id, whose time may be over: silent for
 * long, sailed for long, or long without an end. All others stay unread: their
 * statuses are long. `planOfRow` tells departures the same way.
 */
export async function findEndable(
  transaction: Transaction,
  { sinceMs, departedMs, unfinishedMs }: RemovalLimits,
  afterId: number,
  limit: number,
): Promise<EndableRecord[]> {
  const { rows } = await connectionOf(transaction).query<EndableRecord>(
    `select s.owner_key, s.paid_as, s.heard_renames, b.heard_ms is not null as is_heard, ${recordColumns} from ${subscribedBills}
     cross join lateral (select ${told('atd_ms')} as atd_ms) sailed
     where coalesce(s.recalled_ms, s.created_ms) <= $1 and s.deleted_ms is null and s.id > $4
       and case when sailed.atd_ms is not null then sailed.atd_ms <= $2 when b.heard_ms is null then true
         else coalesce(s.recalled_ms, s.created_ms) <= $3 end
     order by s.id limit $5`,
    [sinceMs, departedMs, unfinishedMs, afterId, limit],
    'bill-subscription-endable',
  );
  return rows;
}
