import { trackingRefusals as refusals } from '@mastlight/domain/tracking/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { othersPerDayMax } from '@mastlight/domain/tracking/limits';
import { secondsToNextDay, shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { Platform } from '../../../platform/module';
import { takeOfPersonDay } from '../../../platform/person-day';
import { countBoxQueries } from '../store/box-queries';

/**
 * Counts that an account, and its person for all of his, looks up bills or boxes that it does not follow; none of them
 * when a day does not allow all.
 *
 * @throws BusinessError 429 when it would have looked up more than a day allows.
 */
export async function countOthers({ database, clock, config, securityLog }: Platform, session: Session, count: number): Promise<void> {
  if (count === 0) return;
  const { ownerKey, userId } = session;
  const nowMs = clock.nowMs();
  const max = othersPerDayMax * config.quotaFactor;
  const day = shanghaiDay(nowMs);
  await inTransaction(database, session, async (tx) => {
    const isAllowed =
      (await countBoxQueries(tx, ownerKey, day, { count, max })) &&
      (await takeOfPersonDay(tx, { userId, day }, { 'tracking.others': { count, max } }));
    if (isAllowed) return;
    securityLog.tell({ name: 'quota-reached', userId, subject: 'others-boxes-per-day' });
    // Thrown inside: what is refused counts neither for the account nor for its person.
    throw refuse(refusals.boxQueriesUsedUp, { max }, { retryAfterSeconds: secondsToNextDay(nowMs) });
  });
}
