import { vesselRowsTopic } from '@mastlight/domain/vessel-subscription/topics';
import { cleanNote } from '@mastlight/domain/vocabulary/clean-note';
import type { Transaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { changeRows as changeListRows } from '../../../platform/list/change-rows';
import type { Parts } from '../parts';
import { deleteRows, setAutoSubscribe, setRemark, setTopped } from '../store';
import { bringOwnBillsOf } from './bring-own-bills';

/** Pins rows, or lets them go. */
export function setTop(parts: Parts, session: Session, ids: readonly number[], isTop: boolean): Promise<void> {
  const toppedMs = isTop ? Math.trunc(parts.platform.portClock.nowMs()) : null;
  return changeRows(parts, session, (transaction) => setTopped(transaction, session.ownerKey, ids, toppedMs));
}

/** Switches automatic subscription on or off; bills that are known are brought at once (ADR 0027). */
export function switchAutoSubscriptions(parts: Parts, session: Session, ids: readonly number[], isOn: boolean): Promise<void> {
  return changeRows(parts, session, async (transaction) => {
    const switched = await setAutoSubscribe(transaction, session.ownerKey, ids, isOn);
    if (isOn) await bringOwnBillsOf(parts, transaction, switched);
    return switched;
  });
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

/** Changes rows of the vessel list, as `platform/list/change-rows` frames it. */
function changeRows(
  { platform }: Parts,
  session: Session,
  change: (transaction: Transaction) => Promise<readonly number[]>,
): Promise<void> {
  return changeListRows(platform.database, vesselRowsTopic, session, change);
}
