import { handOversKept } from '@mastlight/domain/bill-subscription/limits';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

export interface Chase {
  readonly ownerKey: string;
  readonly id: number;
  readonly byId: number;
  /** What was asked about, in one line. */
  readonly what: string;
}

/**
 * Notes that somebody asked outside about a subscription that is not deleted; the same by the same person within `againMs` is noted
 * once. All but the newest notes of a row are forgotten.
 *
 * @returns its id, where it was found.
 */
export async function noteChase(tx: Transaction, { ownerKey, id, byId, what }: Chase, nowMs: number, againMs: number): Promise<number[]> {
  const connection = connectionOf(tx);
  const { rows } = await connection.query<{ id: number }>(
    'update bill_subscription set version = version + 1 where owner_key = $1 and id = $2 and deleted_ms is null returning id',
    [ownerKey, id],
    'bill-subscription-hold-chased',
  );
  if (rows.length === 0) return [];
  await connection.query(
    `insert into bill_subscription_chase (owner_key, subscription_id, by_id, what, chased_at)
     select $1, $2, $3, $4, $5 where not exists (
       select from bill_subscription_chase where subscription_id = $2 and by_id = $3 and what = $4 and chased_at > $6)`,
    [ownerKey, id, byId, what, new Date(nowMs), new Date(nowMs - againMs)],
    'bill-subscription-note-chase',
  );
  await connection.query(
    `delete from bill_subscription_chase where subscription_id = $1 and id not in (
       select id from bill_subscription_chase where subscription_id = $1 order by id desc limit $2)`,
    [id, handOversKept],
    'bill-subscription-forget-chases',
  );
  return [id];
}
