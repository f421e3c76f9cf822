import { vesselRowsTopic } from '@mastlight/domain/vessel-subscription/topics';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { cleanNote } from '@mastlight/domain/vocabulary/clean-note';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { publishChange } from '../../../platform/live';
import type { Parts } from '../parts';
import { deleteRows, setRemark, setTopped } from '../store';

/** Pins rows, or lets them go. */
export function setTop(parts: Parts, session: Session, ids: readonly number[], isTop: boolean): Promise<void> {
  const toppedMs = isTop ? Math.trunc(parts.platform.portClock.nowMs()) : null;
  return changeRows(parts, session, (transaction) => setTopped(transaction, session.ownerKey, ids, toppedMs));
}

/** Writes a remark; an empty one takes it away. */
export function updateRemark(parts: Parts, session: Session, id: number, remark: string): Promise<void> {
  return changeRows(parts, session, (transaction) => setRemark(transaction, session.ownerKey, id, cleanNote(remark)));
}

/** Deletes subscriptions; a call whose last follower goes is derived no more. */
export function deleteVessels(parts: Parts, session: Session, ids: readonly number[]): Promise<void> {
  return changeRows(parts, session, async (transaction) => {
    const deleted = await deleteRows(transaction, session.ownerKey, ids);
    await parts.follow.end(transaction, vesselRowsTopic.name, deleted);
    return deleted;
  });
}

/**
 * The frame of every change a user makes to his rows: one transaction in his
 * scope, and his other open pages hear of it.
 *
 * @throws BusinessError 404 when it changed none; a foreign row and a missing one look the same.
 */
async function changeRows(
  { platform }: Parts,
  { ownerKey }: Session,
  change: (transaction: Transaction) => Promise<readonly number[]>,
): Promise<void> {
  await inTransaction(platform.database, { ownerKey }, async (transaction) => {
    const ids = await change(transaction);
    if (ids.length === 0) throw new BusinessError(404);
    await publishChange(transaction, { ownerKey, topic: vesselRowsTopic, ids });
  });
}
