import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { AccountParts } from '../parts';
import { deleteSession, deleteSessionsOfScan, spendScan } from '../store';

/** Ends the session, the scan behind it, and every other token which that scan has given (R-7.1-06, A16). */
export async function logOut(parts: AccountParts, session: Session): Promise<void> {
  await inTransaction(parts.database, 'system', async (tx) => {
    const gone = await deleteSession(tx, session.tokenDigest);
    if (!gone || gone.scanTicketId === null) return;
    await spendScan(tx, gone.scanTicketId);
    await deleteSessionsOfScan(tx, gone.scanTicketId, session.userId);
  });
  parts.sessions.forgetUsers([session.userId]);
}
