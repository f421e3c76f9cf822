/** Calls of ads; without a session none is made (R-4.5-12). */
import { ad } from '@mastlight/domain/ad/contract';
import { stayMaxS } from '@mastlight/domain/ad/limits';
import type { AdKey } from '@mastlight/domain/ad/registry';
import { callEndpoint } from '../../platform/http-client';
import { useSession } from '../../platform/session';

const currentToken = (): string | null => useSession.getState().token;

/**
 * Notes that an ad was opened; the answer notes how long it stayed, in seconds. Whoever has signed out meanwhile, or as
 * somebody else, has nothing noted. What could not be noted is nobody's trouble: nothing is shown of it.
 */
export function noteOpened(key: AdKey): (staySeconds: number) => void {
  const token = currentToken();
  if (token === null) return () => undefined;
  const opened = callEndpoint(ad.openAd, { adName: key }).catch(() => null);
  return (staySeconds) =>
    void opened.then((adId) => {
      if (adId === null || currentToken() !== token) return;
      const stayTime = Math.min(stayMaxS, Math.max(0, Math.round(staySeconds)));
      callEndpoint(ad.closeAd, { adId, stayTime }).catch(() => undefined);
    });
}
