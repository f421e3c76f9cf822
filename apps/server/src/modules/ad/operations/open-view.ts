import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { viewDayMs, viewsPerDayMax } from '@mastlight/domain/ad/limits';
import { adRefusals as refusals } from '@mastlight/domain/ad/refusals';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { AdParts } from '../parts';
import { findStandingAd } from '../queries/show-ad';
import { insertView } from '../store';

/**
 * Notes that an owner opens an ad (R-7.3-11).
 *
 * @returns the number under which he tells how long he stayed.
 * @throws BusinessError 400 for an ad that does not stand, 429 when he has opened too many within a day.
 */
export async function openView({ database, clock }: Pick<AdParts, 'database' | 'clock'>, session: Session, adKey: string): Promise<number> {
  const nowMs = clock.nowMs();
  if (!(await findStandingAd({ database, clock }, adKey))) throw refuse(refusals.adUnknown, {}, { field: 'adName' });
  const view = { ownerKey: session.ownerKey, adKey, viewsMax: viewsPerDayMax, sinceMs: nowMs - viewDayMs };
  const id = await inTransaction(database, session, (tx) => insertView(tx, view, nowMs));
  if (id === null) throw refuse(refusals.viewedEnough, {});
  return id;
}
