import { nextInRotation } from '@mastlight/domain/ad/rotation';
import type { Ad } from './api';
import { shownKey } from './is-ad-due';

const lastKey = 'mastlight.adLast';

/** Takes this session's turn: the ad after the one that this browser showed last; null when there is none to show. */
export function takeTurn(ads: readonly Ad[]): Ad | null {
  const ad = nextInRotation(ads, localStorage.getItem(lastKey));
  sessionStorage.setItem(shownKey, '1');
  if (ad !== null) localStorage.setItem(lastKey, ad.key);
  return ad;
}
