/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import type { ad } from './contract';
import { firstAds } from './registry';

export const adSamples: SamplesOf<typeof ad> = {
  openAd: () => ({ adName: 'toker' }),
  closeAd: ({ adViewId }) => ({ adId: adViewId, stayTime: 3 }),
  listAds: () => ({}),
  showAd: () => ({ key: 'toker' }),
  fetchFile: { code: 404, make: () => ({ key: 'toker', part: 'pdf' }) },
  enquire: { code: 400, make: () => ({ key: 'toker', text: 'DEMO DEMO', replyTo: 'demo@example.com' }) },
  listManaged: () => ({}),
  saveAd: { code: 400, make: () => ({ ad: firstAds[0]! }) },
  deleteAd: () => ({ key: 'demo-none' }),
  sortAds: { code: 400, make: () => ({ keys: ['toker'] }) },
  countStays: () => ({}),
  listEnquiries: () => ({}),
  passOn: { code: 404, make: () => ({ id: 999_999_999 }) },
};
