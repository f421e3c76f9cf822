import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { savedViewRefusals as refusals } from '@mastlight/domain/saved-view/refusals';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { mayChange } from '../may-change';
import type { Parts } from '../parts';
import * as store from '../store';

/**
 * Deletes a view; one that is not there, or that he does not see, is left as it is.
 *
 * @throws BusinessError 403 when it is a colleague's.
 */
export async function deleteView({ platform }: Parts, session: Session, id: number): Promise<void> {
  await inTransaction(platform.database, session, async (tx) => {
    const view = await store.findSeen(tx, session, id);
    if (!view) return;
    if (!mayChange(session, view)) throw refuse(refusals.notYours, {});
    await store.deleteView(tx, session.ownerKey, id);
  });
}
