import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { AccountParts } from '../parts';
import { spendScan } from '../store/scan-tickets';
import { deleteSession, deleteSessionsOfScan } from '../store/sessions';
import { holdUser } from '../store/users';

/** Ends the session, the scan behind it, and every other token which that scan has given (R-7.1-06, A16). */
export async function logOut(parts: AccountParts, session: Session): Promise<void> {
  await inTransaction(parts.database, 'system', async (tx) => {
    const user = await holdUser(tx, session.userId);
    const gone = user && (await deleteSession(tx, user, session.tokenDigest));
    if (!gone || gone.scanTicketId === null) return;
    await spendScan(tx, gone.scanTicketId);
    await deleteSessionsOfScan(tx, user, gone.scanTicketId);
  });
  parts.sessions.forgetUsers([session.userId]);
}
