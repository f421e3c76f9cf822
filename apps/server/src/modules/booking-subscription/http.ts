import { bookingSubscription } from '@mastlight/domain/booking-subscription/contract';
import { subscribeWords } from '@mastlight/domain/vocabulary/subscribe-outcome';
import { implement, portAliases, type Route } from '../../platform/http/route';
import { ListTimes } from '../tracking/index';
import { exportBookings } from './operations/export-bookings';
import { subscribeBookings } from './operations/subscribe-bookings';
import { ownBookings } from './own-rows';
import type { Parts } from './parts';
import { findBookingPage } from './queries/find-booking-page';
import { findOwnTakeouts } from './queries/find-own-takeouts';

/** Routes of booking subscriptions, with the other ports' spellings (R-7.6-06, R-7.6-08). */
export function bookingSubscriptionRoutes(parts: Parts): Route[] {
  const { database } = parts.platform;
  const { queryTakeout: _forAllPorts, ...ofPorts } = bookingSubscription;
  const times = new ListTimes(parts.platform, parts.tracking);
  const rows = ownBookings(parts);
  return implement(
    'booking-subscription',
    bookingSubscription,
    {
      subscribeBookings: async ({ systemKey, sonos, carrier = null, allowReal }, { own }) => {
        const wish = { port: systemKey, numbers: sonos, carrier, allowReal };
        const { told, fen } = await subscribeBookings(parts, own, wish);
        return own.answer({ list: told.map((outcome) => ({ ...outcome, result: subscribeWords[outcome.code] })), coins: fen });
      },
      queryBookings: (filter, { own }) =>
        own.answer(
          times.beside(filter.systemKey, () =>
            findBookingPage(database, own.ownerKey, filter, Math.trunc(parts.platform.portClock.nowMs())),
          ),
        ),
      exportBookings: (wish, { own }) => own.answer(exportBookings(parts, own, wish)),
      setTop: ({ ids }, { own }) => own.done(rows.setTop(own, ids, true)),
      clearTop: ({ ids }, { own }) => own.done(rows.setTop(own, ids, false)),
      switchAutoSubscriptions: ({ ids, autoSubscribe }, { own }) => own.done(rows.switchAuto(own, ids, autoSubscribe)),
      updateRemark: ({ id, remark }, { own }) => own.done(rows.updateRemark(own, id, remark)),
      deleteBookings: ({ ids }, { own }) => own.done(rows.remove(own, ids)),
      queryTakeout: async ({ systemKey, blno }, { own }) =>
        own.answer({ list: await findOwnTakeouts(parts, own.ownerKey, systemKey ?? null, blno) }),
    },
    // `/blno/userSoSh/subscribe` and so on; empty pick-ups have one path for all ports.
    portAliases(ofPorts, (path, { pathPart }) => path.replace('/userSo/', `/userSo${pathPart}/`)),
  );
}
