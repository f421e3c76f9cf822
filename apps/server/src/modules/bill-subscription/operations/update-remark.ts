import { cleanNote } from '@mastlight/domain/vocabulary/clean-note';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import type { Session } from '../../../platform/http/session';
import type { Parts } from '../parts';
import { updateSubscriptions } from '../store';
import { changeRows } from './change-rows';

export interface Remarks {
  readonly remark?: string | undefined;
  /** Note for the truck. */
  readonly transport?: string | undefined;
}

/**
 * Writes the remark, the truck note or both (R-7.4-37); what is not given stays.
 *
 * @throws BusinessError 400 when neither is given.
 */
export async function updateRemark(parts: Parts, session: Session, id: number, { remark, transport }: Remarks): Promise<void> {
  const change = {
    ...(remark === undefined ? {} : { remark: cleanNote(remark) }),
    ...(transport === undefined ? {} : { transport: cleanNote(transport) }),
  };
  if (Object.keys(change).length === 0) throw new BusinessError(400);
  await changeRows(parts, session, (transaction) => updateSubscriptions(transaction, session.ownerKey, [id], change));
}
