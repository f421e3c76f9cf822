/** A valid request for each endpoint, for the authorization matrix. */
import { listSamples } from '../contract-kit/list-product';
import type { SamplesOf } from '../contract-kit/sample';
import type { bookingSubscription } from './contract';

export const bookingSubscriptionSamples: SamplesOf<typeof bookingSubscription> = {
  ...listSamples(({ bookingId }) => bookingId, 'soNo'),
  subscribeBookings: () => ({ sonos: ['WK420P00082'] }),
  queryTakeout: ({ billNo }) => ({ blno: billNo }),
};
