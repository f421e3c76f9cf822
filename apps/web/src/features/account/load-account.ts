import { userInfoRetriesMax } from '@mastlight/domain/account/limits';
import { CallCancelled } from '../../platform/http-client';
import { isSessionReplaced, keepIdentity, saveLogin, saveUserInfo, useSession } from '../../platform/session';
import { accountApi } from './api';

/** Pause before the first retry of the user info, in ms; it doubles each time, so that nobody storms a sick server. */
export const firstRetryAfterMs = 500;

/**
 * Asks whether the person of the last scan is registered and, if so, saves the login that comes with the answer
 * (R-4.1-05, -06). A check that fails says no.
 */
export async function checkRegistration(): Promise<boolean> {
  const { userId } = useSession.getState();
  if (!userId) return false;
  try {
    const found = await accountApi.checkRegistration(userId);
    // Another tab's session is not written over by the answer about this one's.
    if (!found.registered || isSessionReplaced()) return false;
    if (found.token && found.id) {
      saveLogin({ token: found.token, id: found.id, openid: found.openid, role: found.role ?? 'user' });
    }
    return useSession.getState().token !== null;
  } catch {
    return false;
  }
}

async function loadOnce(): Promise<void> {
  const { token } = useSession.getState();
  const info = await accountApi.showCurrentUser();
  // The answer is about who was here when it was asked for: another's session stays, and so does another identity.
  if (isSessionReplaced() || useSession.getState().token !== token) return;
  // R-X-08: the newest token wins; its time moves only when it is another one.
  saveLogin({ token: info.token, id: info.id, openid: null, role: info.role });
  saveUserInfo(info);
  keepIdentity(info.cid === null ? null : String(info.cid));
}

async function retry(cause: unknown): Promise<void> {
  let error = cause;
  for (let tries = 0; tries < userInfoRetriesMax; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, firstRetryAfterMs * 2 ** tries));
    if (!useSession.getState().token) return;
    await checkRegistration();
    try {
      return await loadOnce();
    } catch (next) {
      error = next;
    }
  }
  // R-4.1-09, R-8-21: logged only; the page works without a name in its corner.
  console.error('user info', error);
}

/**
 * Loads user info and invite code (R-4.1-06, -14). It settles after the first attempt, so that a page may wait for
 * it; up to five retries, each after a new registration check, go on behind (R-4.1-09).
 */
export async function loadAccount(): Promise<void> {
  try {
    await loadOnce();
  } catch (error) {
    if (!(error instanceof CallCancelled)) void retry(error);
  }
}
