import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { arrangeShipFacts, deriveCallStatus } from '@mastlight/domain/tracking/call-status';
import { derivationVersion } from '@mastlight/domain/tracking/status';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Transaction } from '../../../platform/db/transaction';
import type { Parts } from '../parts';
import { deriveBillsOnCalls } from './derive-bills-on-calls';
import { readsAlike } from '../reads-alike';
import { loadCalls, saveCalls, type StoredCall } from '../store/calls';
import { loadCallFacts } from '../store/load-facts';

const callsPerTurn = 50;

/**
 * Derives ships' calls anew from everything that was said of them, publishes
 * what they say now and tells those who follow them of what reads differently.
 * The caller has taken its turn.
 */
export async function deriveCalls(parts: Parts, transaction: Transaction, port: PortCode, calls: readonly string[]): Promise<void> {
  const { platform, follow } = parts;
  const before = await loadCalls(transaction, port, calls);
  const facts = await loadCallFacts(transaction, port, [...new Set(before.map(({ call }) => vesselOf(call)))], platform.portClock.nowMs());
  const ships = new Map([...facts].map(([vessel, said]) => [vessel, arrangeShipFacts(said)]));
  const fresh: StoredCall[] = [];
  const changed: string[] = [];
  let derived = 0;
  for (const { call, said, status: kept, version } of before) {
    // Others of this process get their turn between calls.
    if (++derived % callsPerTurn === 0) await yieldToOthers();
    const [vesselName, voyage] = call.split('/') as [string, string];
    const status = deriveCallStatus(port, { vesselName, voyage }, ships.get(vesselName)!);
    const isChanged = !readsAlike(said, status);
    if (isChanged) changed.push(call);
    if (isChanged || !isDeepStrictEqual(status, kept)) fresh.push({ call, status, version: version + Number(isChanged) });
  }
  await saveCalls(transaction, port, fresh, { nowMs: platform.clock.nowMs(), derivationVersion });
  await deriveBillsOnCalls(parts, transaction, port, { calls: fresh.map(({ call }) => call) });
  if (changed.length > 0) await follow.tellFollowers(transaction, { kind: 'call', port, subjects: changed });
}

const vesselOf = (call: string): string => call.slice(0, call.indexOf('/'));
