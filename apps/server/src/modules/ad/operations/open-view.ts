import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { viewsPerDayMax } from '@mastlight/domain/ad/limits';
import { adRefusals as refusals } from '@mastlight/domain/ad/refusals';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { AdParts } from '../parts';
import { findStandingAd } from '../queries/show-ad';
import { insertView } from '../store';
import { takeOfDay } from './take-of-day';

/**
 * Notes that an owner opens an ad (R-7.3-11).
 *
 * @returns the number under which he tells how long he stayed.
 * @throws BusinessError 400 for an ad that does not stand, 429 when the person has opened too many that day.
 */
export async function openView(parts: AdParts, session: Session, adKey: string): Promise<number> {
  const nowMs = parts.clock.nowMs();
  if (!(await findStandingAd(parts, adKey))) throw refuse(refusals.adUnknown, {}, { field: 'adName' });
  return inTransaction(parts.database, session, async (tx) => {
    if (!(await takeOfDay(parts, tx, session, 'ad.viewed', viewsPerDayMax))) throw refuse(refusals.viewedEnough, {});
    return insertView(tx, session.ownerKey, adKey, nowMs);
  });
}
