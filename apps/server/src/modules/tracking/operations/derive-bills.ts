import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { derivationVersion, type BillStatus, type NodeStatuses } from '@mastlight/domain/tracking/status';
import { deriveBillStatus } from '@mastlight/domain/tracking/derive-bill-status';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Transaction } from '../../../platform/db/transaction';
import type { Parts } from '../parts';
import { loadStatuses, saveStatuses, type BillKey, type StoredStatus } from '../store/bills';
import { loadFacts } from '../store/load-facts';

/** More bills than this are derived in several rounds, so that memory stays flat. */
const billsPerRound = 500;
const billsPerTurn = 20;

/**
 * Derives bills anew from all their facts, publishes what they say now and
 * tells those who follow them of what reads differently. The caller has taken
 * its turn.
 */
export async function deriveBills(parts: Parts, transaction: Transaction, bills: readonly BillKey[]): Promise<void> {
  for (const [port, ofPort] of groupBy(bills, (bill) => bill.port)) {
    const billNos = ofPort.map(({ billNo }) => billNo);
    for (let from = 0; from < billNos.length; from += billsPerRound) {
      await deriveRound(parts, transaction, port, billNos.slice(from, from + billsPerRound));
    }
  }
}

async function deriveRound({ platform, follow }: Parts, transaction: Transaction, port: PortCode, billNos: string[]): Promise<void> {
  const [before, facts] = [await loadStatuses(transaction, port, billNos), await loadFacts(transaction, port, billNos)];
  const fresh: StoredStatus[] = [];
  const changed: string[] = [];
  let derived = 0;
  for (const [billNo, kept] of before) {
    // Others of this process get their turn between bills.
    if (++derived % billsPerTurn === 0) await yieldToOthers();
    const status = deriveBillStatus(port, billNo, facts.get(billNo) ?? []);
    if (kept.status === null || !isDeepStrictEqual(withoutAge(status), withoutAge(kept.status))) {
      changed.push(billNo);
      fresh.push({ billNo, status, version: kept.version + 1 });
    } else if (!isDeepStrictEqual(status, kept.status)) {
      // A source has merely said so again: age and source are new, and nobody is disturbed.
      fresh.push({ billNo, status, version: kept.version });
    }
  }
  await saveStatuses(transaction, port, fresh, {
    nowMs: platform.clock.nowMs(),
    portNowMs: Math.trunc(platform.portClock.nowMs()),
    derivationVersion,
  });
  if (changed.length > 0) await follow.tellFollowers(transaction, { kind: 'bill', port, subjects: changed });
}

/**
 * A status without what moves whenever a source merely repeats itself: of the
 * port's rows, 87 in 100 changes move the compare time alone (domain guide 2.6).
 */
function withoutAge(status: BillStatus): object {
  const { heardMs: _heard, source: _source, factCount: _count, strip, bar, ...rest } = status;
  const withoutTimes = (nodes: NodeStatuses): object =>
    Object.fromEntries(Object.entries(nodes).map(([code, { atMs: _at, source: _nodeSource, ...node }]) => [code, node]));
  return { ...rest, strip: withoutTimes(strip), bar: withoutTimes(bar) };
}
