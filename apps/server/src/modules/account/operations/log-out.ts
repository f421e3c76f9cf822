import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { AccountParts } from '../parts';
import { deleteSession, spendScan } from '../store';

/** Ends the session, and the scan that could give another one (R-7.1-06). */
export async function logOut(parts: AccountParts, session: Session): Promise<void> {
  await inTransaction(parts.database, 'system', async (tx) => {
    const gone = await deleteSession(tx, session.tokenDigest);
    if (gone && gone.scanTicketId !== null) await spendScan(tx, gone.scanTicketId);
  });
  parts.sessions.forgetUsers([session.userId]);
}
