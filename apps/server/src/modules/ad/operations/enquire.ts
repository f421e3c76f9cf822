import { enquiryCame } from '@mastlight/domain/ad/events';
import { enquiriesPerDayMax } from '@mastlight/domain/ad/limits';
import { adRefusals as refusals } from '@mastlight/domain/ad/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { AdParts } from '../parts';
import { findStandingAd } from '../queries/show-ad';
import { insertEnquiry } from '../store';
import { takeOfDay } from './take-of-day';

/**
 * Keeps an enquiry for the administrators of ads, who are told and pass it on.
 *
 * @throws BusinessError 400 for an ad that does not stand or has no supplier, 429 after too many of the person's day.
 */
export async function enquire(
  parts: AdParts,
  session: Session,
  { key, text, replyTo }: { readonly key: string; readonly text: string; readonly replyTo: string },
): Promise<void> {
  const ad = await findStandingAd(parts, key);
  if (!ad) throw refuse(refusals.adUnknown, {}, { field: 'key' });
  if (ad.supplier === '') throw refuse(refusals.noSupplier, {}, { field: 'key' });
  const enquiry = { ownerKey: session.ownerKey, adKey: key, supplier: ad.supplier, text, replyTo };
  await inTransaction(parts.database, session, async (tx) => {
    if (!(await takeOfDay(parts, tx, session, 'ad.enquired', enquiriesPerDayMax))) throw refuse(refusals.enquiredEnough, {});
    const enquiryId = await insertEnquiry(tx, enquiry, parts.clock.nowMs());
    await parts.outbox.emit(tx, enquiryCame, { enquiryId, supplier: ad.supplier });
  });
}
