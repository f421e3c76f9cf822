import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Transaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { takeOfPersonDay } from '../../../platform/person-day';
import type { AdParts } from '../parts';

/** Counts one more of a person's day, whichever identity he acts for; false beyond the most of it. */
export function takeOfDay(
  { clock, config }: Pick<AdParts, 'clock' | 'config'>,
  tx: Transaction,
  { userId }: Pick<Session, 'userId'>,
  name: 'ad.viewed' | 'ad.enquired',
  most: number,
): Promise<boolean> {
  return takeOfPersonDay(tx, { userId, day: shanghaiDay(clock.nowMs()) }, { [name]: { count: 1, max: most * config.quotaFactor } });
}
