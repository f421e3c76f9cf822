/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import type { live } from './contract';

export const liveSamples: SamplesOf<typeof live> = {
  streamChanges: () => ({}),
};
