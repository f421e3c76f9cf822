import { billSubscriptionRefusals as refusals } from '@mastlight/domain/bill-subscription/refusals';
import { readArrivals } from '@mastlight/domain/bill-subscription/truck-arrivals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { portRules, type PortSilence } from '@mastlight/domain/ports/index';
import { billFlag, endOfSecond, trackingStateOf, type BillStatus } from '@mastlight/domain/tracking/index';
import { formatShanghai, parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { OwnerScope } from '../../../platform/db/transaction';
import type { BillThen } from '../../tracking/index';
import type { Parts } from '../parts';
import type { SubscriptionRecord } from '../schema';

/** A subscribed bill as it was known at an instant. */
interface LookedBack {
  /** The instant that was asked for, and the one by which clocks are read: the end of its second; ms since epoch, port time. */
  readonly askedMs: number;
  readonly asOfMs: number;
  readonly hearings: BillThen['hearings'];
  readonly known: NonNullable<BillThen['known']>;
  readonly silence: PortSilence | null;
  /** The subscription without what came later. */
  readonly record: SubscriptionRecord;
}

/**
 * A bill as it was known at an instant, that of `at` (port time) or now:
 * nothing that was heard later counts, no clock runs on beyond it.
 *
 * @throws BusinessError 400 for an instant before the first word on the bill, or after now.
 */
export async function lookBack(
  { platform: { portClock }, tracking }: Pick<Parts, 'platform' | 'tracking'>,
  own: OwnerScope,
  record: SubscriptionRecord,
  at: string | undefined,
): Promise<LookedBack> {
  const nowMs = Math.trunc(portClock.nowMs());
  const askedMs = at === undefined ? nowMs : parseShanghai(at)!;
  if (askedMs > nowMs) throw refuse(refusals.asOfInFuture, { now: formatShanghai(nowMs) }, { field: 'at' });
  const { port, bill_no: billNo } = record;
  const { hearings, known } = await tracking.readBillAt(own, port, billNo, askedMs);
  const [first] = hearings;
  if (first === undefined && at !== undefined) throw refuse(refusals.asOfUnheard, {}, { field: 'at' });
  if (known === null) throw refuse(refusals.asOfTooEarly, { first: formatShanghai(first!.atMs) }, { field: 'at' });
  // Of the second that runs just now the rest is to come.
  const asOfMs = Math.min(endOfSecond(askedMs), nowMs);
  const silence = await tracking.findSilenceAt(own, port, asOfMs);
  return { askedMs, asOfMs, hearings, known, silence, record: recordThen(record, known.status, asOfMs) };
}

/** What its owner typed, dealt with or found by asking has no time that was kept, and is left out. */
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
