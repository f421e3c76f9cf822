/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import type { vesselSubscription } from './contract';

export const vesselSubscriptionSamples: SamplesOf<typeof vesselSubscription> = {
  subscribeVessels: () => ({ list: [{ vesselsName: 'DEMO.STAR', voyage: '2W' }] }),
  queryVessels: ({ vesselId }) => ({ ids: [vesselId] }),
  exportVessels: ({ vesselId }) => ({ ids: [vesselId], columns: ['boxvv'] }),
  setTop: ({ vesselId }) => ({ ids: [vesselId] }),
  clearTop: ({ vesselId }) => ({ ids: [vesselId] }),
  switchAutoSubscriptions: ({ vesselId }) => ({ ids: [vesselId], autoSubscribe: true }),
  updateRemark: ({ vesselId }) => ({ id: vesselId, remark: 'x' }),
  queryAffected: ({ vesselId }) => ({ ids: [vesselId] }),
  exportCalendar: ({ vesselId }) => ({ ids: [vesselId] }),
  queryVesselVoyages: () => ({}),
  refreshByWharf: () => ({}),
  deleteVessels: ({ vesselId }) => ({ ids: [vesselId] }),
};
