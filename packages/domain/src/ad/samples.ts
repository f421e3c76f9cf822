/** A valid request for each endpoint, for the authorization matrix; only what is there can be closed. */
import type { SamplesOf } from '../contract-kit/sample';
import type { ad } from './contract';

export const adSamples: SamplesOf<typeof ad> = {
  openAd: () => ({ adName: 'toker' }),
  closeAd: { code: 404, make: () => ({ adId: 999_999_999, stayTime: 3 }) },
};
