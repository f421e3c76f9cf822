/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import type { bayPlan } from './contract';

export const bayPlanSamples: SamplesOf<typeof bayPlan> = {
  // Nobody is signed in, and there is no link.
  queryVessel: { code: 403, make: () => ({ vessel: 'DEMO LANTERN', voyage: '101W' }) },
  listStops: { code: 403, make: () => ({ vessel: 'DEMO LANTERN', voyage: '101W' }) },
  signVessel: () => ({ vessel: 'DEMO LANTERN', voyage: '101W' }),
  listChoices: () => ({}),
};
