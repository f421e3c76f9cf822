import { accountRefusals as refusals } from '@mastlight/domain/account/refusals';
import { goneName } from '@mastlight/domain/account/messages';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { deleteOwnRows } from '../../../platform/own-data';
import { ownerOfPerson, type Session } from '../../../platform/http/session';
import type { AccountParts, Caller } from '../parts';
import { findUserById, requireUser } from '../queries/find-user';
import { deletePasswordGuards } from '../store/password-guards';
import { deleteSessionsOf } from '../store/sessions';
import { pseudonymise } from '../store/users';
import { actOnRightPassword } from './try-password';

/** Stays, without what names the person: money and companies point at it. */
const kept = 'account_user';

/**
 * Deletes what a person keeps here, in one transaction that holds him: his rows in every module, his sessions on every
 * device, his name (S-16). What companies keep stays with them.
 *
 * @throws BusinessError 400 for a wrong password, 429 after too many, 409 while he is the Management of colleagues.
 */
export async function deleteAccount(parts: AccountParts, session: Session, hashedPassword: string, caller: Caller): Promise<void> {
  const user = await requireUser(parts.database, session.userId);
  const person = { userId: user.id, ownerKey: ownerOfPerson(user.id) };
  const guardKey = parts.digests.passwordGuard('leave', String(user.id));
  const findUser = () => findUserById(parts.database, user.id);
  const tried = await actOnRightPassword(
    parts,
    { guardKey, isProven: true, caller, findUser, hashedPassword },
    {
      prepare: async () => undefined,
      async act(tx, held) {
        const all = parts.ownData();
        for (const own of all) {
          if ((await own.leave?.(tx, person)) === 'management') throw refuse(refusals.managementStays, {});
        }
        for (const table of all.flatMap(({ tables }) => tables)) {
          if (table.name !== kept) await deleteOwnRows(tx, person, table);
        }
        await deletePasswordGuards(tx, [guardKey]);
        await deleteSessionsOf(tx, held, null);
        await pseudonymise(tx, held, goneName, parts.clock.nowMs());
      },
    },
  );
  if (!tried.isRight) throw refuse(refusals.wrongPassword, {}, { field: 'pwd' });
  parts.sessions.forgetUsers([user.id]);
}
