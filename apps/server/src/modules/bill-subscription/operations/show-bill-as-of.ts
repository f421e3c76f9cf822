import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import type { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { hearingsToldMax } from '@mastlight/domain/bill-subscription/limits';
import { billSubscriptionRefusals as refusals } from '@mastlight/domain/bill-subscription/refusals';
import { readArrivals } from '@mastlight/domain/bill-subscription/truck-arrivals';
import { portRules } from '@mastlight/domain/ports/index';
import { billFlag, endOfSecond, trackingStateOf, type BillStatus } from '@mastlight/domain/tracking/index';
import { formatShanghai, parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { OwnerScope } from '../../../platform/db/transaction';
import type { Parts } from '../parts';
import { billDetailOf } from '../queries/bill-detail';
import type { SubscriptionRecord } from '../schema';

type BillAsOf = ResponseOf<typeof billSubscription.queryBillAsOf>;

/**
 * A bill of the caller's as it was known at an instant, that of `at` (port
 * time) or now: nothing that was heard later counts, no clock runs on beyond it.
 *
 * @throws BusinessError 400 for an instant before the first word on the bill, or after now.
 */
export async function showBillAsOf(
  { platform: { portClock }, tracking }: Pick<Parts, 'platform' | 'tracking'>,
  own: OwnerScope,
  record: SubscriptionRecord,
  { at, eventsFrom }: { readonly at: string | undefined; readonly eventsFrom: number },
): Promise<BillAsOf> {
  const nowMs = Math.trunc(portClock.nowMs());
  const askedMs = at === undefined ? nowMs : parseShanghai(at)!;
  if (askedMs > nowMs) throw refuse(refusals.asOfInFuture, { now: formatShanghai(nowMs) }, { field: 'at' });
  const { port, bill_no: billNo } = record;
  const { hearings, known } = await tracking.readBillAt(own, port, billNo, askedMs);
  const [first] = hearings;
  if (first === undefined) throw refuse(refusals.asOfUnheard, {}, { field: 'at' });
  if (known === null) throw refuse(refusals.asOfTooEarly, { first: formatShanghai(first.atMs) }, { field: 'at' });
  // Of the second that runs just now the rest is to come.
  const asOfMs = Math.min(endOfSecond(askedMs), nowMs);
  const silence = await tracking.findSilenceAt(own, port, asOfMs);
  return {
    at: formatShanghai(askedMs),
    hearings: hearings.slice(-hearingsToldMax).map(({ atMs, statements }) => ({ time: formatShanghai(atMs), statements })),
    news: known.news,
    detail: billDetailOf(recordThen(record, known.status, asOfMs), known.status, known.facts, asOfMs, { eventsFrom, silence }),
  };
}

/** A subscription without what came later: what its owner typed, dealt with or found by asking has no time that was kept. */
function recordThen(record: SubscriptionRecord, status: BillStatus, asOfMs: number): SubscriptionRecord {
  return {
    ...record,
    typed_vessel: null,
    typed_voyage: null,
    acknowledged: null,
    state: trackingStateOf(status),
    fail_reason: null,
    near_bill_no: null,
    pass_flag: billFlag(status, portRules(status.port).passFlag),
    truck_arrivals: readArrivals(record.truck_arrivals).filter(({ atMs }) => atMs <= asOfMs),
  };
}
