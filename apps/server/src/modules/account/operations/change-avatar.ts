import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { accountRefusals } from '@mastlight/domain/account/refusals';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { inTransaction } from '../../../platform/db/transaction';
import { ownerOfPerson, type Session } from '../../../platform/http/session';
import type { AccountParts } from '../parts';
import { findAvatar, holdUser, setProfile } from '../store/users';

/**
 * Puts an uploaded picture in the place of a person's avatar, or takes it away when `avatar` is empty (R-7.2-09). The
 * picture becomes the person's, whatever identity uploaded it; the one before it is deleted.
 *
 * @throws BusinessError 400 at `avatar` when it is no picture that this identity, or he himself, has uploaded; 401 when he is gone.
 */
export async function changeAvatar(parts: Pick<AccountParts, 'database' | 'files'>, session: Session, avatar: string): Promise<void> {
  const owner = ownerOfPerson(session.userId);
  await inTransaction(parts.database, 'system', async (tx) => {
    const user = await holdUser(tx, session.userId);
    if (!user) throw new BusinessError(401);
    const before = await findAvatar(tx, user);
    if (avatar === before) return;
    const take = (from: string): Promise<boolean> => parts.files.takeUse(tx, { ownerKey: from }, avatar, 'avatar', owner);
    // Who may do nothing for the company that he looks at has uploaded it as himself.
    const isTaken = avatar === '' || (await take(session.ownerKey)) || (await take(owner));
    if (!isTaken) throw refuse(accountRefusals.avatarGone, {}, { field: 'avatar' });
    if (before !== '') await parts.files.drop(tx, owner, before);
    await setProfile(tx, user, { avatar });
  });
}
