/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import type { ad } from './contract';

export const adSamples: SamplesOf<typeof ad> = {
  openAd: () => ({ adName: 'toker' }),
  closeAd: ({ adViewId }) => ({ adId: adViewId, stayTime: 3 }),
};
