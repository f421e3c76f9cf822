import type { Database } from '../../../platform/db/database';

/**
 * The client company of each of some bills of an owner, by bill number. A bill that is followed says whose it is, before
 * one that was; of several the one that was followed last. Whose client was taken off is nobody's.
 */
export async function findClientsOfBills(
  database: Database,
  ownerKey: string,
  billNos: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await database.query<{ bill_no: string; client_name: string }>(
    { ownerKey },
    `select bill_no, client_name from (
       select distinct on (bill_no) bill_no, client_name from bill_subscription
       where owner_key = $1 and bill_no = any($2::text[]) order by bill_no, deleted_ms desc nulls first, id desc) newest
     where client_name is not null`,
    [ownerKey, billNos],
    'bill-subscription-clients-of-bills',
  );
  return new Map(rows.map((row) => [row.bill_no, row.client_name]));
}
