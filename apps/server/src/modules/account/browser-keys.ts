import { resetTicketMs, scanGrantMs, scanTicketSeconds, smsCodeMs } from '@mastlight/domain/account/limits';
import { sha256 } from '../../platform/ids';
import type { SecretDigests } from './secret-digests';

/**
 * What a browser is given to prove later that it is the one; each lasts as
 * long as what it opens, in seconds.
 */
const lifetimes = {
  /** The scan ticket of one polling id. */
  scan: scanTicketSeconds + scanGrantMs / 1000,
  /** The text message code asked for one phone, and the reset that follows. */
  code: (smsCodeMs + resetTicketMs) / 1000,
  /** One password reset, after a right code (T2). */
  reset: resetTicketMs / 1000,
  /** Somebody has signed in to this account here before (S-03). Opens nothing. */
  known: 180 * 24 * 3600,
} as const;
export type KeyKind = keyof typeof lifetimes;

/** Scan tickets of one browser that count at once; with more, its oldest go. */
const scansMax = 8;
const valuePattern = /^[A-Za-z0-9_-]{43}$/;

/** The keys of one browser. All are made here and at random; what a browser brings is compared and never adopted. */
export interface BrowserKeys {
  /** Digest of the key for `subject`; null when the browser holds none. */
  find(kind: KeyKind, subject: string): string | null;
  /** Digests of all its scan tickets. */
  listScans(): readonly string[];
  /** Hands it `key` in the answer, in place of the one before. */
  give(kind: KeyKind, subject: string, key: string): void;
  /** Takes its key away in the answer. */
  takeBack(kind: KeyKind, subject: string): void;
}

/** The part of an HTTP call that cookies need. */
export interface CookieCall {
  readonly headers: { readonly cookie?: string | undefined };
  readonly reply: { header(name: string, value: string): unknown };
}

/**
 * Keeps the keys in cookies that no script reads (A9). A cookie is named for
 * what it opens, so that several tabs and people go side by side; the name
 * tells nobody which phone it stands for. Behind HTTPS the prefix `__Host-`
 * keeps neighbouring sites from planting one.
 */
export function openBrowserKeys(call: CookieCall, digests: Pick<SecretDigests, 'cookieName'>, isSecure: boolean): BrowserKeys {
  const prefix = `${isSecure ? '__Host-' : ''}mastlight_`;
  const nameOf = (kind: KeyKind, subject: string) => `${prefix}${kind}_${digests.cookieName(kind, subject)}`;
  const held = readCookies(call.headers.cookie ?? '');
  const scanNames = [...held.keys()].filter((name) => name.startsWith(`${prefix}scan_`));

  function setCookie(name: string, value: string, seconds: number): void {
    const attributes = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    void call.reply.header('set-cookie', `${name}=${value}; ${attributes}`);
  }

  return {
    find(kind, subject) {
      const key = held.get(nameOf(kind, subject));
      return key ? sha256(key) : null;
    },
    listScans: () => scanNames.slice(-scansMax).flatMap((name) => (held.get(name) ? [sha256(held.get(name)!)] : [])),
    give(kind, subject, key) {
      // Browsers name their oldest cookies first; a header full of them would be refused one day.
      if (kind === 'scan') for (const name of scanNames.slice(0, 1 - scansMax)) setCookie(name, '', 0);
      setCookie(nameOf(kind, subject), key, lifetimes[kind]);
    },
    takeBack: (kind, subject) => setCookie(nameOf(kind, subject), '', 0),
  };
}

/** Values by name. Of two with one name somebody has planted one: neither is believed. */
function readCookies(header: string): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  for (const part of header.split(';')) {
    const [name = '', value = ''] = part.trim().split('=');
    found.set(name, !found.has(name) && valuePattern.test(value) ? value : null);
  }
  return found;
}
