/** Which ad this session shows, and that it has been shown. */
import { ads, type Ad } from '@mastlight/domain/ad/registry';
import { nextInRotation } from '@mastlight/domain/ad/rotation';

const shownKey = 'mastlight.adShown';
const lastKey = 'mastlight.adLast';

/** R-4.5-01: pages over which an ad is shown. */
const pagesWithAd: readonly string[] = ['/logistics', '/toker', '/abroad'];

/** Whether an ad is still to be shown, and this is a page for it. */
export function isAdDue(path: string): boolean {
  return pagesWithAd.includes(path) && sessionStorage.getItem(shownKey) === null;
}

/** Takes this session's turn: the ad after the one that this browser showed last; null when there is none to show. */
export function takeTurn(): Ad | null {
  const ad = nextInRotation(ads, localStorage.getItem(lastKey));
  sessionStorage.setItem(shownKey, '1');
  if (ad !== null) localStorage.setItem(lastKey, ad.key);
  return ad;
}
