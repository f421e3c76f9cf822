import { askForLogin, loadAccount, preloadLogin, rememberPreSheetPath } from '../features/account';
import { loadIdentity } from '../features/company';
import { loadExperiences } from '../features/preferences';
import { useSession, type SessionState } from '../platform/session';

/** R-2.4-04, -05: so long after the navigation the login dialog opens. */
export const loginAfterMs = 500;

/** The first page waits at most so long for what the account knows; a slow server must not leave it blank, in ms. */
export const firstWaitMsMax = 1_500;

/** R-2.4-04 … -06: whether a later navigation without a token asks for a login. */
export function needsLoginAfter(navigation: { readonly from: string | null; readonly to: string }): boolean {
  if (navigation.from?.includes('boxquery')) return true;
  return navigation.to.includes('preSheet') && !navigation.to.startsWith('/401');
}

/** Settles when it is known what the person of this page may see; at once for nobody. */
let known: Promise<unknown> = Promise.resolve();
export const whenKnown = (): Promise<unknown> => known;

/**
 * The first navigation (R-2.4-01, -10): with a token it loads what the account knows before the page renders;
 * without one the page renders its empty state and the login opens over it. Pages without the shell (the phone's
 * confirmation of a login) ask for nothing, and neither does an address that may be a signed link (R-2.4-07): the page's own
 * call is refused where it is none, which opens the login (R-2.4-09).
 */
export async function guardFirstNavigation(isOpen: boolean): Promise<void> {
  if (!useSession.getState().token) {
    if (isOpen) return;
    preloadLogin();
    askForLogin();
    return;
  }
  known = Promise.all([loadAccount().then(loadIdentity), loadExperiences()]);
  await Promise.race([known, new Promise((resolve) => setTimeout(resolve, firstWaitMsMax))]);
}

/** Every later navigation. */
export function guardLaterNavigation(navigation: { readonly from: string | null; readonly to: string }): void {
  if (navigation.from?.includes('preSheet')) rememberPreSheetPath(navigation.from);
  if (useSession.getState().token || !needsLoginAfter(navigation)) return;
  setTimeout(() => {
    if (!useSession.getState().token) askForLogin();
  }, loginAfterMs);
}

/** Addresses that were refused to the session of then, since this page was loaded. */
const refused = new Map<string, string>();
const named = ({ token, userId, cid, experiences }: SessionState): string => [token === null, userId, cid, ...experiences].join(' ');

/** Notes that an address was not open to the session of now. */
export function noteRefused(address: string): void {
  refused.set(address, named(useSession.getState()));
}

/**
 * As whom an address of the site is worth another try; null: nobody is signed in, or he was refused it as he is now. Whoever
 * changes while a try is under way is worth one more.
 */
export function retryAs(address: string, session: SessionState): string | null {
  const as = named(session);
  return /^\/(?![/\\])/.test(address) && session.token !== null && refused.get(address) !== as ? as : null;
}
