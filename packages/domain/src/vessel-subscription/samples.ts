/** A valid request for each endpoint, for the authorization matrix. */
import { listSamples } from '../contract-kit/list-product';
import type { SamplesOf } from '../contract-kit/sample';
import type { vesselSubscription } from './contract';

export const vesselSubscriptionSamples: SamplesOf<typeof vesselSubscription> = {
  ...listSamples(({ vesselId }) => vesselId, 'boxvv'),
  subscribeVessels: () => ({ list: [{ vesselsName: 'DEMO.STAR', voyage: '2W' }] }),
  queryAffected: ({ vesselId }) => ({ ids: [vesselId] }),
  exportCalendar: ({ vesselId }) => ({ ids: [vesselId] }),
  queryVesselVoyages: () => ({}),
  refreshByWharf: () => ({}),
};
