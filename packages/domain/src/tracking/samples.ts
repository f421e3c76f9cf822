/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import type { tracking } from './contract';

export const trackingSamples: SamplesOf<typeof tracking> = {
  queryContainer: ({ containerNo }) => ({ ctnNo: containerNo }),
  querySources: () => ({}),
};
