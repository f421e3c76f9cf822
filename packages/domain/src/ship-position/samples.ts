/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import type { shipPosition } from './contract';

export const shipPositionSamples: SamplesOf<typeof shipPosition> = {
  find: () => ({ vessel: 'MSC.ANNA' }),
  track: { code: 404, make: () => ({ vessel: '412000000', from: '1', to: '2' }) },
  portCalls: () => ({ vessel: 'MSC.ANNA' }),
  search: () => ({ keyword: 'MSC' }),
};
