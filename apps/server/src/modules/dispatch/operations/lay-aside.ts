import type { DeadReason } from '@mastlight/domain/dispatch/timeline';
import type { Transaction } from '../../../platform/db/transaction';
import type { DispatchParts } from '../parts';
import { insertEvent, type HeldSubmission } from '../store';
import { changeState } from './change-state';

/** Lays a held submission aside for somebody to look at: nobody can tell what became of it. */
export async function layAside(parts: DispatchParts, tx: Transaction, held: HeldSubmission, reason: DeadReason): Promise<void> {
  parts.log.error({ reference: held.reference, gateway: held.gateway, reason }, 'a submission is laid aside');
  await insertEvent(tx, held, 'dead', { atMs: parts.portClock.nowMs(), note: reason });
  await changeState(parts, tx, held, { state: 'dead', reason, dueAtMs: null });
}
