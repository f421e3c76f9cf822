import { paidAs } from '@mastlight/domain/billing/index';
import { bookingRowsTopic } from '@mastlight/domain/booking-subscription/topics';
import type { TimedRows } from '../../../platform/list/end-by-time';
import { ownBookings } from '../own-rows';
import { payBackUnheard } from '../../billing/index';
import type { Parts } from '../parts';
import { findEndable } from '../queries/find-endable';

/** Subscriptions to bookings, as they end by themselves; they stay in the list, apart. */
export function timedBookings(parts: Parts): TimedRows {
  const rows = ownBookings(parts);
  return {
    topic: bookingRowsTopic,
    find: async (...within) =>
      (await findEndable(...within)).map(({ id, ownerKey, port, subject, createdMs, ...facts }) => ({
        id,
        ownerKey,
        facts,
        paidAs: paidAs(bookingRowsTopic.name, { port, subject, createdMs }),
      })),
    end: (...which) => rows.end(...which),
    payBack: (...which) => payBackUnheard(parts.billing, ...which),
  };
}
