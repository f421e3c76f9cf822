import { deletedByUser } from '@mastlight/domain/vocabulary/deletion-reason';
import type { Session } from '../../../platform/http/session';
import type { Parts } from '../parts';
import { changeRows } from './change-rows';
import { endSubscriptions } from './end-subscriptions';

/** Deletes subscriptions on the user's word, reason 1 of R-4.10-19; they can be recalled (R-7.4-40). */
export async function deleteBills(parts: Parts, session: Session, ids: readonly number[]): Promise<void> {
  const portNowMs = Math.trunc(parts.platform.portClock.nowMs());
  await changeRows(parts, session, (transaction) => endSubscriptions(parts, transaction, session.ownerKey, ids, deletedByUser, portNowMs));
}
