import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** See `TrackingDoor.heardBookings`. */
export async function findHeardBookings(
  transaction: Transaction,
  port: PortCode,
  bookingNos: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await connectionOf(transaction).query<{ booking_no: string }>(
    `select asked.booking_no from unnest($1::text[]) asked (booking_no)
     where exists (select 1 from tracking_fact f where f.detail->>'bookingNo' = asked.booking_no and (f.port is null or f.port = $2))`,
    [bookingNos, port],
    'tracking-heard-bookings',
  );
  return new Set(rows.map((row) => row.booking_no));
}
