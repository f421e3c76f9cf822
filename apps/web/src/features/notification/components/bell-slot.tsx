import { Icon } from '@mastlight/ui';
import { Link } from '@tanstack/react-router';
import { lazyPart } from '../../../platform/lazy-part';
import { useIsTimeForMore } from '../../../platform/idle';
import { loginState, useSession } from '../../../platform/session';
import './message-bell.css';

const UnreadCount = lazyPart(async () => (await import('./unread-count')).UnreadCount);

/** How many messages are unread, for whoever is signed in: no first look waits for it. */
function Count() {
  const isSignedIn = useSession(loginState);
  const isTime = useIsTimeForMore('unasked');
  return isSignedIn && isTime ? <UnreadCount /> : null;
}

/** The bell in the header, by the name that the shell has for it; without a name the count alone, over the phone's tab. */
export function MessageBell({ label }: { readonly label?: string }) {
  const isSignedIn = useSession(loginState);
  if (label === undefined) return <Count />;
  if (!isSignedIn) return null;
  return (
    <Link to="/user/messages" className="header-button message-bell">
      <Icon name="bell" size={16} />
      <span className="ml-visually-hidden">{label}</span>
      <Count />
    </Link>
  );
}
