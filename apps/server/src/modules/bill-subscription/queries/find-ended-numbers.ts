import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Database } from '../../../platform/db/database';

/** Of bill numbers those that the owner followed once and does not any more: he deleted them, or their time was over. */
export async function findEndedNumbers(
  database: Database,
  ownerKey: string,
  port: PortCode,
  billNos: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await database.query<{ billNo: string }>(
    { ownerKey },
    `select distinct bill_no as "billNo" from bill_subscription
     where owner_key = $1 and port = $2 and bill_no = any($3::text[]) and deleted_ms is not null`,
    [ownerKey, port, billNos],
    'bill-subscription-ended-numbers',
  );
  return new Set(rows.map(({ billNo }) => billNo));
}
