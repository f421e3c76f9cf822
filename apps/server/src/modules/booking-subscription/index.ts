/**
 * Booking subscriptions: who follows which S/O number, and the list he sees. Not
 * here: what is said of a booking, and when it has become a bill (tracking),
 * which is joined when it is read.
 */
import { bookingSubscription } from '@mastlight/domain/booking-subscription/contract';
import { startEnding } from '../../platform/list/end-by-time';
import { longExport } from '../../platform/list/long-export';
import { exportList } from '../../platform/list/served-list';
import type { Platform, ServerModule } from '../../platform/module';
import type { BillingDoor } from '../billing/index';
import type { FollowDoor } from '../follow/index';
import type { TrackingDoor } from '../tracking/index';
import { bookingSubscriptionRoutes } from './http';
import { ownBookings } from './own-data';
import { startBringing } from './jobs/watch-bringing';
import { bookingRows } from './own-rows';
import type { Parts } from './parts';
import { bookings } from './queries/booking-list';

/** Builds the module on tracking's door, on follow's, and on billing's, which takes what it costs. */
export function createBookingSubscriptionModule(
  platform: Platform,
  tracking: TrackingDoor,
  follow: FollowDoor,
  billing: BillingDoor,
): { readonly module: ServerModule } {
  const parts: Parts = { platform, tracking, follow, billing };
  const { rows, timed } = bookingRows(parts);
  return {
    module: {
      name: 'booking-subscription',
      ownData: ownBookings,
      longExports: [
        longExport('bookings', bookingSubscription.exportRows, (session, wish, tell) =>
          exportList(bookings, platform, session, wish, tell),
        ),
      ],
      routes: bookingSubscriptionRoutes(parts, rows),
      async startWork() {
        const running = [startEnding(platform, timed), startBringing(parts)];
        return { stop: async () => void (await Promise.all(running.map((work) => work.stop()))) };
      },
    },
  };
}
