/**
 * What writes to the table of booking subscriptions. New rows are
 * taken in the order of their numbers; what is done with rows that are there is `platform/list/own-rows`.
 */
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { connectionOf, type Transaction } from '../../platform/db/transaction';
import type { OwnTable } from '../../platform/list/own-rows';

/** The list's own table. */
export const bookingTable: OwnTable = 'booking_subscription';

/** A row and the number that it follows. */
export interface KeptBooking {
  readonly id: number;
  readonly soNo: string;
}

/** Ids of bookings that are followed already. */
export async function selectKnown(
  transaction: Transaction,
  ownerKey: string,
  port: PortCode,
  soNos: readonly string[],
): Promise<KeptBooking[]> {
  const { rows } = await connectionOf(transaction).query<KeptBooking>(
    'select id, booking_no as "soNo" from booking_subscription where owner_key = $1 and port = $2 and booking_no = any($3::text[]) and ended_ms is null',
    [ownerKey, port, soNos],
    'booking-subscription-known',
  );
  return rows;
}

/** Adds subscriptions; a booking that is followed already is left alone. Gives those that were added. */
export async function insertSubscriptions(
  transaction: Transaction,
  fresh: {
    readonly ownerKey: string;
    readonly userId: number;
    readonly port: PortCode;
    readonly carrier: string | null;
    readonly soNos: readonly string[];
    readonly createdMs: number;
  },
): Promise<KeptBooking[]> {
  const { rows } = await connectionOf(transaction).query<KeptBooking>(
    `insert into booking_subscription (owner_key, user_id, port, carrier, booking_no, created_ms)
     select $1, $2, $3, $4, booking_no, $6 from unnest($5::text[]) as written (booking_no)
     order by booking_no on conflict (owner_key, port, booking_no) do nothing returning id, booking_no as "soNo"`,
    [fresh.ownerKey, fresh.userId, fresh.port, fresh.carrier, fresh.soNos, fresh.createdMs],
    'booking-subscription-insert',
  );
  return rows;
}
