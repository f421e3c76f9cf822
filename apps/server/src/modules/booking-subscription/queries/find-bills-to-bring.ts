import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import type { Brought, Wanted } from '../../follow/index';

/** A bill that a manifest names for a switched-on booking. */
export type BillOfBooking = Pick<Brought, 'ownerKey' | 'userId' | 'rowId' | 'port'> & {
  readonly billNo: string;
  readonly soNo: string;
  readonly remark: string | null;
};

/**
 * Bills of switched-on bookings that their owners were not brought yet, up to
 * `limit`; of some rows alone where `ids` names them.
 */
export async function findBillsToBring(transaction: Transaction, { limit, full, ids }: Wanted): Promise<BillOfBooking[]> {
  const { rows } = await connectionOf(transaction).query<BillOfBooking>(
    `select distinct on (s.owner_key, s.port, named.bill_no) s.owner_key as "ownerKey", s.user_id::float8 as "userId", s.id::float8 as "rowId", s.port,
       named.bill_no as "billNo", s.booking_no as "soNo", s.remark
     from booking_subscription s join tracking_booking c on c.booking_no = s.booking_no and c.port = s.port
     cross join lateral unnest(c.bill_nos) as named (bill_no)
     where s.auto_subscribe and s.ended_ms is null and ($2::bigint[] is null or s.id = any($2)) and s.owner_key <> all($3::text[]) and not exists (
       select from follow_brought l
       where l.owner_key = s.owner_key and l.port = s.port and l.kind = 'bill' and l.subject = named.bill_no)
     order by s.owner_key, s.port, named.bill_no, s.id limit $1`,
    [limit, ids, full],
    'booking-subscription-bills-to-bring',
  );
  return rows;
}
