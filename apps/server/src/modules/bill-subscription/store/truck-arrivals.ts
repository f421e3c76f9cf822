import type { TruckArrival } from '@mastlight/domain/bill-subscription/truck-arrivals';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** A followed bill with a box that waits for its gate-in, and what the row keeps of trucks. */
export interface AwaitedBill {
  readonly id: number;
  readonly port: PortCode;
  readonly status: string;
  readonly arrivals: unknown;
}

/** Bills of an owner with a box that a truck of this plate fetched and that has not come in, held until the transaction ends. */
export async function holdAwaited(tx: Transaction, ownerKey: string, plate: string): Promise<readonly AwaitedBill[]> {
  const { rows } = await connectionOf(tx).query<AwaitedBill>(
    `select s.id, s.port, b.status::text as status, s.truck_arrivals as arrivals
     from bill_subscription s join tracking_bill b on b.bill_no = s.bill_no and b.port = s.port
     where s.owner_key = $1 and s.deleted_ms is null and b.atd_ms is null
       and (b.status->'boxes')::jsonb @> jsonb_build_array(jsonb_build_object('truckPlate', $2::text, 'gateInMs', null))
     order by s.id for update of s`,
    [ownerKey, plate],
    'bill-subscription-awaited-of-truck',
  );
  return rows;
}

/** Keeps what is known of the trucks of a bill; its row has changed by that. */
export async function keepArrivals(tx: Transaction, ownerKey: string, id: number, arrivals: readonly TruckArrival[]): Promise<void> {
  await connectionOf(tx).query(
    'update bill_subscription set truck_arrivals = $3, version = version + 1 where owner_key = $1 and id = $2',
    [ownerKey, id, JSON.stringify(arrivals)],
    'bill-subscription-keep-arrivals',
  );
}
