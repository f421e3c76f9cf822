/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import type { lineTracking } from './contract';

export const lineTrackingSamples: SamplesOf<typeof lineTracking> = {
  // It names no line.
  hearLine: { code: 404, make: () => ({}) },
};
