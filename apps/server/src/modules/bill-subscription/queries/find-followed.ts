import type { Database } from '../../../platform/db/database';

/** Of some bills, those that an account follows; a deleted subscription follows nothing. */
export async function findFollowed(database: Database, ownerKey: string, billNos: readonly string[]): Promise<string[]> {
  const { rows } = await database.query<{ bill_no: string }>(
    { ownerKey },
    'select distinct bill_no from bill_subscription where owner_key = $1 and bill_no = any($2) and deleted_ms is null',
    [ownerKey, billNos],
    'bill-subscription-followed',
  );
  return rows.map((row) => row.bill_no);
}
