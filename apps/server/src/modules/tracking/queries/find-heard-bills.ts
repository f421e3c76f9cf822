import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** See `TrackingDoor.heardBills`. */
export async function findHeardBills(transaction: Transaction, port: PortCode, billNos: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await connectionOf(transaction).query<{ bill_no: string }>(
    `select asked.bill_no from unnest($1::text[]) asked (bill_no)
     where exists (select 1 from tracking_fact f where f.bill_no = asked.bill_no and (f.port is null or f.port = $2))`,
    [billNos, port],
    'tracking-heard-bills',
  );
  return new Set(rows.map((row) => row.bill_no));
}
