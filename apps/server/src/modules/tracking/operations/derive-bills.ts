import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { derivationVersion } from '@mastlight/domain/tracking/status';
import { deriveBillStatus } from '@mastlight/domain/tracking/derive-bill-status';
import type { Fact } from '@mastlight/domain/tracking/fact';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Transaction } from '../../../platform/db/transaction';
import type { Parts } from '../parts';
import { deriveBillsOnCalls } from './derive-bills-on-calls';
import { inRounds } from './in-rounds';
import { readsAlike } from '../reads-alike';
import { loadStatuses, saveStatuses, type StoredStatus } from '../store/bills';
import { loadFacts } from '../store/load-facts';

const billsPerTurn = 20;

/**
 * Derives bills anew from all their facts, publishes what they say now and
 * tells those who follow them of what reads differently. The caller has taken
 * its turn.
 *
 * @param sinceMs the oldest hearing among the facts that the caller has just appended: a message that is driven again was
 * heard before others that were applied long ago.
 */
export async function deriveBills(
  parts: Parts,
  transaction: Transaction,
  port: PortCode,
  billNos: readonly string[],
  sinceMs = Infinity,
): Promise<void> {
  await inRounds(billNos, (round) => deriveRound(parts, transaction, port, round, sinceMs));
}

async function deriveRound(
  parts: Parts,
  transaction: Transaction,
  port: PortCode,
  billNos: readonly string[],
  sinceMs: number,
): Promise<void> {
  const { platform, follow } = parts;
  const lags = await parts.lags.of(transaction, port);
  const before = await loadStatuses(transaction, port, billNos);
  const firstHeard = new Map([...before].map(([billNo, kept]) => [billNo, kept.firstHeardMs && Math.min(kept.firstHeardMs, sinceMs)]));
  const facts = await loadFacts(transaction, port, firstHeard);
  const fresh: StoredStatus[] = [];
  const changed: string[] = [];
  let derived = 0;
  for (const [billNo, kept] of before) {
    // Others of this process get their turn between bills.
    if (++derived % billsPerTurn === 0) await yieldToOthers();
    const heard = facts.get(billNo) ?? [];
    const status = deriveBillStatus(port, billNo, heard, lags);
    const firstHeardMs = firstHeardOf(billNo, heard);
    if (!readsAlike(kept.said, status)) {
      changed.push(billNo);
      fresh.push({ billNo, status, version: kept.version + 1, firstHeardMs });
    } else if (firstHeardMs !== kept.firstHeardMs || !isDeepStrictEqual(status, kept.status)) {
      // A source has merely said so again, or other rules have told the same: nobody is disturbed.
      fresh.push({ billNo, status, version: kept.version, firstHeardMs });
    }
  }
  await saveStatuses(transaction, port, fresh, {
    nowMs: platform.clock.nowMs(),
    portNowMs: Math.trunc(platform.portClock.nowMs()),
    derivationVersion,
  });
  await deriveBillsOnCalls(parts, transaction, port, { billNos: fresh.map(({ billNo }) => billNo) });
  if (changed.length > 0) await follow.tellFollowers(transaction, { kind: 'bill', port, subjects: changed });
}

/** When the bill itself was first heard of; what was said of its box or its ship alone does not count. */
function firstHeardOf(billNo: string, facts: readonly Fact[]): number | null {
  const heardMs = facts.reduce((first, fact) => (fact.billNo === billNo ? Math.min(first, fact.heardMs) : first), Infinity);
  return Number.isFinite(heardMs) ? heardMs : null;
}
