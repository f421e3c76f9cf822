/**
 * Everything that writes to the table of booking subscriptions. New rows are
 * taken in the order of their numbers, others by id.
 */
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { connectionOf, type Transaction } from '../../platform/db/transaction';

/** A row and the number that it follows. */
export interface KeptBooking {
  readonly id: number;
  readonly soNo: string;
}

/** An owner, held until the transaction ends: two at once count the same rows one after the other. Gives how many he has. */
export async function countHeld(transaction: Transaction, ownerKey: string): Promise<number> {
  const connection = connectionOf(transaction);
  await connection.query(
    'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    [`booking_subscription ${ownerKey}`],
    'booking-subscription-hold',
  );
  const { rows } = await connection.query<{ count: number }>(
    'select count(*)::int as count from booking_subscription where owner_key = $1',
    [ownerKey],
    'booking-subscription-count',
  );
  return rows[0]!.count;
}

/** Ids of bookings that are followed already. */
export async function selectKnown(
  transaction: Transaction,
  ownerKey: string,
  port: PortCode,
  soNos: readonly string[],
): Promise<KeptBooking[]> {
  const { rows } = await connectionOf(transaction).query<KeptBooking>(
    'select id, booking_no as "soNo" from booking_subscription where owner_key = $1 and port = $2 and booking_no = any($3::text[])',
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
/** Pins rows, or lets them go with null; gives the ids that were found. */
export async function setTopped(
  transaction: Transaction,
  ownerKey: string,
  ids: readonly number[],
  toppedMs: number | null,
): Promise<number[]> {
  const { rows } = await connectionOf(transaction).query<{ id: number }>(
    `with target as (
       select id from booking_subscription where owner_key = $1 and id = any($2::bigint[]) order by id for update
     )
     update booking_subscription s set topped_ms = $3, version = version + 1 from target where s.id = target.id returning s.id`,
    [ownerKey, ids, toppedMs],
    'booking-subscription-top',
  );
  return rows.map((row) => row.id);
}

/** Switches automatic subscription of rows; gives the ids that were found. */
export async function setAutoSubscribe(
  transaction: Transaction,
  ownerKey: string,
  ids: readonly number[],
  isOn: boolean,
): Promise<number[]> {
  const { rows } = await connectionOf(transaction).query<{ id: number }>(
    `with target as (
       select id from booking_subscription where owner_key = $1 and id = any($2::bigint[]) order by id for update
     )
     update booking_subscription s set auto_subscribe = $3, version = version + 1 from target where s.id = target.id returning s.id`,
    [ownerKey, ids, isOn],
    'booking-subscription-auto',
  );
  return rows.map((row) => row.id);
}

/** Writes a row's remark; gives the ids that were found. */
export async function setRemark(transaction: Transaction, ownerKey: string, id: number, remark: string | null): Promise<number[]> {
  const { rows } = await connectionOf(transaction).query<{ id: number }>(
    'update booking_subscription set remark = $3, version = version + 1 where owner_key = $1 and id = $2 returning id',
    [ownerKey, id, remark],
    'booking-subscription-remark',
  );
  return rows.map((row) => row.id);
}

/** Deletes rows; gives the ids that were found. */
export async function deleteRows(transaction: Transaction, ownerKey: string, ids: readonly number[]): Promise<number[]> {
  const { rows } = await connectionOf(transaction).query<{ id: number }>(
    `with target as (
       select id from booking_subscription where owner_key = $1 and id = any($2::bigint[]) order by id for update
     )
     delete from booking_subscription s using target where s.id = target.id returning s.id`,
    [ownerKey, ids],
    'booking-subscription-delete',
  );
  return rows.map((row) => row.id);
}
