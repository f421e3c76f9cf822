/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import type { trucks } from './contract';

export const truckSamples: SamplesOf<typeof trucks> = {
  subscribe: () => ({ carNo: '浙B12345' }),
  list: () => ({}),
  listBoxes: () => ({}),
  deleteTrucks: () => ({ ids: [] }),
  locate: { code: 404, make: () => ({ carNo: '浙B00000' }) },
  track: ({ truckPlate }) => ({ carNo: truckPlate, from: '1', to: '2' }),
  share: ({ truckPlate }) => ({ carNo: truckPlate }),
  listShares: ({ truckPlate }) => ({ carNo: truckPlate }),
  revokeShares: ({ truckPlate }) => ({ carNo: truckPlate }),
  showShared: { code: 410, make: () => ({ token: 'x'.repeat(32) }) },
};
