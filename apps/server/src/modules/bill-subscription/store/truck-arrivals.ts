import type { TruckArrival } from '@mastlight/domain/bill-subscription/truck-arrivals';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** What rows of an owner keep of trucks, held until the transaction ends; those that were deleted meanwhile are not among them. */
export async function holdArrivals(tx: Transaction, ownerKey: string, ids: readonly number[]): Promise<ReadonlyMap<number, unknown>> {
  const { rows } = await connectionOf(tx).query<{ id: number; arrivals: unknown }>(
    `select id, truck_arrivals as arrivals from bill_subscription
     where owner_key = $1 and id = any($2::bigint[]) and deleted_ms is null order by id for update`,
    [ownerKey, ids],
    'bill-subscription-hold-arrivals',
  );
  return new Map(rows.map(({ id, arrivals }) => [id, arrivals]));
}

/** Keeps what is known of the trucks of a bill; its row has changed by that. */
export async function keepArrivals(tx: Transaction, ownerKey: string, id: number, arrivals: readonly TruckArrival[]): Promise<void> {
  await connectionOf(tx).query(
    'update bill_subscription set truck_arrivals = $3, version = version + 1 where owner_key = $1 and id = $2',
    [ownerKey, id, JSON.stringify(arrivals)],
    'bill-subscription-keep-arrivals',
  );
}
