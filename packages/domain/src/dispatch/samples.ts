/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import type { dispatch } from './contract';

const unknown = '26112400000000';

export const dispatchSamples: SamplesOf<typeof dispatch> = {
  showTimeline: ({ submissionReference }) => ({ reference: submissionReference }),
  listDead: () => ({}),
  redrive: { code: 404, make: () => ({ reference: unknown, note: 'x' }) },
  abandon: { code: 404, make: () => ({ reference: unknown, note: 'x' }) },
};
