import { ad as calls } from '@mastlight/domain/ad/contract';
import type { Ad, SavedAd } from '@mastlight/domain/ad/ad';
import { standsOn } from '@mastlight/domain/ad/find-suppliers';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { gatewayPrefix } from '../../../platform/http/register-routes';
import type { FileAnswer } from '../../../platform/http/route';
import { adsKeeper, type AdParts } from '../parts';
import type { KeptAd } from '../schema';
import { findAds } from './find-ads';

/** Whether an ad stands today, in Shanghai. */
export const isStanding = (ad: SavedAd, nowMs: number): boolean => standsOn(ad, shanghaiDay(nowMs));

/** Where a paper or a picture is fetched: of an ad's own by its version, a page of the site as it is; null for none. */
function addressOf({ key, updatedMs, ...ad }: KeptAd, part: 'pdf' | 'picture'): string | null {
  const url = part === 'pdf' ? ad.pdfUrl : ad.pictureUrl;
  if (url === '') return null;
  return isOwnPaper(url) ? url : `${gatewayPrefix}${calls.fetchFile.path}?key=${encodeURIComponent(key)}&part=${part}&v=${updatedMs}`;
}

/** A paper that came with the site needs no store. */
const isOwnPaper = (url: string): boolean => url.startsWith('/guides/');

function tell(ad: KeptAd): Ad {
  const { fromDay: _from, untilDay: _until, ...rest } = ad;
  return { ...rest, pdfUrl: addressOf(ad, 'pdf'), pictureUrl: addressOf(ad, 'picture') };
}

/** The ads that stand today, in their order (R-7.6-18). */
export async function listStanding({ database, clock }: Pick<AdParts, 'database' | 'clock'>): Promise<Ad[]> {
  return (await findStanding({ database, clock })).map(tell);
}

/** One that stands. @throws BusinessError 404 for one that does not, as for none. */
export async function showAd(parts: Pick<AdParts, 'database' | 'clock'>, key: string): Promise<Ad> {
  return tell(await requireStanding(parts, key));
}

/**
 * The paper or the picture of one that stands, to be shown in place.
 *
 * @throws BusinessError 404 where there is none, 503 when the object store is away.
 */
export async function openAdFile(parts: AdParts, key: string, part: 'pdf' | 'picture'): Promise<FileAnswer> {
  const ad = await requireStanding(parts, key);
  const url = part === 'pdf' ? ad.pdfUrl : ad.pictureUrl;
  const found = url === '' ? null : await parts.files.open(adsKeeper, url, part === 'pdf' ? 'ad-paper' : 'ad-picture');
  if (found === null) throw new BusinessError(404);
  const { fileName: _download, ...shown } = found;
  return shown;
}

async function findStanding({ database, clock }: Pick<AdParts, 'database' | 'clock'>): Promise<KeptAd[]> {
  const nowMs = clock.nowMs();
  return (await findAds(database)).filter((ad) => isStanding(ad, nowMs));
}

/** An ad that stands today; undefined for any other key. */
export async function findStandingAd(parts: Pick<AdParts, 'database' | 'clock'>, key: string): Promise<KeptAd | undefined> {
  return (await findStanding(parts)).find((ad) => ad.key === key);
}

async function requireStanding(parts: Pick<AdParts, 'database' | 'clock'>, key: string): Promise<KeptAd> {
  const found = await findStandingAd(parts, key);
  if (!found) throw new BusinessError(404);
  return found;
}
