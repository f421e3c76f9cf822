import { lazyPart } from '../../../platform/lazy-part';
import { useIsIdle } from '../../../platform/idle';
import { useSession } from '../../../platform/session';

const Bell = lazyPart(async () => (await import('./message-bell')).Bell);

/** The bell in the header, or the count over the phone's tab: for whoever is signed in, once the page has loaded. */
export function MessageBell({ place }: { readonly place: 'header' | 'tab' }) {
  const isSignedIn = useSession(({ token }) => token !== null);
  const isIdle = useIsIdle();
  return isSignedIn && isIdle ? <Bell place={place} /> : null;
}
