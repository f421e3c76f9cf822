import { deriveBillStatus } from '@mastlight/domain/tracking/derive-bill-status';
import { endOfSecond, hearingsOf, knownAt, newsBetween } from '@mastlight/domain/tracking/known-at';
import { listEvents } from '@mastlight/domain/tracking/list-events';
import { selectBillFacts } from '@mastlight/domain/tracking/select-bill-facts';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { inTransaction, type OwnerScope } from '../../../platform/db/transaction';
import type { Parts } from '../parts';
import { loadFirstHeard } from '../store/bills';
import { loadFacts } from '../store/load-facts';
import type { BillThen } from '../tracking-door';

/** See `TrackingDoor.readBillAt`. */
export async function readBillAt(parts: Parts, own: OwnerScope, port: PortCode, billNo: string, atMs: number): Promise<BillThen> {
  const [facts, lags] = await inTransaction(parts.platform.database, own, async (transaction) => {
    const firstHeard = new Map([[billNo, await loadFirstHeard(transaction, port, billNo)]]);
    const loaded = (await loadFacts(transaction, port, firstHeard)).get(billNo) ?? [];
    return [loaded, await parts.lags.of(transaction, port)] as const;
  });
  const hearings = hearingsOf(billNo, facts);
  const asOfMs = endOfSecond(atMs);
  const newest = hearings.findLast((hearing) => hearing.atMs <= asOfMs);
  if (newest === undefined && hearings.length > 0) return { hearings, known: null };
  const known = knownAt(facts, asOfMs);
  const heard = selectBillFacts(billNo, known).heard;
  const before = selectBillFacts(billNo, knownAt(facts, (newest?.atMs ?? asOfMs) - 1)).heard;
  return {
    hearings,
    // What was learnt of the port's habits counts for waits that begin later: of those none has begun yet.
    known: { status: deriveBillStatus(port, billNo, known, lags), facts: heard, news: newsBetween(listEvents(before), listEvents(heard)) },
  };
}
