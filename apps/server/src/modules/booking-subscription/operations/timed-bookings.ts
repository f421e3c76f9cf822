import { bookingRowsTopic } from '@mastlight/domain/booking-subscription/topics';
import type { TimedRows } from '../../../platform/list/end-by-time';
import { ownBookings } from '../own-rows';
import type { Parts } from '../parts';
import { findEndable } from '../queries/find-endable';

/** Subscriptions to bookings, as they end by themselves; they stay in the list, apart. */
export function timedBookings(parts: Parts): TimedRows {
  const rows = ownBookings(parts);
  return {
    topic: bookingRowsTopic,
    find: async (...within) => (await findEndable(...within)).map(({ id, ownerKey, ...facts }) => ({ id, ownerKey, facts })),
    end: (...which) => rows.end(...which),
  };
}
