import { accountRefusals as refusals } from '@mastlight/domain/account/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { hashedPasswordPattern } from '@mastlight/domain/account/hash-password';
import { limitNetwork } from '../network-limits';
import type { AccountParts, Caller } from '../parts';
import { findUserByPhone, isKnownBrowser } from '../queries/find-user';
import { deletePasswordGuards } from '../store/password-guards';
import { replaceHash } from '../store/users';
import { beginningOf, issueToken } from './issue-token';
import { roleOf, type Login } from './login-answer';
import { renewKnownBrowser } from './renew-known-browser';
import { actOnRightPassword } from './try-password';

/**
 * Signs in with phone and password (R-7.1-05). An unknown phone and a wrong
 * password cannot be told apart, by words or by time (S-04).
 *
 * A browser in which this person has signed in before has a record of wrong
 * passwords of its own: strangers who guess lock themselves out, not him (S-03).
 *
 * @throws BusinessError 400 for wrong or empty fields, 429 while locked, while
 * too many wait, or for too many tries from one address.
 */
export async function logIn(
  parts: AccountParts,
  given: { readonly phone: string; readonly hashedPassword: string },
  caller: Caller,
): Promise<Login> {
  const phone = given.phone.trim();
  const { hashedPassword } = given;
  if (phone === '' || hashedPassword === '') throw refuse(refusals.loginEmpty, {});
  if (!hashedPasswordPattern.test(hashedPassword)) throw refuse(refusals.passwordNotHashed, {}, { field: 'password' });
  limitNetwork(caller, 'login');
  const browser = caller.keys.find('known', phone);
  // Strangers wait for their turn before anything is looked up for them.
  const isKnown = browser !== null && (await isKnownBrowser(parts.database, phone, browser));
  const guardKey = isKnown ? parts.digests.passwordGuard('known', phone, browser) : parts.digests.passwordGuard('login', phone);
  const findUser = () => findUserByPhone(parts.database, phone);
  const tried = await actOnRightPassword(
    parts,
    { guardKey, isProven: isKnown, caller, findUser, hashedPassword },
    {
      prepare: async (user) =>
        parts.hasher.isOutdated(user.passwordHash)
          ? // Too busy for it now: the next sign-in will do it.
            parts.hasher.hash(hashedPassword, { isProven: true, address: caller.address }).catch(() => null)
          : null,
      async act(tx, held, betterHash) {
        const nowMs = parts.clock.nowMs();
        await deletePasswordGuards(tx, [guardKey]);
        if (betterHash !== null) await replaceHash(tx, held, betterHash);
        const giveKey = await renewKnownBrowser(tx, held, phone, caller.keys, nowMs);
        return { giveKey, token: await issueToken(tx, held, { begun: beginningOf(caller) }, nowMs) };
      },
    },
  );
  if (!tried.isRight) throw refuse(refusals.wrongLogin, { triesLeft: tried.triesLeft });
  const { user, done } = tried;
  done.giveKey();
  return { token: done.token, id: String(user.id), openId: user.openId, role: roleOf(user.roles) };
}
