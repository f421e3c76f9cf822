import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { reportAnswered } from '@mastlight/domain/fault-report/events';
import { faultReportRefusals as refusals } from '@mastlight/domain/fault-report/refusals';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { FaultReportParts } from '../parts';
import { answerReport } from '../store';

/**
 * Keeps the desk's answer, and tells whoever reported it.
 *
 * @throws BusinessError 404 for no such report, 409 for one that has been answered.
 */
export async function answer(
  { database, clock, outbox }: FaultReportParts,
  { userId }: Session,
  wish: { readonly id: number; readonly answer: string },
): Promise<void> {
  await inTransaction(database, 'system', async (tx) => {
    const report = await answerReport(tx, { ...wish, userId }, clock.nowMs());
    if (report === null) throw new BusinessError(404);
    if (report === 'answered') throw refuse(refusals.alreadyAnswered, {});
    await outbox.emit(tx, reportAnswered, { ...report, reportId: wish.id, answer: wish.answer });
  });
}
