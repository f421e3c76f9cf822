/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import type { operations } from './contract';

export const operationsSamples: SamplesOf<typeof operations> = {
  queryDesk: () => ({}),
  giveExperience: { code: 400, make: () => ({ phone: '13800000404', experience: 'assistant', isGiven: true }) },
  redriveWork: ({ messageId }) => ({ jobIds: [messageId], letterIds: [messageId] }),
};
