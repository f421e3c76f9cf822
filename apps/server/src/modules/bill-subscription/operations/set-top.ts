import type { Session } from '../../../platform/http/session';
import type { Parts } from '../parts';
import { updateSubscriptions } from '../store';
import { changeRows } from './change-rows';

/** Puts rows on top of the list, or back (R-7.4-16, -17). */
export async function setTop(parts: Parts, session: Session, ids: readonly number[], isTop: boolean): Promise<void> {
  const toppedMs = isTop ? Math.trunc(parts.platform.portClock.nowMs()) : null;
  await changeRows(parts, session, (transaction) => updateSubscriptions(transaction, session.ownerKey, ids, { topped_ms: toppedMs }));
}
