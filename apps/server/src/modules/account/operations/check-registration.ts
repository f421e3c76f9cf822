import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { limitNetwork } from '../network-limits';
import type { AccountParts, Caller } from '../parts';
import { listScanGrants } from '../queries/find-scan';
import { findUserById } from '../queries/find-user';
import { useScan } from '../store/scan-tickets';
import { holdUser } from '../store/users';
import { beginningOf, issueToken } from './issue-token';
import { roleOf, type Login } from './login-answer';
import { renewKnownBrowser } from './renew-known-browser';

/**
 * Whether the person behind an id is registered, and if so a token (R-7.1-13).
 *
 * An id alone is worth nothing (T1): a token is given only to the browser
 * whose scan was confirmed for that very person, once, or handed back to the
 * session that asks about itself (R-4.1-09). Everybody else hears "not registered", whoever the
 * id belongs to (T14).
 *
 * @returns null for "not registered".
 */
export async function checkRegistration(
  parts: AccountParts,
  id: string,
  caller: Caller,
  current: { readonly session: Session; readonly token: string } | null,
): Promise<Login | null> {
  limitNetwork(caller, 'registrationCheck');
  if (current && String(current.session.userId) === id) {
    const user = await findUserById(parts.database, current.session.userId);
    return user && { token: current.token, id, openId: user.openId, role: roleOf(user.roles) };
  }
  const nowMs = parts.clock.nowMs();
  const grants = await listScanGrants(parts.database, caller.keys.listScans(), nowMs);
  // Several tabs may show codes, scanned by several people.
  const grant = grants.find(({ personId, userId }) => userId !== null && (id === personId || id === String(userId)));
  const user = grant ? await findUserById(parts.database, grant.userId!) : null;
  if (!grant || !user) return null;
  const made = await inTransaction(parts.database, 'system', async (tx) => {
    const held = await holdUser(tx, user.id);
    if (!held || !(await useScan(tx, grant.ticketId, nowMs))) return null;
    const giveKey = await renewKnownBrowser(tx, held, user.phone, caller.keys, nowMs);
    return { giveKey, token: await issueToken(tx, held, { begun: beginningOf(caller), scanTicketId: grant.ticketId }, nowMs) };
  });
  if (!made) return null;
  made.giveKey();
  return { token: made.token, id: String(user.id), openId: user.openId, role: roleOf(user.roles) };
}
