import { dispatchRefusals as refusals } from '@mastlight/domain/dispatch/refusals';
import { giveUpAfterMs } from '@mastlight/domain/dispatch/schedule';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { inTransaction } from '../../../platform/db/transaction';
import type { DispatchParts } from '../parts';
import { holdSubmission, insertEvent, isContradicted } from '../store';
import { changeState } from './change-state';

/**
 * What the desk does about a submission that was laid aside: it is driven again, which asks for it first, or given
 * up, after he has made sure that nobody there has it. Of one that is settled and contradicted he notes what he found out, and it
 * is listed no more; it stands as it stood, and nothing is sent.
 *
 * @throws BusinessError 404 when there is none, 409 when it is neither, or settled and to be given up.
 */
export function judgeDead(parts: DispatchParts, reference: string, what: 'redriven' | 'abandoned', note: string): Promise<void> {
  return inTransaction(parts.database, 'system', async (tx) => {
    const held = await holdSubmission(tx, reference);
    if (!held) throw new BusinessError(404);
    const isDead = held.state === 'dead';
    if (!isDead && (what === 'abandoned' || !(await isContradicted(tx, held.id)))) throw refuse(refusals.notDead, {});
    const nowMs = parts.clock.nowMs();
    await insertEvent(tx, held, what, { atMs: parts.portClock.nowMs(), note });
    if (!isDead) return;
    if (what === 'abandoned') await changeState(parts, tx, held, { state: 'unanswered', reason: '', dueAtMs: null });
    else {
      const giveUpAtMs = nowMs + giveUpAfterMs(parts.quietMs);
      await changeState(parts, tx, held, { state: 'unclear', reason: '', dueAtMs: nowMs, asks: 0, giveUpAtMs });
    }
  });
}
