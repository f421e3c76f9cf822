/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import type { membership } from './contract';

export const membershipSamples: SamplesOf<typeof membership> = {
  listLevels: () => ({}),
  showMine: () => ({}),
  upgrade: { code: 409, make: () => ({ level: 'gold' as const, pay: 1, lastDay: '2026-01-01' }) },
};
