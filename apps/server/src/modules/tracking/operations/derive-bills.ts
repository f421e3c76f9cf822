import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { deriveBillStatus } from '@mastlight/domain/tracking/derive-bill-status';
import { statusChanged } from '@mastlight/domain/tracking/events';
import type { BillStatus } from '@mastlight/domain/tracking/status';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Transaction } from '../../../platform/db/transaction';
import type { Platform } from '../../../platform/module';
import { loadStatuses, saveStatuses, type BillKey, type StoredStatus } from '../store/bills';
import { loadFacts } from '../store/load-facts';

/** More bills than this are derived in several rounds, so that memory stays flat. */
const billsPerRound = 500;
const billsPerTurn = 20;

/**
 * Derives bills anew from all their facts and emits `tracking.status-changed`
 * for those that read differently. The caller has taken its turn.
 */
export async function deriveBills(platform: Platform, transaction: Transaction, bills: readonly BillKey[]): Promise<void> {
  for (const [port, ofPort] of groupBy(bills, (bill) => bill.port)) {
    const billNos = ofPort.map(({ billNo }) => billNo);
    for (let from = 0; from < billNos.length; from += billsPerRound) {
      await deriveRound(platform, transaction, port, billNos.slice(from, from + billsPerRound));
    }
  }
}

async function deriveRound(platform: Platform, transaction: Transaction, port: PortCode, billNos: string[]): Promise<void> {
  const [before, facts] = [await loadStatuses(transaction, port, billNos), await loadFacts(transaction, port, billNos)];
  const fresh: StoredStatus[] = [];
  const changed: string[] = [];
  const confirmed: string[] = [];
  let derived = 0;
  for (const [billNo, kept] of before) {
    // Others of this process get their turn between bills.
    if (++derived % billsPerTurn === 0) await yieldToOthers();
    const status = deriveBillStatus(billNo, facts.get(billNo) ?? []);
    if (!isDeepStrictEqual(withoutAge(status), withoutAge(kept.status))) {
      changed.push(billNo);
      fresh.push({ billNo, status, version: kept.version + 1 });
    } else if (!isDeepStrictEqual(status, kept.status)) {
      confirmed.push(billNo);
      fresh.push({ billNo, status, version: kept.version });
    }
  }
  if (fresh.length === 0) return;
  await saveStatuses(transaction, port, fresh, platform.clock.nowMs());
  await platform.outbox.emit(transaction, statusChanged, { port, billNos: changed, confirmedBillNos: confirmed });
}

/**
 * A status without what moves whenever a source merely repeats itself: of the
 * port's rows, 87 in 100 changes move the compare time alone (domain guide 2.6).
 */
function withoutAge(status: BillStatus): object {
  const { heardMs: _heard, source: _source, factCount: _count, strip, bar, ...rest } = status;
  const withoutTimes = (nodes: BillStatus['strip'] | BillStatus['bar']): object =>
    Object.fromEntries(Object.entries(nodes).map(([code, { atMs: _at, source: _nodeSource, ...node }]) => [code, node]));
  return { ...rest, strip: withoutTimes(strip), bar: withoutTimes(bar) };
}
