import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { topUpRefusals as refusals } from '@mastlight/domain/top-up/refusals';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { TopUpParts } from '../parts';
import { settleDifference as keepDifference, settleStray as keepStray, type SettledBy } from '../store';

/** What the desk says of something that he has looked at. */
interface Settling {
  readonly id: number;
  readonly note: string;
}

/**
 * Says what the desk did about a payment that fits no order. It credits nothing: money moves by an adjustment,
 * which two of them make.
 *
 * @throws BusinessError 404 when there is none, 409 when it was settled before.
 */
export function settleStray(parts: TopUpParts, userId: number, settling: Settling): Promise<void> {
  return settle(parts, userId, settling, keepStray);
}

/**
 * The same of a difference between a bill and our books.
 *
 * @throws BusinessError as `settleStray`.
 */
export function settleDifference(parts: TopUpParts, userId: number, settling: Settling): Promise<void> {
  return settle(parts, userId, settling, keepDifference);
}

async function settle(
  parts: TopUpParts,
  userId: number,
  { id, note }: Settling,
  keep: (tx: Transaction, id: number, said: SettledBy) => Promise<'kept' | 'settled' | 'unknown'>,
): Promise<void> {
  const said = { by: userId, atMs: parts.clock.nowMs(), note };
  const outcome = await inTransaction(parts.database, 'system', (tx) => keep(tx, id, said));
  if (outcome === 'unknown') throw new BusinessError(404);
  if (outcome === 'settled') throw refuse(refusals.findingSettled, {});
}
