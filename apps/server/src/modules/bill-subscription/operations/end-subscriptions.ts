import type { BillRow } from '@mastlight/domain/bill-subscription/contract';
import type { Transaction } from '../../../platform/db/transaction';
import type { Parts } from '../parts';
import { billRowOf } from '../queries/bill-row';
import { findOwnRows } from '../queries/find-own-rows';
import { markDeleted } from '../store';
import { letBillsGo } from './follow-bills';
import { endSharesOfBills } from './share-bill';

/**
 * Ends subscriptions of an owner: they are followed no more, links to them end, and the history
 * keeps what the list showed of them at this moment of port time.
 *
 * @returns the ids that were found.
 */
export async function endSubscriptions(
  parts: Parts,
  transaction: Transaction,
  ownerKey: string,
  ids: readonly number[],
  reason: number,
  portNowMs: number,
): Promise<number[]> {
  const records = await findOwnRows(transaction, ownerKey, ids);
  const shown = new Map<number, BillRow>(records.map((record) => [record.id, billRowOf(record, portNowMs)]));
  const ended = await markDeleted(transaction, ownerKey, shown, reason, portNowMs);
  await letBillsGo(parts, transaction, ended);
  await endSharesOfBills(transaction, ownerKey, ended);
  return ended;
}
