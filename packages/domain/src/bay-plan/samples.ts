/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import type { bayPlan } from './contract';

export const bayPlanSamples: SamplesOf<typeof bayPlan> = {
  queryVessel: { code: 401, make: () => ({ vessel: 'DEMO LANTERN', voyage: '101W' }) },
  signVessel: () => ({ vessel: 'DEMO LANTERN', voyage: '101W' }),
  listChoices: () => ({}),
};
