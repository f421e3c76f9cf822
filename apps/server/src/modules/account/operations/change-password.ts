import { accountRefusals as refusals } from '@mastlight/domain/account/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { Session } from '../../../platform/http/session';
import type { AccountParts, Caller } from '../parts';
import { findUserById, requireUser } from '../queries/find-user';
import { deletePasswordGuards } from '../store/password-guards';
import { deleteSessionsOf } from '../store/sessions';
import { setPasswordHash } from '../store/users';
import { refuseWeakPassword } from '../weak-passwords';
import { actOnRightPassword } from './try-password';

/**
 * Changes the password of who is signed in; all other sessions end (S-07).
 *
 * @throws BusinessError 400 for a wrong old or a weak new password, 429 after
 * too many wrong ones: a stolen session must not be used to find the password.
 */
export async function changePassword(
  parts: AccountParts,
  session: Session,
  wish: { readonly oldHashedPassword: string; readonly hashedPassword: string },
  caller: Caller,
): Promise<void> {
  const user = await requireUser(parts.database, session.userId);
  await refuseWeakPassword(wish.hashedPassword, user);
  const guardKey = parts.digests.passwordGuard('change', String(user.id));
  const given = {
    guardKey,
    isProven: true,
    caller,
    findUser: () => findUserById(parts.database, user.id),
    hashedPassword: wish.oldHashedPassword,
  };
  const tried = await actOnRightPassword(parts, given, {
    prepare: () => parts.hasher.hash(wish.hashedPassword, { isProven: true, address: caller.address }),
    async act(tx, held, passwordHash) {
      await deletePasswordGuards(tx, [guardKey]);
      await setPasswordHash(tx, held, passwordHash, parts.clock.nowMs());
      await deleteSessionsOf(tx, held, session.tokenDigest);
    },
  });
  if (!tried.isRight) throw refuse(refusals.wrongOldPassword, {}, { field: 'oldPwd' });
  parts.sessions.forgetUsers([user.id]);
}
