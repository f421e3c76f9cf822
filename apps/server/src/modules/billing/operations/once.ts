import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { billingRefusals as refusals } from '@mastlight/domain/billing/refusals';
import { inTransaction, type OwnerScope, type Transaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { BillingParts } from '../parts';
import { findAnswer, holdKey, keepAnswer } from '../store';

/** Who calls, and by which key he named his call, where he did. */
export type Caller = OwnerScope & Pick<Session, 'keyed'>;

/** A first call is rarely longer at work, in seconds. */
const busySeconds = 1;

/**
 * Works in one transaction, once for each key (L-03, L-12): what it came to is committed with what it did, so that the same
 * call sent again is answered the same, whatever became of the first answer on its way. Without a key it just works. What
 * is refused leaves nothing behind, and its key is free. The result must be JSON.
 *
 * @param isKept whether a result is an answer; what is none is committed, and its key stays free.
 *
 * @throws BusinessError 409 while the first is at work, 422 when the key was used for another wish; whatever `work` throws.
 */
export function once<T extends object>(
  parts: BillingParts,
  caller: Caller,
  work: (tx: Transaction) => Promise<T>,
  isKept: (result: T) => boolean = () => true,
): Promise<T> {
  const { keyed, ownerKey } = caller;
  return inTransaction(parts.database, caller, async (tx) => {
    if (!keyed) return work(tx);
    if (!(await holdKey(tx, keyed))) throw refuse(refusals.stillAtWork, {}, { retryAfterSeconds: busySeconds });
    const kept = await findAnswer(tx, ownerKey, keyed);
    if (kept?.isOfOther) throw refuse(refusals.keyOfOther, {});
    if (kept) return JSON.parse(kept.answer) as T;
    const result = await work(tx);
    if (isKept(result)) await keepAnswer(tx, { ownerKey, keyed, answer: JSON.stringify(result), atMs: parts.clock.nowMs() });
    return result;
  });
}
