import { trackingRefusals as refusals } from '@mastlight/domain/tracking/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { othersBoxesPerDayMax } from '@mastlight/domain/tracking/limits';
import { secondsToNextDay, shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { Platform } from '../../../platform/module';
import { countBoxQuery } from '../store/box-queries';

/**
 * Counts that an account looks up a box of which it follows no bill.
 *
 * @throws BusinessError 429 when it has looked up as many as a day allows.
 */
export async function countOthersBox({ database, clock, config, securityLog }: Platform, { ownerKey, userId }: Session): Promise<void> {
  const nowMs = clock.nowMs();
  const max = othersBoxesPerDayMax * config.quotaFactor;
  const isAllowed = await inTransaction(database, { ownerKey }, (tx) => countBoxQuery(tx, ownerKey, shanghaiDay(nowMs), max));
  if (isAllowed) return;
  securityLog.tell({ name: 'quota-reached', userId, subject: 'others-boxes-per-day' });
  throw refuse(refusals.boxQueriesUsedUp, { max }, { retryAfterSeconds: secondsToNextDay(nowMs) });
}
