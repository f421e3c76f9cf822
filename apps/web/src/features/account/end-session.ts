import { logoutDelayMs } from '@mastlight/domain/account/limits';
import { clearSession, isBrowserSignedIn, onSessionReplaced, useSession } from '../../platform/session';
import { accountApi } from './api';

/** Read by the page that comes after the reload, so that why it came can be read in peace (R-8-18). */
const loggedOutKey = 'mastlight.loggedOut';

/**
 * Why a page came anew: its user's wish; the server ended his session, in a company where his duty was changed or he
 * was removed; or another tab has begun a session of its own.
 */
const logoutReasons = ['own', 'ended', 'company', 'followed'] as const;
export type LogoutReason = (typeof logoutReasons)[number];

/** The page comes anew: to the login, or to whoever has signed in in another tab meanwhile. */
function startAnew(reason: LogoutReason): void {
  sessionStorage.setItem(loggedOutKey, isBrowserSignedIn() ? 'followed' : reason);
  location.reload();
}

function reloadAsNobody(reason: LogoutReason): void {
  clearSession();
  startAnew(reason);
}

/** Logs out by the user's wish: revokes the token, clears the session, reloads (R-4.2-01). */
export async function leaveAccount(): Promise<void> {
  // A server that cannot be reached must not keep anybody signed in on this computer.
  await accountApi.logOut().catch(() => undefined);
  reloadAsNobody('own');
}

/** The account is gone and its sessions with it: the page comes anew as nobody's. */
export function forgetAccount(): void {
  reloadAsNobody('own');
}

let isEnding = false;

/**
 * The server ended the session: logs out after half a second, and once, however many calls say so (R-4.2-02). Whoever
 * has got another token meanwhile, such as that of another identity, stays.
 */
export function endSession(): void {
  const { token, cid } = useSession.getState();
  if (isEnding || !token) return;
  isEnding = true;
  setTimeout(() => {
    isEnding = false;
    if (useSession.getState().token === token) reloadAsNobody(cid === null ? 'ended' : 'company');
  }, logoutDelayMs);
}

/**
 * Leaves the page when another tab has ended its session or begun another (R-4.2-01): what it shows goes at once, for
 * the reload may take its time. What was typed is kept as the draft of who typed it. Returns the undo.
 */
export function followOtherTabs(): () => void {
  return onSessionReplaced(() => {
    document.body.hidden = true;
    startAnew('own');
  });
}

/** Why this page came anew, told once; null when it did not. */
export function takeLogoutReason(): LogoutReason | null {
  const kept = sessionStorage.getItem(loggedOutKey);
  sessionStorage.removeItem(loggedOutKey);
  return logoutReasons.find((reason) => reason === kept) ?? null;
}
