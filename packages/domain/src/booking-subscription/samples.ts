/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import type { bookingSubscription } from './contract';

export const bookingSubscriptionSamples: SamplesOf<typeof bookingSubscription> = {
  subscribeBookings: () => ({ sonos: ['WK420P00082'] }),
  queryBookings: ({ bookingId }) => ({ ids: [bookingId] }),
  exportBookings: ({ bookingId }) => ({ ids: [bookingId], columns: ['soNo'] }),
  setTop: ({ bookingId }) => ({ ids: [bookingId] }),
  clearTop: ({ bookingId }) => ({ ids: [bookingId] }),
  switchAutoSubscriptions: ({ bookingId }) => ({ ids: [bookingId], autoSubscribe: true }),
  updateRemark: ({ bookingId }) => ({ id: bookingId, remark: 'x' }),
  deleteBookings: ({ bookingId }) => ({ ids: [bookingId] }),
  queryTakeout: ({ billNo }) => ({ blno: billNo }),
};
