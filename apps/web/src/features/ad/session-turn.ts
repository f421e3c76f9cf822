import { nextInRotation } from '@mastlight/domain/ad/rotation';
import { firstShown } from '@mastlight/domain/ad/registry';
import { useSession } from '../../platform/session';
import { fetchAds, type Ad } from './api';
import { shownKey } from './is-ad-due';

const lastKey = 'mastlight.adLast';

/** The ads that take turns: of a visitor without a session nothing is asked (R-4.5-12), he sees those of the beginning. */
export const adsInTurn = async (): Promise<readonly Ad[]> => (useSession.getState().token === null ? firstShown : fetchAds());

/** Takes this session's turn: the ad after the one that this browser showed last; null when there is none to show. */
export function takeTurn(ads: readonly Ad[]): Ad | null {
  const ad = nextInRotation(ads, localStorage.getItem(lastKey));
  sessionStorage.setItem(shownKey, '1');
  if (ad !== null) localStorage.setItem(lastKey, ad.key);
  return ad;
}
