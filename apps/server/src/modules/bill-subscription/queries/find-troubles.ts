import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import { boxesWaitingSql, nowCodesSql, subscribedBills, troubleMsSql, type Acknowledgement } from '../schema';

/** What is wrong with rows of an owner at port time `portNowMs`, since when, and how many boxes wait. */
export async function findTroubles(
  transaction: Transaction,
  ownerKey: string,
  ids: readonly number[],
  portNowMs: number,
): Promise<Acknowledgement[]> {
  const { rows } = await connectionOf(transaction).query<Acknowledgement>(
    `select s.id, ${nowCodesSql} as codes, ${boxesWaitingSql} as boxes, ${troubleMsSql} as "troubleMs" from ${subscribedBills}
     where s.owner_key = $1 and s.id = any($2::bigint[]) and s.deleted_ms is null`,
    [ownerKey, ids, portNowMs],
    'bill-subscription-troubles',
  );
  return rows;
}
