import { billSubscriptionTexts as texts } from '@mastlight/domain/bill-subscription/messages';
import { billRowsTopic } from '@mastlight/domain/bill-subscription/topics';
import { inTransaction, type OwnerScope } from '../../../platform/db/transaction';
import { publishChange } from '../../../platform/live';
import type { ClientParts } from '../parts';
import { beginAsking, lockDeleted, restoreDeleted, type DeletedBill } from '../store';
import { followBills, followTypedCalls } from './follow-bills';

export interface RecallOutcome {
  readonly recalled: number[];
  readonly refused: { readonly id: number; readonly reason: string }[];
}

/**
 * Brings deleted subscriptions back (R-7.4-21), which costs nothing: they were paid for. A bill that was subscribed again
 * meanwhile is refused, one that was paid back, one that was brought to a company, and one whose payment another number is
 * followed with; of two deleted rows of one bill the later one comes back.
 */
export async function recallDeleted(parts: ClientParts, session: OwnerScope, ids: readonly number[]): Promise<RecallOutcome> {
  const { platform } = parts;
  const { ownerKey } = session;
  const wanted = [...new Set(ids)];
  const asking = beginAsking(Math.trunc(platform.portClock.nowMs()));
  const recalled: DeletedBill[] = [];
  const refused: RecallOutcome['refused'] = [];
  await inTransaction(platform.database, session, async (transaction) => {
    const deleted = await lockDeleted(transaction, ownerKey, wanted);
    const paidBack = await parts.billing.findRefunded(
      transaction,
      ownerKey,
      deleted.flatMap((bill) => bill.paidAs ?? []),
    );
    for (const bill of deleted) {
      if (bill.isBrought) refused.push({ id: bill.id, reason: texts.recallBrought });
      else if (bill.paidAs !== null && paidBack.has(bill.paidAs)) refused.push({ id: bill.id, reason: texts.recallPaidBack });
      else if (bill.isPaymentUsed && !bill.isTaken) refused.push({ id: bill.id, reason: texts.recallUsed });
      else if (!bill.isTaken && (await restoreDeleted(transaction, ownerKey, bill.id, asking))) recalled.push(bill);
      else refused.push({ id: bill.id, reason: texts.recallRefused });
    }
    const found = new Set(deleted.map((bill) => bill.id));
    refused.push(...wanted.filter((id) => !found.has(id)).map((id) => ({ id, reason: texts.recallUnknown })));
    if (recalled.length > 0) {
      await followBills(parts, transaction, ownerKey, recalled);
      await followTypedCalls(
        parts,
        transaction,
        ownerKey,
        recalled.map(({ id }) => id),
      );
      // Whose client it was then, another may have followed it for since: what he was shown is his.
      await parts.billFiles.hide(transaction, ownerKey, recalled);
      await publishChange(transaction, { ownerKey, topic: billRowsTopic, ids: recalled.map((bill) => bill.id) });
    }
  });
  return { recalled: recalled.map((bill) => bill.id), refused };
}
