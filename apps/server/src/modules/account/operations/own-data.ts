import { checkDeletion } from '@mastlight/domain/account/check-fields';
import { accountRefusals as refusals } from '@mastlight/domain/account/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Readable } from 'node:stream';
import { inTransaction } from '../../../platform/db/transaction';
import { ownerOfPerson, type Session } from '../../../platform/http/session';
import { deleteOwn, tellOwn, type OwnPerson } from '../../../platform/own-data';
import type { AccountParts, Caller } from '../parts';
import { requireUser } from '../queries/find-user';
import { noteLeftPhone } from '../store/left-phones';
import { deletePasswordGuards } from '../store/password-guards';
import { deleteSessionsOf } from '../store/sessions';
import { forgetUser, listLeft } from '../store/users';
import { actOnRightPassword } from './try-password';

const personOf = (userId: number): OwnPerson => ({ userId, ownerKey: ownerOfPerson(userId) });

/** Everything that is a person's, whatever identity he has just now (S-16). */
export function exportOwn(parts: Pick<AccountParts, 'database' | 'clock' | 'ownData'>, userId: number): Promise<Readable> {
  return tellOwn(parts.database, parts.ownData, personOf(userId), formatShanghai(parts.clock.nowMs()));
}

/**
 * Lets a person go, at once and in one transaction (S-16): his sessions end everywhere, he leaves his companies, what is
 * his goes, and of him a number stays. Of two calls at once one does it; the other finds nobody.
 *
 * @throws BusinessError 400 for a wrong password or confirmation, or while he manages a company with colleagues; 401 when
 * he is gone, 429 after too many wrong passwords.
 */
export async function deleteAccount(
  parts: AccountParts,
  session: Session,
  wish: { readonly hashedPassword: string; readonly confirmation: string },
  caller: Caller,
): Promise<void> {
  const user = await requireUser(parts.database, session.userId);
  if (!checkDeletion(wish.confirmation, user.phone)) throw refuse(refusals.deletionNotConfirmed, {}, { field: 'confirmation' });
  const guardKey = parts.digests.passwordGuard('change', String(user.id));
  const given = {
    guardKey,
    isProven: true,
    caller,
    // Who is gone meanwhile has no session either.
    findUser: () => requireUser(parts.database, user.id),
    hashedPassword: wish.hashedPassword,
  };
  const tried = await actOnRightPassword(parts, given, {
    prepare: async () => null,
    async act(tx, held) {
      await deletePasswordGuards(tx, [guardKey]);
      await deleteSessionsOf(tx, held, null);
      await deleteOwn(tx, parts.ownData, personOf(held.id));
      await noteLeftPhone(tx, held, parts.digests.leftPhone(user.phone), parts.clock.nowMs());
      await forgetUser(tx, held, parts.clock.nowMs());
    },
  });
  if (!tried.isRight) throw refuse(refusals.wrongOldPassword, {}, { field: 'password' });
  parts.sessions.forgetUsers([user.id]);
  caller.tell('account-deleted', user.id);
}

/**
 * Deletes once more what is of people who left within the last hours: a call of theirs that another process had let in
 * just before may have written after they were gone.
 */
export async function deleteLeftOver(parts: Pick<AccountParts, 'database' | 'clock' | 'ownData'>): Promise<void> {
  const afterMs = parts.clock.nowMs() - leftOverMs;
  for (const userId of await listLeft(parts.database, afterMs)) {
    await inTransaction(parts.database, 'system', (tx) => deleteOwn(tx, parts.ownData, personOf(userId)));
  }
}

/** Looked for once an hour, and a call is over within a minute. */
const leftOverMs = 3 * 3_600_000;
