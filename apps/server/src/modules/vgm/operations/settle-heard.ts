import type { SubmissionState } from '@mastlight/domain/dispatch/index';
import { declarationUnpaid } from '@mastlight/domain/vgm/events';
import { vgmTexts as texts } from '@mastlight/domain/vgm/messages';
import { hear, heardAfter, hearOfUpdate, type VgmReceipt } from '@mastlight/domain/vgm/status';
import { vgmRowsTopic } from '@mastlight/domain/vgm/topics';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import { publishChange } from '../../../platform/live';
import type { SubmissionStatus } from '../../dispatch/index';
import { moneyKey } from '../money-key';
import type { VgmParts } from '../parts';
import { findReference } from '../store/declarations';
import {
  findSubmission,
  holdFilings,
  insertPaid,
  isNewestTaken,
  keepStanding,
  markSettled,
  replaceFiling,
  type HeldFiling,
  type HeldVgmSubmission,
} from '../store';

const receipts: Readonly<Record<SubmissionState, VgmReceipt | null>> = {
  waiting: null,
  unclear: null,
  delivered: null,
  accepted: 'accepted',
  finished: 'atTerminal',
  refused: 'refused',
  unanswered: 'unanswered',
  dead: null,
};

/**
 * Makes of a filing what became of its submission, with the money that is held for it. It goes by how far the submission is
 * now, so that hearing twice, late or out of order comes to the same.
 */
export function settleHeard(parts: VgmParts, reference: string): Promise<void> {
  return inTransaction(parts.platform.database, 'system', async (tx) => {
    const found = await findSubmission(tx, reference);
    if (!found) return;
    const [filing] = await holdFilings(tx, found.ownerKey, [found.filingId]);
    const status = await parts.dispatch.hold(tx, reference);
    // Read again now that nobody else changes it.
    const submission = await findSubmission(tx, reference);
    const receipt = status && receipts[status.state];
    if (!filing || !submission || !status) return;
    // Without a receipt the step is only shown: a send that was unclear has arrived.
    if (!receipt) return publishChange(tx, { ownerKey: filing.ownerKey, topic: vgmRowsTopic, ids: [filing.id] });
    if (submission.settled === null) await settleFirst(parts, tx, { filing, submission, receipt, status });
    else await keepLater(tx, { filing, submission, receipt, status });
    await publishChange(tx, { ownerKey: filing.ownerKey, topic: vgmRowsTopic, ids: [filing.id] });
  });
}

interface Heard {
  readonly filing: HeldFiling;
  readonly submission: HeldVgmSubmission;
  readonly receipt: VgmReceipt;
  readonly status: SubmissionStatus;
}

const reasonOf = ({ receipt, status }: Heard): string => (receipt === 'unanswered' ? texts.unanswered : status.reason);

/** The first final word about a submission: it decides about the money, once. */
async function settleFirst(parts: VgmParts, tx: Transaction, heard: Heard): Promise<void> {
  const { filing, submission, receipt } = heard;
  const isFirst = submission.kind === 'first';
  const outcome = isFirst ? hear(filing.status, receipt) : { next: filing.status, money: hearOfUpdate(receipt) };
  if (outcome.money !== 'capture' && outcome.money !== 'release') return;
  await settleMoney(parts, tx, submission, outcome.money);
  if (isFirst && outcome.money === 'release') await tellUnpaid(parts, tx, submission);
  const nowMs = Math.trunc(parts.platform.portClock.nowMs());
  const isTaken = outcome.money === 'capture';
  if (isTaken && !isFirst) await replaceFiling(tx, filing.id, filing.ownerKey, submission.filing, nowMs);
  await keepStanding(tx, filing, {
    status: outcome.next,
    openReference: null,
    ...(isFirst || isTaken ? { receipt: heardAfter(isTaken ? 'none' : filing.receipt, receipt) } : {}),
    // A correction that failed leaves what was accepted as it is; its own line says why.
    ...(isFirst ? { reason: isTaken ? '' : reasonOf(heard) } : {}),
    ...(isTaken ? { sentMs: nowMs } : { updatedMs: nowMs }),
  });
}

async function settleMoney(parts: VgmParts, tx: Transaction, submission: HeldVgmSubmission, how: 'capture' | 'release'): Promise<void> {
  const { ownerKey, userId, filingId, no, held, reference } = submission;
  const ended = await parts.billing.settle(
    tx,
    { userId, ownerKey },
    {
      keys: held.map((containerNo) => moneyKey(filingId, no, containerNo)),
      end: how === 'capture' ? 'post' : 'void',
      reason: how === 'capture' ? 'accepted' : 'refused',
    },
  );
  const odd = [...ended.values()].filter((end) => end !== (how === 'capture' ? 'post' : 'void'));
  if (odd.length > 0) parts.platform.log.error({ reference, how, odd }, 'money that was held for a submission had ended before');
  if (how === 'capture') await insertPaid(tx, ownerKey, filingId, held);
  await markSettled(tx, reference, how);
}

/** Tells that what was set aside for a declaration of a program was given back. */
async function tellUnpaid({ platform }: VgmParts, tx: Transaction, { ownerKey, filingId }: HeldVgmSubmission): Promise<void> {
  const reference = await findReference(tx, ownerKey, filingId);
  if (reference !== null) await platform.outbox.emit(tx, declarationUnpaid, { ownerKey, reference });
}

/**
 * What comes after: a terminal that has the containers of what was accepted, of the newest that was; a correction that is on its
 * way or was refused does not hold it up.
 */
async function keepLater(tx: Transaction, { filing, submission, receipt }: Heard): Promise<void> {
  if (submission.settled !== 'capture' || !(await isNewestTaken(tx, submission))) return;
  await keepStanding(tx, filing, { status: filing.status, receipt: heardAfter(filing.receipt, receipt) });
}
