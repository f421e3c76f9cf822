import { inTransaction } from '../../../platform/db/transaction';
import type { Platform } from '../../../platform/module';
import { findUserByPhone } from '../queries/find-user';
import { holdUser, setRole } from '../store/users';

/** What became of it; `unknown`: nobody is registered with this phone. */
export type AdministratorChange = 'made' | 'was' | 'removed' | 'wasNot' | 'unknown';

/**
 * Makes a registered person an administrator, or takes that away again. It
 * takes effect within a second, on sessions that are open too, and its row
 * among the security events is committed with it.
 */
export async function setAdministrator(
  { database, securityLog }: Pick<Platform, 'database' | 'securityLog'>,
  phone: string,
  isAdmin: boolean,
): Promise<AdministratorChange> {
  const known = await findUserByPhone(database, phone);
  if (!known) return 'unknown';
  return inTransaction(database, 'system', async (tx) => {
    const user = await holdUser(tx, known.id);
    if (!user) return 'unknown';
    if (!(await setRole(tx, user, 'admin', isAdmin))) return isAdmin ? 'was' : 'wasNot';
    await securityLog.record(tx, { name: 'role-changed', userId: user.id, subject: isAdmin ? 'admin given' : 'admin taken' });
    return isAdmin ? 'made' : 'removed';
  });
}
