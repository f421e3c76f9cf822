import { logoutDelayMs } from '@mastlight/domain/account/limits';
import { clearSession, isBrowserSignedIn, onSessionReplaced, useSession } from '../../platform/session';
import { accountApi } from './api';

/** Read by the page that comes after the reload, so that 已退出登录 can be read in peace (R-8-18). */
const loggedOutKey = 'mastlight.loggedOut';

/** The page comes anew: to the login, or to whoever has signed in in another tab meanwhile. */
function startAnew(): void {
  if (!isBrowserSignedIn()) sessionStorage.setItem(loggedOutKey, '1');
  location.reload();
}

function reloadAsNobody(): void {
  clearSession();
  startAnew();
}

/** Logs out by the user's wish: revokes the token, clears the session, reloads (R-4.2-01). */
export async function leaveAccount(): Promise<void> {
  // A server that cannot be reached must not keep anybody signed in on this computer.
  await accountApi.logOut().catch(() => undefined);
  reloadAsNobody();
}

/** The account is gone and its sessions with it: the page comes anew as nobody's. */
export function forgetAccount(): void {
  reloadAsNobody();
}

let isEnding = false;

/**
 * The server ended the session: logs out after half a second, and once, however many calls say so (R-4.2-02). Whoever
 * has got another token meanwhile, such as that of another identity, stays.
 */
export function endSession(): void {
  const { token } = useSession.getState();
  if (isEnding || !token) return;
  isEnding = true;
  setTimeout(() => {
    isEnding = false;
    if (useSession.getState().token === token) reloadAsNobody();
  }, logoutDelayMs);
}

/**
 * Leaves the page when another tab has ended its session or begun another (R-4.2-01): what it shows goes at once, for
 * the reload may take its time. What was typed is kept as the draft of who typed it. Returns the undo.
 */
export function followOtherTabs(): () => void {
  return onSessionReplaced(() => {
    document.body.hidden = true;
    startAnew();
  });
}

/** Whether this page follows a logout; true once. */
export function wasLoggedOut(): boolean {
  const isSet = sessionStorage.getItem(loggedOutKey) !== null;
  sessionStorage.removeItem(loggedOutKey);
  return isSet;
}
