import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { readOnCall } from '@mastlight/domain/tracking/read-on-call';
import { derivationVersion } from '@mastlight/domain/tracking/status';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Transaction } from '../../../platform/db/transaction';
import type { Parts } from '../parts';
import { readsAlike } from '../reads-alike';
import { loadBillsOnCalls, saveBillsOnCalls, type ReadOnCall, type WhichOnCalls } from '../store/bills-on-calls';

const billsPerTurn = 20;

/**
 * Reads bills anew on the calls that somebody typed for them (`readOnCall`) and
 * publishes what they say there: whenever the bill or the call says something
 * else, in the same transaction. Their followers are told of that by whoever
 * derived it; of a reading asked for by itself, here. The caller has taken its turn.
 */
export async function deriveBillsOnCalls(
  { platform, follow }: Parts,
  transaction: Transaction,
  port: PortCode,
  which: WhichOnCalls,
): Promise<void> {
  const fresh: ReadOnCall[] = [];
  const changed = new Set<string>();
  let read = 0;
  for (const { subject, billNo, call, version, said, billStatus, callStatus } of await loadBillsOnCalls(transaction, port, which)) {
    // Others of this process get their turn between bills.
    if (++read % billsPerTurn === 0) await yieldToOthers();
    const [vesselName, voyage] = call.split('/') as [string, string];
    const status = billStatus && readOnCall(billStatus, { vesselName, voyage, vesselCode: null }, callStatus);
    const isChanged = status === null ? said !== null : !readsAlike(said, status);
    if (isChanged) changed.add(billNo);
    if (isChanged || 'subjects' in which || !isDeepStrictEqual(said, status))
      fresh.push({ subject, billNo, version: version + Number(isChanged), status });
  }
  await saveBillsOnCalls(transaction, port, fresh, {
    nowMs: platform.clock.nowMs(),
    portNowMs: Math.trunc(platform.portClock.nowMs()),
    derivationVersion,
  });
  if ('subjects' in which && changed.size > 0) await follow.tellFollowers(transaction, { kind: 'bill', port, subjects: [...changed] });
}
