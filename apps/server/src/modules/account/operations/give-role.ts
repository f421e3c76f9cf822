import type { SiteRole } from '@mastlight/domain/contract-kit/endpoint';
import { inTransaction } from '../../../platform/db/transaction';
import type { Platform } from '../../../platform/module';
import { findUserByPhone } from '../queries/find-user';
import { holdUser, setRole } from '../store/users';

/** What became of it; `unknown`: nobody is registered with this phone. */
export type RoleChange = 'made' | 'was' | 'removed' | 'wasNot' | 'unknown';

/**
 * Gives a registered person a role of the site, or takes it away again. It
 * takes effect within a second, on sessions that are open too, and its row
 * among the security events is committed with it.
 */
export async function giveRole(
  { database, securityLog }: Pick<Platform, 'database' | 'securityLog'>,
  { phone, role, isGiven }: { readonly phone: string; readonly role: SiteRole; readonly isGiven: boolean },
): Promise<RoleChange> {
  const known = await findUserByPhone(database, phone);
  if (!known) return 'unknown';
  return inTransaction(database, 'system', async (tx) => {
    const user = await holdUser(tx, known.id);
    if (!user) return 'unknown';
    if (!(await setRole(tx, user, role, isGiven))) return isGiven ? 'was' : 'wasNot';
    await securityLog.record(tx, { name: 'role-changed', userId: user.id, subject: `${role} ${isGiven ? 'given' : 'taken'}` });
    return isGiven ? 'made' : 'removed';
  });
}
