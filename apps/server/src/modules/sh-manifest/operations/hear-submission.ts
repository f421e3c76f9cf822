import { shManifestTexts as texts } from '@mastlight/domain/sh-manifest/messages';
import { customsAfter, hear, hearOfChange, type ChannelState, type ManifestReceipt } from '@mastlight/domain/sh-manifest/status';
import { shManifestRowsTopic } from '@mastlight/domain/sh-manifest/topics';
import type { SubmissionStatus } from '../../dispatch/index';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import { publishChange } from '../../../platform/live';
import type { Parts } from '../parts';
import { readStoredFiling } from '../read-stored-filing';
import { updateFiling } from '../store/filings';
import { holdSubmissionOf, settleSubmission, standFiling, type HeldSubmission } from '../store/submissions';
import { judgeOn } from '../judge-filing';
import { isDeclaredByOther } from '../store/contests';
import { tellFreed } from './contest-bill';
import { feeKeyOf } from './submit-manifest';

/** What a submission's state says of its end; null: nothing yet. That it has arrived at the channel is no word of customs. */
const receipts: Readonly<Record<SubmissionStatus['state'], Exclude<ManifestReceipt, 'received'> | null>> = {
  waiting: null,
  unclear: null,
  delivered: null,
  accepted: 'accepted',
  finished: 'accepted',
  refused: 'rejected',
  unanswered: 'unanswered',
  dead: null,
};
const channels: Readonly<Record<SubmissionStatus['state'], ChannelState>> = {
  waiting: 'queued',
  unclear: 'sending',
  delivered: 'done',
  accepted: 'done',
  finished: 'done',
  refused: 'done',
  unanswered: 'failed',
  dead: 'failed',
};
const ends = { accepted: 'accepted', released: 'accepted', rejected: 'rejected', unanswered: 'unanswered' } as const;

/**
 * Takes note of how far a submission is, told perhaps twice and perhaps late (R-4.10-32): the filing goes where its table
 * says, and the fee of a first one is taken once it is accepted and given back otherwise, all in one transaction. What was
 * settled stays so: a later word on it is about an earlier attempt, and the filing may have gone on.
 */
export async function hearSubmission(parts: Parts, reference: string): Promise<void> {
  const { database, clock } = parts.platform;
  await inTransaction(database, 'system', async (tx) => {
    // Dispatch first, as whoever hears a receipt locks.
    const told = await parts.dispatch.hold(tx, reference);
    const held = told && (await holdSubmissionOf(tx, reference));
    if (!told || held?.state !== 'pending') return;
    const nowMs = clock.nowMs();
    const receipt = receipts[told.state];
    const same: Stand = {
      status: held.status,
      channel: channels[told.state],
      customs: held.customsHeard,
      rejectReason: null,
      sentAtMs: null,
      deletedAtMs: null,
      nowMs,
    };
    if (receipt === null) {
      await standFiling(tx, held.filingId, same);
    } else {
      const isTaken = held.kind === 'first' && receipt === 'rejected' && (await isDeclaredByOther(tx, held.ownerKey, held.billNo));
      // In the words of customs, who say nothing of whose the other is; what to do about it is ours to say.
      const words = isTaken ? `${told.reason}；${texts.declaredByOther}` : told.reason;
      const reason = receipt === 'unanswered' ? texts.unanswered : words;
      await settleSubmission(tx, held.id, ends[receipt], reason, nowMs);
      const stand = held.kind === 'first' ? await settleFirst(parts, tx, held, receipt) : await settleChange(parts, tx, held, receipt);
      await standFiling(tx, held.filingId, { ...same, ...stand, rejectReason: held.kind === 'first' && stand.status < 1 ? reason : null });
    }
    await publishChange(tx, { ownerKey: held.ownerKey, topic: shManifestRowsTopic, ids: [held.filingId] });
  });
}

type Stand = Parameters<typeof standFiling>[2];
type Ended = Pick<Stand, 'status' | 'customs'> & Partial<Stand>;

/** The first word of customs on a declaration: it decides about the money. */
async function settleFirst(parts: Parts, tx: Transaction, held: HeldSubmission, receipt: ManifestReceipt): Promise<Ended> {
  const { next, money } = hear(held.status, receipt);
  if (money === 'capture' || money === 'release') {
    const key = feeKeyOf(held.filingId, held.attempt);
    const end = money === 'capture' ? 'post' : 'void';
    const payer = { userId: held.userId, ownerKey: held.ownerKey };
    const ended = await parts.billing.settle(tx, payer, { keys: [key], end, reason: money === 'capture' ? 'accepted' : 'refused' });
    // Accepted after its hold had run out, say: somebody looks, as it is no fault of the sender.
    if (ended.get(key) !== end) parts.platform.log.error({ key, end, ended: ended.get(key) }, 'the fee of a manifest ended otherwise');
  }
  const sentAtMs = next === 2 && held.status !== 2 ? parts.platform.clock.nowMs() : null;
  return { status: next, customs: customsAfter(held.customsHeard, receipt), sentAtMs };
}

/** A correction holds, and a deletion deletes, once customs have accepted it; refused ones leave what they have as it is. */
async function settleChange(parts: Parts, tx: Transaction, held: HeldSubmission, receipt: ManifestReceipt): Promise<Ended> {
  const { ownerKey, userId, filingId, kind } = held;
  const nowMs = parts.platform.clock.nowMs();
  const isAccepted = receipt === 'accepted';
  if (kind === 'modify' && isAccepted) {
    const { written } = judgeOn(null, readStoredFiling(held.filing), parts.platform.portClock.nowMs());
    await updateFiling(tx, filingId, { ownerKey, userId, nowMs }, written);
  }
  const status = kind === 'first' ? held.status : hearOfChange(held.status, kind, receipt);
  if (status === -3 && held.status !== -3) await tellFreed(parts, tx, held);
  const customs = isAccepted ? customsAfter(held.customsHeard, receipt) : held.customsHeard;
  return { status, customs, deletedAtMs: status === -3 ? nowMs : null };
}
