import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Database } from '../../../platform/db/database';
import { recordColumns, subscribedBills, type SubscriptionRecord } from '../schema';

/** Which subscription is meant: by its row, or by bill number in a port. */
export type BillKey = { readonly id: number } | { readonly port: PortCode; readonly billNo: string };

/** A subscription of the owner that is not deleted; null when there is none, whoever else may have one. */
export async function findBill(database: Database, ownerKey: string, key: BillKey): Promise<SubscriptionRecord | null> {
  const byId = 'id' in key;
  const { rows } = await database.query<SubscriptionRecord>(
    { ownerKey },
    `select ${recordColumns} from ${subscribedBills}
     where s.owner_key = $1 and s.deleted_ms is null and ${byId ? 's.id = $2' : 's.port = $2 and s.bill_no = $3'}`,
    byId ? [ownerKey, key.id] : [ownerKey, key.port, key.billNo],
    byId ? 'bill-subscription-by-id' : 'bill-subscription-by-no',
  );
  return rows[0] ?? null;
}

/** Where and since when, ms since epoch, the owner follows these bills, in whichever port. */
export async function findSubscribed(
  database: Database,
  ownerKey: string,
  billNos: readonly string[],
): Promise<readonly { readonly billNo: string; readonly port: PortCode; readonly createdMs: number }[]> {
  const { rows } = await database.query<{ billNo: string; port: PortCode; createdMs: number }>(
    { ownerKey },
    `select bill_no as "billNo", port, created_ms as "createdMs" from bill_subscription
     where owner_key = $1 and bill_no = any($2::text[]) and deleted_ms is null order by port`,
    [ownerKey, billNos],
  );
  return rows;
}
