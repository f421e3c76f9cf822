import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import type { Brought, Wanted } from '../../follow/index';
import { callSpellings } from './call-spellings';

/** A bill of the owner's own booking on a switched-on call. */
export type BillOfOwnBooking = Pick<Brought, 'ownerKey' | 'userId' | 'rowId' | 'port'> & {
  readonly billNo: string;
  readonly vesselName: string;
  readonly voyage: string;
};

/**
 * Bills on switched-on calls that manifests name for bookings which the owner
 * follows himself, and that he was not brought yet, up to `limit`; of some rows
 * alone where `ids` names them, and none of owners who are `full`. What others follow is never looked at, and a
 * ship that has sailed brings nothing. Each booking is looked at once, however
 * many calls are switched on, and so is each of its bills and each call of one (`offset 0` keeps these look-ups one by one,
 * by the whole key): after a large paste the database does not know yet how many rows there are, and would multiply them.
 */
export async function findOwnBillsToBring(transaction: Transaction, { limit, full, ids }: Wanted): Promise<BillOfOwnBooking[]> {
  const { rows } = await connectionOf(transaction).query<BillOfOwnBooking>(
    `with owner as materialized (
       select distinct s.owner_key, s.port from vessel_subscription s
       where s.auto_subscribe and s.ended_ms is null and ($2::bigint[] is null or s.id = any($2)) and s.owner_key <> all($3::text[])),
     own as materialized (
       select o.owner_key, o.port, b.bill_no, spelt.call
       from owner o
       join follow_subject f on f.owner_key = o.owner_key and f.kind = 'booking' and f.port = o.port
       join tracking_booking c on c.booking_no = f.subject and c.port = f.port
       cross join lateral unnest(c.bill_nos) as named (bill_no)
       cross join lateral (
         select b.* from tracking_bill b where b.bill_no = named.bill_no and b.port = o.port and b.atd_ms is null offset 0) b
       cross join lateral unnest(${callSpellings('b')}) as spelt (call)
       where not exists (
         select from follow_brought l
         where l.owner_key = o.owner_key and l.port = o.port and l.kind = 'bill' and l.subject = named.bill_no))
     select distinct on (s.owner_key, s.port, own.bill_no) s.owner_key as "ownerKey", s.user_id::float8 as "userId", s.id::float8 as "rowId",
       s.port, own.bill_no as "billNo", s.vessel_name as "vesselName", s.voyage
     from own cross join lateral (
       select s.* from vessel_subscription s where s.owner_key = own.owner_key and s.port = own.port and s.call = own.call offset 0) s
     where s.auto_subscribe and s.ended_ms is null and ($2::bigint[] is null or s.id = any($2))
     order by s.owner_key, s.port, own.bill_no, s.id limit $1`,
    [limit, ids, full],
    'vessel-subscription-own-bills-to-bring',
  );
  return rows;
}
