import { ad } from '@mastlight/domain/ad/contract';
import { readPaging } from '@mastlight/domain/contract-kit/paging';
import { paperHeaders } from '../../platform/http/paper-headers';
import { implement, type Route } from '../../platform/http/route';
import { closeView } from './operations/close-view';
import { enquire } from './operations/enquire';
import { removeAd, saveAd, sortAds } from './operations/manage-ads';
import { openView } from './operations/open-view';
import { passOn } from './operations/pass-on';
import type { AdParts } from './parts';
import { countRecentStays, listManaged } from './queries/desk';
import { findEnquiries } from './queries/find-enquiries';
import { listStanding, openAdFile, showAd } from './queries/show-ad';

/** A picture or a paper changes its address with each change of its ad. */
const fileHeaders = { 'x-content-type-options': 'nosniff', 'cache-control': 'public, max-age=300' } as const;

/** Binds the contract to operations. */
export function createAdRoutes(parts: AdParts): Route[] {
  return implement('ad', ad, {
    openAd: ({ adName }, { session }) => openView(parts, session, adName),
    closeAd: ({ adId, stayTime }, { own }) => own.done(closeView(parts, own, adId, stayTime)),
    listAds: async () => ({ list: await listStanding(parts) }),
    showAd: ({ key }) => showAd(parts, key),
    async fetchFile({ key, part }, { reply }) {
      const answer = await openAdFile(parts, key, part);
      void reply.headers({ ...paperHeaders, ...fileHeaders });
      return answer;
    },
    enquire: async (wish, { session }) => (await enquire(parts, session, wish), true as const),
    listManaged: async () => ({ list: await listManaged(parts) }),
    saveAd: async ({ ad: saved, updatedMs }, { session }) => ({ updatedMs: await saveAd(parts, session, saved, updatedMs) }),
    deleteAd: async ({ key }) => (await removeAd(parts, key), true as const),
    sortAds: async ({ keys }) => (await sortAds(parts, keys), true as const),
    countStays: async ({ days }) => ({ list: await countRecentStays(parts, days) }),
    async listEnquiries(request) {
      const { pageNo, pageSize, offset } = readPaging(request);
      return { ...(await findEnquiries(parts.database, { pageSize, offset })), pageNo, pageSize };
    },
    passOn: async ({ id }) => (await passOn(parts, id), true as const),
  });
}
