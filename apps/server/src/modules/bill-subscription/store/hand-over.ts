import { handOversKept } from '@mastlight/domain/bill-subscription/limits';
import type { HandedBill } from '@mastlight/domain/bill-subscription/judge-hand-over';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

export interface HandOver {
  readonly ownerKey: string;
  readonly ids: readonly number[];
  /** Whose rows; null: whoever answers for them. */
  readonly fromId: number | null;
  readonly toId: number;
  readonly byId: number;
  readonly note: string | null;
}

/**
 * Has another person answer for subscriptions that are not deleted, and notes it. Rows that are his already stay as they are. All but the
 * newest notes of a row are forgotten.
 *
 * @returns ids of those that were found, his own too, and the bills that were not his.
 */
export async function handOverSubscriptions(
  transaction: Transaction,
  wish: HandOver,
  nowMs: number,
): Promise<{ readonly ids: readonly number[]; readonly changed: readonly HandedBill[] }> {
  const { ownerKey, ids, fromId, toId, byId, note } = wish;
  const connection = connectionOf(transaction);
  const { rows } = await connection.query<{ id: number; port: PortCode; billNo: string; isChanged: boolean }>(
    `with target as (
       select id, user_id, port, bill_no from bill_subscription
       where owner_key = $1 and id = any($2::bigint[]) and deleted_ms is null and ($3::bigint is null or user_id in ($3, $4))
       order by id for update
     ), changed as (
       update bill_subscription s set user_id = $4, version = version + 1
       from target where s.id = target.id and target.user_id <> $4 returning s.id, target.user_id as from_id
     ), noted as (
       insert into bill_subscription_hand_over (owner_key, subscription_id, from_id, to_id, by_id, note, handed_at)
       select $1, id, from_id, $4, $5, $6, $7 from changed order by id
     )
     select id, port, bill_no as "billNo", user_id <> $4 as "isChanged" from target order by id`,
    [ownerKey, ids, fromId, toId, byId, note, new Date(nowMs)],
  );
  const found = rows.map((row) => row.id);
  await connection.query(
    `delete from bill_subscription_hand_over h using (
       select id, row_number() over (partition by subscription_id order by id desc) as place from bill_subscription_hand_over
       where subscription_id = any($1::bigint[])) noted
     where h.id = noted.id and noted.place > $2`,
    [found, handOversKept],
  );
  return { ids: found, changed: rows.filter(({ isChanged }) => isChanged) };
}
