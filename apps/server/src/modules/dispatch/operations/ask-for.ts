import { askAfterMs, sendsMax } from '@mastlight/domain/dispatch/schedule';
import type { Transaction } from '../../../platform/db/transaction';
import type { LookedUp } from '../gateway';
import type { DispatchParts } from '../parts';
import { holdById, insertEvent, type HeldSubmission } from '../store';
import { changeState } from './change-state';
import { layAside } from './lay-aside';
import { sayFailure, type Call } from './send-once';

export type FoundReceipt = Parameters<DispatchParts['receive']>[0];

/**
 * Asks the counterpart for a submission by our reference. What is known there waits for its answer; what is not known is
 * sent again, unless that was done too often. Returns receipts that were written there already: they go to the intake when
 * this is committed, so that what they say is never heard before what was found.
 */
export async function askFor(parts: DispatchParts, tx: Transaction, { gateway, submission, signal }: Call): Promise<FoundReceipt[]> {
  const { reference } = submission;
  let found: LookedUp | string;
  try {
    found = await gateway.lookUp(reference, signal);
  } catch (error) {
    found = sayFailure(error);
  }
  const held = await holdById(tx, submission.id);
  // It was heard of meanwhile.
  if (!held || held.state !== submission.state) return [];
  if (typeof found === 'string') await waitOn(parts, tx, held, { note: found, reason: 'unreachable' });
  else if (found.isKnown) {
    await keepKnown(parts, tx, held);
    const [source] = gateway.sources;
    if (source === undefined) return [];
    return found.receipts.map((bytes, index) => ({ source, fileName: `${reference}-${index + 1}`, bytes }));
  } else await keepUnknown(parts, tx, held);
  return [];
}

async function keepKnown(parts: DispatchParts, tx: Transaction, held: HeldSubmission): Promise<void> {
  if (held.state === 'delivered') return waitOn(parts, tx, held, { note: null, reason: 'no-answer' });
  await insertEvent(tx, held, 'known', { atMs: parts.portClock.nowMs() });
  const dueAtMs = parts.clock.nowMs() + askAfterMs(0, parts.quietMs);
  await changeState(parts, tx, held, { state: 'delivered', dueAtMs, asks: 0 });
}

async function keepUnknown(parts: DispatchParts, tx: Transaction, held: HeldSubmission): Promise<void> {
  if (held.state === 'delivered') return layAside(parts, tx, held, 'lost');
  const atMs = parts.portClock.nowMs();
  await insertEvent(tx, held, 'unknown', { atMs });
  if (held.sends < sendsMax) return changeState(parts, tx, held, { state: 'waiting', dueAtMs: parts.clock.nowMs(), asks: 0 });
  await insertEvent(tx, held, 'unanswered', { atMs });
  return changeState(parts, tx, held, { state: 'unanswered', dueAtMs: null });
}

/** Asks again later, or lays it aside when that was done for a day. */
async function waitOn(
  parts: DispatchParts,
  tx: Transaction,
  held: HeldSubmission,
  { note, reason }: { readonly note: string | null; readonly reason: 'no-answer' | 'unreachable' },
): Promise<void> {
  const nowMs = parts.clock.nowMs();
  if (nowMs >= held.giveUpAtMs) return layAside(parts, tx, held, reason);
  // The first time alone: the timeline is read by people.
  if (note !== null && held.asks === 0) await insertEvent(tx, held, 'no-answer', { atMs: parts.portClock.nowMs(), note });
  const asks = held.asks + 1;
  return changeState(parts, tx, held, { state: held.state, dueAtMs: nowMs + askAfterMs(asks, parts.quietMs), asks });
}
