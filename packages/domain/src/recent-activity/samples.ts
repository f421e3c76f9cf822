/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import type { recentActivity } from './contract';

export const recentActivitySamples: SamplesOf<typeof recentActivity> = {
  listRecent: () => ({}),
};
