import { paidItemOf } from '@mastlight/domain/billing/index';
import { bookingSubscription } from '@mastlight/domain/booking-subscription/contract';
import { subscribeWords } from '@mastlight/domain/vocabulary/subscribe-outcome';
import { implement, portAliases, type Route } from '../../platform/http/route';
import type { OwnRowCommands } from '../../platform/list/own-row-commands';
import { rowCalls, rowsOfPort } from '../../platform/list/rows-of-port';
import { listHandlers } from '../../platform/list/served-list';
import { Consent } from '../billing/index';
import { ListTimes } from '../tracking/index';
import { bookings } from './queries/booking-list';
import { subscribeBookings } from './operations/subscribe-bookings';
import type { Parts } from './parts';
import { findOwnTakeouts } from './queries/find-own-takeouts';

/** Routes of booking subscriptions, with the other ports' spellings (R-7.6-06, R-7.6-08). */
export function bookingSubscriptionRoutes(parts: Parts, rows: OwnRowCommands): Route[] {
  const { platform, tracking } = parts;
  const { queryTakeout: _forAllPorts, ...ofPorts } = bookingSubscription;
  return implement(
    'booking-subscription',
    bookingSubscription,
    {
      ...listHandlers(bookings, { platform, rows, times: new ListTimes(platform, tracking) }),
      subscribeBookings: async ({ systemKey, sonos, carrier = null, ...agreed }, { own }) => {
        const { told, fee, fen } = await subscribeBookings(parts, own, {
          port: systemKey,
          numbers: sonos,
          carrier,
          consent: Consent.of(agreed),
        });
        const item = paidItemOf(fee);
        return own.answer({ list: told.map((outcome) => ({ ...outcome, result: subscribeWords[outcome.code], ...item })), coins: fen });
      },
      queryTakeout: async ({ systemKey, blno }, { own }) =>
        own.answer({ list: await findOwnTakeouts(parts, own.ownerKey, systemKey ?? null, blno) }),
    },
    // `/blno/userSoSh/subscribe` and so on; empty pick-ups have one path for all ports.
    portAliases(ofPorts, (path, { pathPart }) => path.replace('/userSo/', `/userSo${pathPart}/`), {
      calls: rowCalls,
      keep: rowsOfPort(platform.database, bookings.table),
    }),
  );
}
