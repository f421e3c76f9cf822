import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import type { Brought, Wanted } from '../../follow/index';

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
 * ship that has sailed brings nothing.
 */
export async function findOwnBillsToBring(transaction: Transaction, { limit, full, ids }: Wanted): Promise<BillOfOwnBooking[]> {
  const { rows } = await connectionOf(transaction).query<BillOfOwnBooking>(
    `select distinct on (s.owner_key, s.port, named.bill_no) s.owner_key as "ownerKey", s.user_id::float8 as "userId", s.id::float8 as "rowId", s.port,
       named.bill_no as "billNo", s.vessel_name as "vesselName", s.voyage
     from vessel_subscription s
     join follow_subject f on f.owner_key = s.owner_key and f.kind = 'booking' and f.port = s.port
     join tracking_booking c on c.booking_no = f.subject and c.port = f.port
     cross join lateral unnest(c.bill_nos) as named (bill_no)
     join tracking_bill b on b.bill_no = named.bill_no and b.port = s.port and b.vessel_key || '/' || b.voyage_key = s.call
     where s.auto_subscribe and s.ended_ms is null and ($2::bigint[] is null or s.id = any($2)) and s.owner_key <> all($3::text[]) and b.atd_ms is null and not exists (
       select from follow_brought l
       where l.owner_key = s.owner_key and l.port = s.port and l.kind = 'bill' and l.subject = named.bill_no)
     order by s.owner_key, s.port, named.bill_no, s.id limit $1`,
    [limit, ids, full],
    'vessel-subscription-own-bills-to-bring',
  );
  return rows;
}
