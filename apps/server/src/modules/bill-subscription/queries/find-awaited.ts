import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Database } from '../../../platform/db/database';

/** A followed bill with boxes that wait for their gate-in, as it is published. */
export interface AwaitedBill {
  readonly id: number;
  readonly port: PortCode;
  readonly billNo: string;
  readonly status: string;
}

/** Bills of an owner with a box that a truck of this plate fetched and that has not come in, found by its plate, however many he follows. */
export async function findAwaited(database: Database, ownerKey: string, plate: string): Promise<readonly AwaitedBill[]> {
  const { rows } = await database.query<AwaitedBill>(
    { ownerKey },
    `select s.id, s.port, s.bill_no as "billNo", b.status::text as status
     from bill_subscription s join tracking_bill b on b.bill_no = s.bill_no and b.port = s.port
     where s.owner_key = $1 and s.deleted_ms is null and b.atd_ms is null and b.boxes_gated_in < b.boxes_total
       and b.awaited_plates <> '{}' and b.awaited_plates @> array[$2::text]`,
    [ownerKey, plate],
    'bill-subscription-awaited-of-truck',
  );
  return rows;
}
