import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import { recordColumns, subscribedBills, type SubscriptionRecord } from '../schema';

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

/** Subscriptions of every owner that are followed since before `sinceMs`, after an id, as the list reads them. */
export async function findLongFollowed(
  transaction: Transaction,
  sinceMs: number,
  afterId: number,
  limit: number,
): Promise<(SubscriptionRecord & { readonly owner_key: string })[]> {
  const { rows } = await connectionOf(transaction).query<SubscriptionRecord & { readonly owner_key: string }>(
    `select s.owner_key, ${recordColumns} from ${subscribedBills}
     where coalesce(s.recalled_ms, s.created_ms) <= $1 and s.deleted_ms is null and s.id > $2 order by s.id limit $3`,
    [sinceMs, afterId, limit],
    'bill-subscription-long-followed',
  );
  return rows;
}
