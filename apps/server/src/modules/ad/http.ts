import { ad } from '@mastlight/domain/ad/contract';
import { implement, type Route } from '../../platform/http/route';
import { closeView } from './operations/close-view';
import { openView } from './operations/open-view';
import type { AdParts } from './parts';

/** Binds the contract to operations. */
export function createAdRoutes(parts: AdParts): Route[] {
  return implement('ad', ad, {
    openAd: ({ adName }, { session }) => openView(parts, session, adName),
    closeAd: ({ adId, stayTime }, { own }) => own.done(closeView(parts, own, adId, stayTime)),
  });
}
