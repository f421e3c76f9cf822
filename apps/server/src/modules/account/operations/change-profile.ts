import { inTransaction } from '../../../platform/db/transaction';
import type { AccountParts } from '../parts';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { holdUser, setProfile, type Profile } from '../store/users';

/** Changes what a person tells of himself (R-7.2-05, R-7.2-06). @throws BusinessError 401 when he is gone. */
export async function changeProfile(parts: Pick<AccountParts, 'database'>, userId: number, profile: Partial<Profile>): Promise<void> {
  await inTransaction(parts.database, 'system', async (tx) => {
    const user = await holdUser(tx, userId);
    if (!user) throw new BusinessError(401);
    await setProfile(tx, user, profile);
  });
}
