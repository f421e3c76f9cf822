import type { BillStatus } from '@mastlight/domain/tracking/status';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Database } from '../../../platform/db/database';
import type { TrackedBill } from '../tracking-door';

/** Statuses of followed bills; see `TrackingDoor.billStatuses`. */
export async function findBillStatuses(
  database: Database,
  port: PortCode,
  billNos: readonly string[],
): Promise<ReadonlyMap<string, TrackedBill>> {
  const { rows } = await database.query<{ bill_no: string; status: BillStatus; version: number; updated_at: Date }>(
    'system',
    'select bill_no, status, version, updated_at from tracking_bill_status where port = $1 and bill_no = any($2)',
    [port, billNos],
    'tracking-bill-statuses',
  );
  return new Map(
    rows.map((row) => [
      row.bill_no,
      { billNo: row.bill_no, port, status: row.status, version: row.version, updatedMs: row.updated_at.getTime() },
    ]),
  );
}
