/** A valid request for each endpoint, for the authorization matrix; its sender adds the file. */
import type { SamplesOf } from '../contract-kit/sample';
import type { file } from './contract';

export const fileSamples: SamplesOf<typeof file> = {
  upload: () => ({}),
  fetch: ({ fileAddress }) => ({ address: fileAddress }),
};
