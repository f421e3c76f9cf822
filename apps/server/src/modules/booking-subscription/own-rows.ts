import { bookingRowsTopic } from '@mastlight/domain/booking-subscription/topics';
import { OwnRowCommands } from '../../platform/list/own-row-commands';
import { bringBillsOf } from './operations/bring-bills';
import type { Parts } from './parts';
import { bookingTable } from './store';

/** What a user does with his bookings. */
export function ownBookings(parts: Parts): OwnRowCommands {
  const { platform, follow } = parts;
  return new OwnRowCommands(platform, {
    table: bookingTable,
    topic: bookingRowsTopic,
    letGo: (transaction, ids) => follow.end(transaction, bookingRowsTopic.name, ids),
    bring: (transaction, ids) => bringBillsOf(parts, transaction, ids),
  });
}
