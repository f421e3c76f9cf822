import type { ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import type { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { hearingsToldMax } from '@mastlight/domain/bill-subscription/limits';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { OwnerScope } from '../../../platform/db/transaction';
import type { Parts } from '../parts';
import { billDetailOf } from '../queries/bill-detail';
import type { SubscriptionRecord } from '../schema';
import { lookBack } from './look-back';

/**
 * The detail of a bill of the caller's as it was known at an instant, with the instants that can be looked back to.
 *
 * @throws BusinessError 400 for an instant of which nothing can be told; see `lookBack`.
 */
export async function showBillAsOf(
  parts: Pick<Parts, 'platform' | 'tracking'>,
  own: OwnerScope,
  subscribed: SubscriptionRecord,
  { at, eventsFrom }: { readonly at: string | undefined; readonly eventsFrom: number },
): Promise<ResponseOf<typeof billSubscription.queryBillAsOf>> {
  const { askedMs, asOfMs, hearings, known, silence, record } = await lookBack(parts, own, subscribed, at);
  return {
    at: formatShanghai(askedMs),
    hearings: hearings.slice(-hearingsToldMax).map(({ atMs, statements }) => ({ time: formatShanghai(atMs), statements })),
    news: known.news,
    detail: billDetailOf(record, known.status, known.facts, asOfMs, { eventsFrom, silence }),
  };
}
