import type { RemovalLimits } from '@mastlight/domain/vocabulary/automatic-removal';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import type { EndableRow } from '../../billing/index';

/** Bookings of every owner, after an id, whose time may be over; one that is a bill departs with its bills. */
export async function findEndable(
  transaction: Transaction,
  { sinceMs, departedMs, unfinishedMs }: RemovalLimits,
  afterId: number,
  limit: number,
): Promise<EndableRow[]> {
  const { rows } = await connectionOf(transaction).query<EndableRow>(
    `select s.id, s.owner_key as "ownerKey", s.created_ms as "sinceMs", s.created_ms as "createdMs", s.port, s.booking_no as subject, c.heard_ms as "heardMs", sailed.departed_ms as "departedMs"
     from booking_subscription s left join tracking_booking c on c.booking_no = s.booking_no and c.port = s.port
     cross join lateral (
       select case when c.bill_nos = '{}' or c.bill_nos is null then (c.status->>'departedMs')::bigint
         -- It is as far as the last of its bills: one that nobody derives, or that has not sailed, keeps it.
         else (select case when bool_and(b.atd_ms is not null) then max(b.atd_ms) end
           from unnest(c.bill_nos) own (bill_no) left join tracking_bill b on b.bill_no = own.bill_no and b.port = s.port) end as departed_ms
     ) sailed
     where s.created_ms <= $1 and s.ended_ms is null and s.id > $4
       and case when sailed.departed_ms is not null then sailed.departed_ms <= $2 when c.heard_ms is null then true else s.created_ms <= $3 end
     order by s.id limit $5`,
    [sinceMs, departedMs, unfinishedMs, afterId, limit],
    'booking-subscription-endable',
  );
  return rows;
}
