import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { deskStepsOf, nextStatus } from '@mastlight/domain/invoice/invoice-status';
import { invoiceRefusals as refusals } from '@mastlight/domain/invoice/refusals';
import { inTransaction } from '../../../platform/db/transaction';
import type { InvoiceParts } from '../parts';
import { holdRecord, setPosted, wishRed } from '../store';

/**
 * Notes that a printed invoice is on its way (已寄出).
 *
 * @throws BusinessError 404 when there is no such record, 409 when no paper of it is to be posted.
 */
export async function postPaper({ database }: InvoiceParts, id: number, expressNumber: string): Promise<void> {
  await inTransaction(database, 'system', async (tx) => {
    const record = await holdRecord(tx, id);
    if (!record) throw new BusinessError(404);
    const status = nextStatus(record.status, 'post');
    if (!status || !deskStepsOf(record).canPost) throw refuse(refusals.noPaper, {});
    await setPosted(tx, record, status, expressNumber);
  });
}

/**
 * Has the tax office take an invoice back by a red one (红冲); until it has, the top-ups stay on it.
 *
 * @throws BusinessError 404 when there is no such record, 409 when it is not out or was taken back before.
 */
export async function redFlush(parts: InvoiceParts, id: number, reason: string): Promise<void> {
  await inTransaction(parts.database, 'system', async (tx) => {
    const record = await holdRecord(tx, id);
    if (!record) throw new BusinessError(404);
    if (!deskStepsOf(record).canFlush) throw refuse(refusals.notIssued, {});
    await wishRed(tx, record, reason, parts.clock.nowMs());
    await parts.requestAnswer(tx);
  });
}
