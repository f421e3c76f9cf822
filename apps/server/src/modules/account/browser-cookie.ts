import { makeToken, sha256 } from '../../platform/ids';

/** Names the browser, so that tickets and codes work in it alone. Says nothing about who sits there. */
const browserCookie = 'mastlight_browser';
/** Opens one password reset after a right code (T2). */
const resetCookie = 'mastlight_reset';
const browserCookieSeconds = 180 * 24 * 3600;
const valuePattern = /^[A-Za-z0-9_-]{43}$/;

/** The part of an HTTP call that cookies need. */
export interface CookieCall {
  readonly headers: { readonly cookie?: string | undefined };
  readonly reply: { header(name: string, value: string): unknown };
}

/** Digest of the browser's cookie; null when it brought none. */
export function readBrowser(call: Pick<CookieCall, 'headers'>): string | null {
  const value = readCookie(call, browserCookie);
  return value === null ? null : sha256(value);
}

/** As `readBrowser`, but gives a browser without the cookie a new one. */
export function ensureBrowser(call: CookieCall, isSecure: boolean): string {
  const known = readCookie(call, browserCookie);
  const value = known ?? makeToken();
  // Set again each time, so that it does not end while it is in use.
  setCookie(call, browserCookie, value, browserCookieSeconds, isSecure);
  return sha256(value);
}

/** The reset ticket that this browser holds. */
export function readResetTicket(call: Pick<CookieCall, 'headers'>): string | null {
  return readCookie(call, resetCookie);
}

/** Hands the browser a reset ticket; an empty one takes it away. */
export function setResetTicket(call: CookieCall, ticket: string, seconds: number, isSecure: boolean): void {
  setCookie(call, resetCookie, ticket, ticket === '' ? 0 : seconds, isSecure);
}

function readCookie({ headers }: Pick<CookieCall, 'headers'>, name: string): string | null {
  const found = (headers.cookie ?? '').split(';').flatMap((part) => {
    const [key, value] = part.trim().split('=');
    return key === name && value !== undefined && valuePattern.test(value) ? [value] : [];
  });
  // Two of one name: somebody has planted one. Neither is believed.
  return found.length === 1 ? found[0]! : null;
}

function setCookie(call: CookieCall, name: string, value: string, seconds: number, isSecure: boolean): void {
  const secure = isSecure ? '; Secure' : '';
  void call.reply.header('set-cookie', `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`);
}
