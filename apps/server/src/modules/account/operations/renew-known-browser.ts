import type { Transaction } from '../../../platform/db/transaction';
import { makeToken, sha256 } from '../../../platform/ids';
import type { BrowserKeys } from '../browser-keys';
import { rememberBrowser, type HeldUser } from '../store/users';

/**
 * Knows the browser of a sign-in by a new key (S-03, A9): one that was copied
 * before is no longer known, and one that was planted never was.
 *
 * @returns what hands the key over; to be called once the sign-in is committed.
 */
export async function renewKnownBrowser(
  tx: Transaction,
  user: HeldUser,
  phone: string,
  keys: BrowserKeys,
  nowMs: number,
): Promise<() => void> {
  const key = makeToken();
  await rememberBrowser(tx, user, { digest: sha256(key), replacedDigest: keys.find('known', phone) }, nowMs);
  return () => keys.give('known', phone, key);
}
