import { bookingList } from '@mastlight/domain/booking-subscription/contract';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** Bills in the ledger that are due at `dueMs` and that the booking which brought them does not lead to any more. */
export async function findLapsedBills(transaction: Transaction, dueMs: number): Promise<number[]> {
  const { rows } = await connectionOf(transaction).query<{ id: number }>(
    `select l.id::float8 as id from follow_brought l
     where l.kind = 'bill' and l.due_at <= to_timestamp($1::float8 / 1000) and l.product = $2 and not exists (
       select from booking_subscription s join tracking_booking c on c.booking_no = s.booking_no and c.port = s.port
       where s.id = l.row_id and s.auto_subscribe and s.ended_ms is null and l.subject = any(c.bill_nos))`,
    [dueMs, bookingList.topic.name],
    'booking-subscription-lapsed-bills',
  );
  return rows.map(({ id }) => id);
}
