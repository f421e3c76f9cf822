import type { Session } from '../../../platform/http/session';
import type { Parts } from '../parts';
import { updateSubscriptions } from '../store';
import { changeRows } from './change-rows';

/** Marks a row as urgent, 1, or not, 0 (R-7.4-19). */
export async function setSpeed(parts: Parts, session: Session, id: number, speedType: number): Promise<void> {
  await changeRows(parts, session, (transaction) => updateSubscriptions(transaction, session.ownerKey, [id], { speed_type: speedType }));
}
