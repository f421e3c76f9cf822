/** Calls of ads and of the directory of suppliers; without a session no view is noted, and over pages nothing is asked (R-4.5-12). */
import type { Ad } from '@mastlight/domain/ad/ad';
import { ad, type AdStat, type Enquiry, type ManagedAd } from '@mastlight/domain/ad/contract';
import { stayMaxS } from '@mastlight/domain/ad/limits';
import type { RequestInput } from '@mastlight/domain/contract-kit/endpoint';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/http-client';
import { isAdmin, useSession } from '../../platform/session';

export type { Ad, AdStat, Enquiry, ManagedAd };

const root = 'ad';
/** The list is the same for everybody and changes by hand, in ms. */
const staysFreshMs = 300_000;
export const enquiryPageSize = 20;

/** The ads that stand now. */
export const fetchAds = async (): Promise<Ad[]> => (await callEndpoint(ad.listAds, {})).list;
export const adsQuery = queryOptions({ queryKey: [root, 'list'], queryFn: fetchAds, staleTime: staysFreshMs });
export const adQuery = (key: string) => queryOptions({ queryKey: [root, 'one', key], queryFn: () => callEndpoint(ad.showAd, { key }) });

export const managedQuery = queryOptions({
  queryKey: [root, 'managed'],
  queryFn: async () => (await callEndpoint(ad.listManaged, {})).list,
});
export const statQuery = (days: number) =>
  queryOptions({ queryKey: [root, 'stat', days], queryFn: async () => (await callEndpoint(ad.countStays, { days })).list });
export const enquiriesQuery = (pageNo: number) =>
  queryOptions({
    queryKey: [root, 'enquiries', pageNo],
    queryFn: () => callEndpoint(ad.listEnquiries, { pageNo: String(pageNo), pageSize: String(enquiryPageSize) }),
    placeholderData: keepPreviousData,
  });

export const saveAd = (wish: RequestInput<typeof ad.saveAd>) => callEndpoint(ad.saveAd, wish);
export const deleteAd = (key: string) => callEndpoint(ad.deleteAd, { key });
export const sortAds = (keys: string[]) => callEndpoint(ad.sortAds, { keys });
export const passOn = (id: number) => callEndpoint(ad.passOn, { id });
export const enquire = (wish: RequestInput<typeof ad.enquire>) => callEndpoint(ad.enquire, wish);

/** After a change everything of ads is asked for again. */
export const refreshAds = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: [root] });

const currentToken = (): string | null => useSession.getState().token;

/**
 * Notes that an ad was opened by whoever makes none; the answer notes how long it stayed, in seconds. Whoever has signed out
 * meanwhile, or as somebody else, has nothing noted. What could not be noted is nobody's trouble: nothing is shown of it.
 */
export function noteOpened(key: string): (staySeconds: number) => void {
  const token = currentToken();
  // Whoever makes ads looks whether they are right: he is no reader of theirs.
  if (token === null || isAdmin(useSession.getState())) return () => undefined;
  const opened = callEndpoint(ad.openAd, { adName: key }).catch(() => null);
  return (staySeconds) =>
    void opened.then((adId) => {
      if (adId === null || currentToken() !== token) return;
      const stayTime = Math.min(stayMaxS, Math.max(0, Math.round(staySeconds)));
      callEndpoint(ad.closeAd, { adId, stayTime }).catch(() => undefined);
    });
}
