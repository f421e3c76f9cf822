import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { billContested } from '@mastlight/domain/sh-manifest/events';
import { shManifestRefusals as refusals } from '@mastlight/domain/sh-manifest/refusals';
import { contestsPerDayMax } from '@mastlight/domain/sh-manifest/limits';
import { shManifestRowsTopic } from '@mastlight/domain/sh-manifest/topics';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { confirmSession, inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { takeOfPersonDay } from '../../../platform/person-day';
import { publishChange } from '../../../platform/live';
import type { Parts } from '../parts';
import { dismissContest, findContested, holdContest, insertContest, isDeclaredByOther, upholdContests } from '../store/contests';
import { holdFiling } from '../store/filings';
import { countSubmissions } from '../store/submissions';
import { cancelSent } from './submit-manifest';

/**
 * Tells the desk that a bill is the owner's, whose manifest customs refused while another owner declares the bill; what becomes of
 * both, the desk decides.
 *
 * @throws BusinessError 404; 400 where it was not refused, nobody else declares the bill, or it is contested already; 429 after too many of the person's day.
 */
export function contestBill(
  { platform }: Parts,
  session: Session,
  { id, words }: { readonly id: number; readonly words: string },
): Promise<{ readonly id: number }> {
  const { ownerKey, userId } = session;
  // The system's: what others declare, an owner does not see.
  return inTransaction(platform.database, 'system', async (tx) => {
    await confirmSession(tx, session);
    const held = await holdFiling(tx, ownerKey, id);
    if (held === null) throw new BusinessError(404);
    const { billNo } = held.filing.head;
    if (held.status !== -1 || !(await isDeclaredByOther(tx, ownerKey, billNo))) throw refuse(refusals.notContested, {});
    const nowMs = platform.clock.nowMs();
    const counted = { 'sh-manifest.contested': { count: 1, max: contestsPerDayMax * platform.config.quotaFactor } } as const;
    if (!(await takeOfPersonDay(tx, { userId, day: shanghaiDay(nowMs) }, counted))) throw refuse(refusals.contestedEnough, {});
    const noted = await insertContest(tx, { ownerKey, userId, filingId: id, billNo, words, nowMs });
    if (noted === null) throw refuse(refusals.contestedAlready, {});
    await publishChange(tx, { ownerKey, topic: shManifestRowsTopic, ids: [id] });
    return { id: noted };
  });
}

interface TakeBackWish {
  readonly id: number;
  /** The manifest that whoever judges has seen. */
  readonly holderId: number;
  readonly reason: string;
  readonly contactName: string;
  readonly contactTel: string;
}

/**
 * The desk asks customs to delete the manifest that a contest is against, as its owner himself would (删单), and tells him. The
 * contest ends once customs have deleted it.
 *
 * @throws BusinessError 404; 400 where it is settled, another manifest than the one seen stands there, nothing stands at customs
 * yet, or a change of it waits for an answer.
 */
export async function takeBackContested(parts: Parts, { id, holderId, ...wish }: TakeBackWish): Promise<{ readonly updateid: number }> {
  const contested = await inTransaction(parts.platform.database, 'system', async (tx) => {
    const held = await holdOpen(tx, id);
    const found = await findContested(tx, held);
    if (found === null) throw refuse(refusals.contestSettled, {});
    if (found.id !== holderId) throw refuse(refusals.contestMoved, {});
    return { ...found, billNo: held.billNo };
  });
  const { ownerKey, userId, billNo, id: manifestId } = contested;
  return cancelSent(parts, { ownerKey, userId }, { ...wish, id: manifestId }, (tx) =>
    parts.platform.outbox.emit(tx, billContested, { ownerKey, manifestId, billNo, what: 'taken-back', reason: wish.reason }),
  );
}

interface Dismissal {
  readonly id: number;
  /** What it was about when whoever judges looked: it may be about another bill by now. */
  readonly billNo: string;
  readonly note: string;
}

/**
 * The desk turns a contest down and tells whoever made it why.
 *
 * @throws BusinessError 404; 400 where it is settled, is about another bill by now, or customs are being asked to delete what it is against.
 */
export function dismissContested({ platform }: Parts, { id, billNo: seen, note }: Dismissal): Promise<void> {
  return inTransaction(platform.database, 'system', async (tx) => {
    const held = await holdOpen(tx, id);
    const { ownerKey, filingId, billNo } = held;
    if (billNo !== seen) throw refuse(refusals.contestMoved, {});
    const against = await findContested(tx, held);
    if (against !== null && (await countSubmissions(tx, against.id)).pending > 0) throw refuse(refusals.changePending, {});
    await dismissContest(tx, id, note, platform.clock.nowMs());
    await platform.outbox.emit(tx, billContested, { ownerKey, manifestId: filingId, billNo, what: 'dismissed', reason: note });
    await publishChange(tx, { ownerKey, topic: shManifestRowsTopic, ids: [filingId] });
  });
}

async function holdOpen(tx: Transaction, id: number) {
  const held = await holdContest(tx, id);
  if (held === null) throw new BusinessError(404);
  if (!held.isOpen) throw refuse(refusals.contestSettled, {});
  return held;
}

/** Once customs have deleted a manifest, whoever contested it hears that his own may be sent. The transaction is the system's. */
export async function tellFreed({ platform }: Parts, tx: Transaction, deleted: { ownerKey: string; billNo: string }): Promise<void> {
  for (const { ownerKey, filingId } of await upholdContests(tx, { ...deleted, nowMs: platform.clock.nowMs() })) {
    await platform.outbox.emit(tx, billContested, { ownerKey, manifestId: filingId, billNo: deleted.billNo, what: 'freed', reason: '' });
    await publishChange(tx, { ownerKey, topic: shManifestRowsTopic, ids: [filingId] });
  }
}
