import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import { nowCodesSql, subscribedBills, type Acknowledgement } from '../schema';

/** What is wrong with rows of an owner at port time `portNowMs`, and how many boxes wait. */
export async function findTroubles(
  transaction: Transaction,
  ownerKey: string,
  ids: readonly number[],
  portNowMs: number,
): Promise<Acknowledgement[]> {
  const { rows } = await connectionOf(transaction).query<{ id: number; codes: string[]; boxes: number }>(
    `select s.id, ${nowCodesSql} as codes, coalesce(b.boxes_waiting, 0) as boxes from ${subscribedBills}
     where s.owner_key = $1 and s.id = any($2::bigint[]) and s.deleted_ms is null`,
    [ownerKey, ids, portNowMs],
    'bill-subscription-troubles',
  );
  return rows;
}
