import { whoseWord } from '@mastlight/domain/dispatch/whose-word';
import { hearVerdict, isSettled, levelOf, type Verdict } from '@mastlight/domain/dispatch/submission-state';
import { submissionChanged } from '@mastlight/domain/dispatch/events';
import { askAfterMs } from '@mastlight/domain/dispatch/schedule';
import type { EventKind } from '@mastlight/domain/dispatch/timeline';
import type { Transaction } from '../../../platform/db/transaction';
import type { HeardFrom } from '../dispatch-door';
import type { Answer, Gateway } from '../gateway';
import type { DispatchParts } from '../parts';
import { countOpenSubjects, finishSubject, holdLeft, holdSubmission, insertEvent, insertStep, type HeldSubmission } from '../store';
import { changeState } from './change-state';
import { cutReason } from './send-once';

/** Hears receipts, in the transaction in which the intake reads them. What names nothing of ours is about somebody else's. */
export async function hearMessages(parts: DispatchParts, tx: Transaction, heard: readonly HeardFrom[]): Promise<void> {
  for (const { messageId, source, messages } of heard) {
    for (const gateway of parts.gateways.values()) {
      if (!gateway.sources.includes(source)) continue;
      for (const message of messages) {
        for (const answer of gateway.readAnswers(message)) await hearAnswer(parts, tx, gateway, messageId, answer);
      }
    }
  }
}

async function hearAnswer(parts: DispatchParts, tx: Transaction, gateway: Gateway, messageId: number, answer: Answer): Promise<void> {
  const { about } = answer;
  for (const held of await holdMeant(tx, gateway, answer)) {
    const verdict = 'subject' in about ? await hearSubject(parts, tx, held, messageId, about.subject, answer.verdict) : answer.verdict;
    if (verdict === null) continue;
    await keepVerdict(parts, tx, held, messageId, verdict, cutReason(answer.reason));
    if (answer.step) await keepStep(parts, tx, held, messageId, answer.step);
  }
}

/** The submissions that an answer is about, held. */
async function holdMeant(tx: Transaction, gateway: Gateway, { about, verdict }: Answer): Promise<readonly HeldSubmission[]> {
  if ('subject' in about) return whoseWord(verdict, await holdLeft(tx, gateway.name, about.subject));
  const held = await holdSubmission(tx, about.reference);
  // Another counterpart has no word in it.
  return held?.gateway === gateway.name ? [held] : [];
}

/** Something further is kept once, however often it is told in the same words; nothing is told of tomorrow. */
async function keepStep(
  { portClock, outbox }: DispatchParts,
  tx: Transaction,
  held: HeldSubmission,
  messageId: number,
  { code, note, atMs = null }: NonNullable<Answer['step']>,
): Promise<void> {
  const nowMs = portClock.nowMs();
  if (!(await insertStep(tx, held, code, cutReason(note), { atMs: Math.min(atMs ?? nowMs, nowMs), messageId }))) return;
  await outbox.emit(tx, submissionChanged, { product: held.product, reference: held.reference });
}

/** One subject is final: so is the submission with its last one, and accepted with its first. Null: it was told before. */
async function hearSubject(
  { portClock }: DispatchParts,
  tx: Transaction,
  held: HeldSubmission,
  messageId: number,
  subject: string,
  verdict: Verdict,
): Promise<Verdict | null> {
  if (verdict !== 'final') return verdict;
  const atMs = portClock.nowMs();
  if (!(await finishSubject(tx, held.id, subject, atMs))) return null;
  await insertEvent(tx, held, 'subject-final', { atMs, note: subject, messageId });
  return (await countOpenSubjects(tx, held.id)) === 0 ? 'final' : 'accepted';
}

async function keepVerdict(
  parts: DispatchParts,
  tx: Transaction,
  held: HeldSubmission,
  messageId: number,
  verdict: Verdict,
  reason: string,
): Promise<void> {
  const { next, isContradiction } = hearVerdict(held.state, verdict);
  if (next === held.state && !isContradiction) return;
  const kind: EventKind = isContradiction ? 'contradiction' : verdict;
  await insertEvent(tx, held, kind, { atMs: parts.portClock.nowMs(), note: reason, messageId });
  if (isContradiction) {
    parts.log.error({ reference: held.reference, state: held.state, verdict }, 'a receipt contradicts what was settled');
    return;
  }
  // Received there and not judged: it is asked for again.
  const dueAtMs = isSettled(next) || levelOf(next) !== 1 ? null : parts.clock.nowMs() + askAfterMs(0, parts.quietMs);
  await changeState(parts, tx, held, { state: next, reason: isSettled(next) ? reason : '', dueAtMs, asks: 0 });
}
