import { bookingRowsTopic } from '@mastlight/domain/booking-subscription/topics';
import { OwnRowCommands } from '../../platform/list/own-row-commands';
import type { Parts } from './parts';
import { bookingTable } from './store';

/** What a user does with his bookings. */
export function ownBookings({ platform, follow }: Parts): OwnRowCommands {
  return new OwnRowCommands(platform, {
    table: bookingTable,
    topic: bookingRowsTopic,
    letGo: (transaction, ids) => follow.end(transaction, bookingRowsTopic.name, ids),
  });
}
