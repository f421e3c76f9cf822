import type { Session } from '../../../platform/http/session';
import type { Parts } from '../parts';
import { findTroubles } from '../queries/find-troubles';
import { acknowledge } from '../store';
import { changeRows } from './change-rows';

/**
 * Notes that the user has dealt with what is wrong with rows, or takes it back.
 * They leave the chips and the top of the list until a row is an exception that
 * it is not now, one box more waits, or a newer hold or change is said.
 */
export async function acknowledgeBills(parts: Parts, session: Session, ids: readonly number[], isDone: boolean): Promise<void> {
  const nowMs = Math.trunc(parts.platform.portClock.nowMs());
  await changeRows(parts, session, async (transaction) =>
    acknowledge(transaction, session.ownerKey, await findTroubles(transaction, session.ownerKey, ids, nowMs), isDone ? nowMs : null),
  );
}
