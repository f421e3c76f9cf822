import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { reportsPerDayMax } from '@mastlight/domain/fault-report/limits';
import { faultReportRefusals as refusals } from '@mastlight/domain/fault-report/refusals';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { takeOfPersonDay } from '../../../platform/person-day';
import type { FaultReportParts } from '../parts';
import { insertReport, type NewReport } from '../store';

/**
 * Keeps what somebody says is wrong in an event of a bill that his identity follows.
 *
 * @throws BusinessError 400 for a bill that it does not follow there, 409 while the event waits for an answer, 429 after too
 * many of the person's day.
 */
export async function sendReport(
  { database, clock, config, follow }: FaultReportParts,
  session: Session,
  wish: Omit<NewReport, 'ownerKey' | 'userId'>,
): Promise<void> {
  const { ownerKey, userId } = session;
  const nowMs = clock.nowMs();
  await inTransaction(database, session, async (tx) => {
    if (!(await follow.isFollowed(tx, ownerKey, { kind: 'bill', port: wish.port, subject: wish.billNo })))
      throw refuse(refusals.billUnfollowed, {}, { field: 'blno' });
    const day = { userId, day: shanghaiDay(nowMs) };
    const counted = { 'fault-report.sent': { count: 1, max: reportsPerDayMax * config.quotaFactor } } as const;
    if (!(await takeOfPersonDay(tx, day, counted))) throw refuse(refusals.reportedEnough, {});
    if (!(await insertReport(tx, { ...wish, ownerKey, userId }, nowMs))) throw refuse(refusals.alreadyReported, {});
  });
}
