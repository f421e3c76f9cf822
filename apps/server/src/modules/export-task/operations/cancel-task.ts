import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { Parts } from '../parts';
import { setCancelled } from '../store';

/** Cancels a task that waits or runs: it stops before its next portion, without a file. One that has ended stays as it is. */
export async function cancelTask({ platform }: Parts, session: Session, id: number): Promise<void> {
  const { ownerKey, userId } = session;
  await inTransaction(platform.database, session, (tx) => setCancelled(tx, { ownerKey, userId, id }));
}
