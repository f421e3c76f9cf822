import { reasonLengthMax } from '@mastlight/domain/dispatch/limits';
import { askAfterMs } from '@mastlight/domain/dispatch/schedule';
import type { Transaction } from '../../../platform/db/transaction';
import { GatewayError, type Gateway, type Handed } from '../gateway';
import type { DispatchParts } from '../parts';
import { holdById, insertEvent, readOutbound, type HeldSubmission } from '../store';
import { changeState } from './change-state';

/** One call about a submission. */
export interface Call {
  readonly gateway: Gateway;
  readonly submission: HeldSubmission;
  readonly signal: AbortSignal;
}

/** Why there was no answer, for the timeline. */
export function sayFailure(error: unknown): string {
  // A channel's own error says why as well.
  if (error instanceof GatewayError || (error instanceof Error && 'reason' in error)) return String(error.reason);
  return error instanceof Error ? error.name : 'unknown';
}

export const cutReason = (reason: string): string => Array.from(reason).slice(0, reasonLengthMax).join('');

/**
 * Hands a submission over that was written down as unclear. Without an answer it stays that; what was heard of it through
 * the intake meanwhile holds.
 */
export async function sendOnce(parts: DispatchParts, tx: Transaction, { gateway, submission, signal }: Call): Promise<void> {
  const { id, reference } = submission;
  const outbound = await readOutbound(tx, id);
  if (!outbound) return;
  let handed: Handed | string;
  try {
    handed = await gateway.send({ reference, ...outbound }, signal);
  } catch (error) {
    handed = sayFailure(error);
    parts.log.warn({ reference, gateway: gateway.name, reason: handed }, 'a submission was sent and is unclear');
  }
  const held = await holdById(tx, id);
  if (!held) return;
  const atMs = parts.portClock.nowMs();
  // Where nobody can be asked it goes again by itself: later each time, as a mail server that is away asks for.
  const askAtMs = parts.clock.nowMs() + askAfterMs(gateway.isDoneWhenTaken ? held.sends - 1 : 0, parts.quietMs);
  if (typeof handed === 'string') {
    await insertEvent(tx, held, 'no-answer', { atMs, note: handed });
    if (held.state === 'unclear') await changeState(parts, tx, held, { state: 'unclear', dueAtMs: askAtMs, asks: 0 });
  } else if (handed.isTaken) {
    await insertEvent(tx, held, 'sent', { atMs });
    if (held.state !== 'unclear') return;
    if (gateway.isDoneWhenTaken) await changeState(parts, tx, held, { state: 'finished', dueAtMs: null });
    else await changeState(parts, tx, held, { state: 'delivered', dueAtMs: askAtMs, asks: 0 });
  } else {
    const reason = cutReason(handed.reason);
    // A receipt was quicker to say the same.
    if (held.state === 'refused') return;
    await insertEvent(tx, held, held.state === 'unclear' ? 'refused' : 'contradiction', { atMs, note: reason });
    if (held.state === 'unclear') await changeState(parts, tx, held, { state: 'refused', reason, dueAtMs: null });
  }
}
