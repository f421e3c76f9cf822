import { replacedTokenMs, tokensPerScanMax } from '@mastlight/domain/account/limits';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { AccountParts, Caller } from '../parts';
import { findScanGrant } from '../queries/find-scan';
import { findUserById } from '../queries/find-user';
import { countTokenOfScan, endSessionsOfScan, rememberBrowser } from '../store';
import { issueToken } from './issue-token';
import { roleOf, type Login } from './login-answer';

/**
 * Whether the person behind an id is registered, and if so a token (R-7.1-13).
 *
 * An id alone is worth nothing (T1): a token is given only to the browser
 * whose scan was confirmed for that very person, or handed back to the session
 * that asks about itself. Everybody else hears "not registered", whoever the
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
  parts.limits.count('registrationCheck', caller.address);
  if (current && String(current.session.userId) === id) {
    const user = await findUserById(parts.database, current.session.userId);
    return user && { token: current.token, id, openId: user.openId, role: roleOf(user.roles) };
  }
  const nowMs = parts.clock.nowMs();
  const grant = await findScanGrant(parts.database, caller.browserDigest, nowMs);
  if (!grant || grant.userId === null || (id !== grant.personId && id !== String(grant.userId))) return null;
  const user = await findUserById(parts.database, grant.userId);
  if (!user) return null;
  const token = await inTransaction(parts.database, 'system', async (tx) => {
    if (!(await countTokenOfScan(tx, grant.ticketId, tokensPerScanMax, nowMs))) return null;
    // Asked again after a failed call (R-4.1-09), the newest token wins; the one before serves calls in flight.
    await endSessionsOfScan(tx, grant.ticketId, user.id, nowMs + replacedTokenMs);
    await rememberBrowser(tx, user.id, caller.browserDigest!, nowMs);
    return issueToken(tx, { userId: user.id, scanTicketId: grant.ticketId }, nowMs);
  });
  return token === null ? null : { token, id: String(user.id), openId: user.openId, role: roleOf(user.roles) };
}
