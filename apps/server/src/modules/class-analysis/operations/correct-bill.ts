import { correctBill, plainBillValue, type BillField } from '@mastlight/domain/class-analysis/bill';
import type { Bill } from '@mastlight/domain/class-analysis/contract';
import { billFieldTexts } from '@mastlight/domain/class-analysis/messages';
import { classAnalysisRefusals as refusals } from '@mastlight/domain/class-analysis/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { Parts } from '../parts';
import { showBill } from '../queries/show-analysis';
import { holdBill, keepBill } from '../store';

interface Correction {
  readonly id: number;
  readonly field: BillField['field'];
  /** From 1; null: the bill itself. */
  readonly box: number | null;
  readonly value: string;
}

/**
 * Puts a field of a bill right by hand; the words that it was read from stay with it.
 *
 * @returns the bill with what is wrong with it now; null without such an analysis.
 * @throws BusinessError 400 where the bill has no such field, or a figure is none
 */
export async function correctField({ platform }: Parts, session: Session, { id, field, box, value }: Correction): Promise<Bill | null> {
  const { ownerKey } = session;
  return inTransaction(platform.database, session, async (tx) => {
    const held = await holdBill(tx, ownerKey, id);
    if (held === undefined) return null;
    const plain = plainBillValue(field, value);
    if (plain === null) throw refuse(refusals.figureWrong, { field: billFieldTexts[field] }, { field: 'value' });
    const bill = correctBill(held ?? [], field, box, plain);
    if (bill === null) throw refuse(refusals.fieldGone, {}, { field: 'field' });
    await keepBill(tx, ownerKey, id, bill);
    return showBill(bill);
  });
}
