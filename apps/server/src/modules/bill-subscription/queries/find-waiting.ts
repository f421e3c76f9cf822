import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import { subscribedBills } from '../schema';

/** Followed bills of which nothing was heard yet, up to `limit`. */
export async function findWaiting(
  transaction: Transaction,
  ownerKey: string,
  limit: number,
): Promise<{ readonly port: PortCode; readonly bill_no: string }[]> {
  const { rows } = await connectionOf(transaction).query<{ port: PortCode; bill_no: string }>(
    `select s.port, s.bill_no from ${subscribedBills}
     where s.owner_key = $1 and s.deleted_ms is null and b.heard_ms is null limit $2`,
    [ownerKey, limit],
    'bill-subscription-waiting',
  );
  return rows;
}
