import { billSubscriptionRefusals as refusals } from '@mastlight/domain/bill-subscription/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { Session } from '../../../platform/http/session';
import type { Parts } from '../parts';
import { updateSubscriptions } from '../store';
import { changeRows } from './change-rows';

/**
 * Takes the mark of a row as urgent away, 0 (R-7.4-19). A mark that nothing acts on is not set: what a port says is read when
 * it comes, in one order for everybody.
 *
 * @throws BusinessError 409 for 1.
 */
export async function setSpeed(parts: Parts, session: Session, id: number, speedType: number): Promise<void> {
  if (speedType !== 0) throw refuse(refusals.noFasterLane, {}, { field: 'speedType' });
  await changeRows(parts, session, (transaction) => updateSubscriptions(transaction, session.ownerKey, [id], { speed_type: 0 }));
}
