/** How bookings come into the list; what is done with rows that are there is `platform/list/own-rows`. */
import { bookingList } from '@mastlight/domain/booking-subscription/contract';
import { bookingsMax } from '@mastlight/domain/booking-subscription/limits';
import { bookingSubscriptionTexts as texts } from '@mastlight/domain/booking-subscription/messages';
import { connectionOf } from '../../platform/db/transaction';
import type { FreshRow, SubscribedList, WantedRow } from '../../platform/list/subscribe-rows';
import { bookings } from './queries/booking-list';

/** The list, as bookings of a line come into it; null: nobody named the line. */
export const bookingsOf = (carrier: string | null): SubscribedList<WantedRow> => ({
  table: bookings.table,
  keyColumn: 'booking_no',
  topic: bookingList.topic,
  rowsMax: bookingsMax,
  full: texts.full,
  unheard: texts.unheard,
  async insert(tx, { ownerKey, userId, port, things, createdMs }) {
    const { rows } = await connectionOf(tx).query<FreshRow>(
      `insert into booking_subscription (owner_key, user_id, port, carrier, booking_no, created_ms)
       select $1, $2, $3, $4, booking_no, $6 from unnest($5::text[]) as written (booking_no)
       order by booking_no on conflict (owner_key, port, booking_no) do nothing returning id, booking_no as key`,
      [ownerKey, userId, port, carrier, things.map(({ key }) => key), createdMs],
      'booking-subscription-insert',
    );
    return rows;
  },
});
