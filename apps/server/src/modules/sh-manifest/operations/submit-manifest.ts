import type { PaidWish } from '@mastlight/domain/billing/index';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { ManifestFiling } from '@mastlight/domain/sh-manifest/filing';
import { maySend } from '@mastlight/domain/sh-manifest/check-filing';
import { shManifestRefusals as refusals } from '@mastlight/domain/sh-manifest/refusals';
import { act, type ManifestStatus } from '@mastlight/domain/sh-manifest/status';
import { shManifestRowsTopic } from '@mastlight/domain/sh-manifest/topics';
import type { Transaction } from '../../../platform/db/transaction';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { publishChange } from '../../../platform/live';
import { Consent } from '../../billing/index';
import { declaredSubject, manifestGatewayName } from '../manifest-gateway';
import type { Parts } from '../parts';
import { holdFiling, updateFiling } from '../store/filings';
import { findFiling } from '../queries/find-filing';
import { countSubmissions, insertSubmission, standFiling, type SubmissionKind } from '../store/submissions';
import { writeDeclaration, type Wish } from '../write-declaration';
import { judge } from '../judge-filing';

interface SubmitWish extends PaidWish {
  readonly id: number;
  /** As whoever sends it saw it; another is not sent. Absent: whatever it is now. */
  readonly version?: number | undefined;
}

/** What a submission of a filing is in the ledger, for ever. */
export const feeKeyOf = (filingId: number, attempt: number): string => `sh-manifest/${filingId}/${attempt}`;

/**
 * Hands a draft in (R-4.10-32): once nothing is wrong with it its fee is set aside, and the message waits in dispatch to go
 * out once. Sent again while no answer has come, nothing more is sent here: dispatch asks before anything goes again.
 *
 * @throws BusinessError 404; 400 where its status does not let it, or something is wrong with it; 402 or 409 when it is not paid
 * for; 409 when somebody changed it meanwhile.
 */
export async function submitManifest(
  parts: Parts,
  session: Session,
  { id, version, ...agreed }: SubmitWish,
  what: 'submit' | 'send',
): Promise<{ readonly status: ManifestStatus; readonly coins: number }> {
  const { ownerKey, userId } = session;
  // Judged before rows are held; that it is not there is said below, to whoever may still act.
  const found = await findFiling(parts.platform.database, ownerKey, id);
  const judged = found && (await judge(parts, found.filing));
  return parts.billing.once(session, async (tx) => {
    const held = await holdFiling(tx, ownerKey, id);
    if (held === null) throw new BusinessError(404);
    const outcome = act(held.status, what);
    if ('refusal' in outcome) throw refuse(refusals.notNow, { why: outcome.refusal });
    // On its way already: dispatch looks it up by itself.
    if (outcome.money === null) return { status: held.status, coins: 0 };
    const isSame = held.version === found?.version && (version === undefined || version === held.version);
    if (!isSame || !judged) throw refuse(refusals.changedMeanwhile, {});
    const { filing } = held;
    const { written, findings } = judged;
    if (!maySend(findings)) throw refuse(refusals.hasFaults, { count: written.errors });
    const nowMs = parts.platform.clock.nowMs();
    const attempt = (await countSubmissions(tx, id)).all + 1;
    const coins = await parts.billing.hold(tx, session, {
      fee: 'FEE_SH_MANIFEST',
      origin: 'SH',
      consent: Consent.of(agreed),
      untilMs: parts.dispatch.holdUntilMs(),
      things: [{ key: feeKeyOf(id, attempt), subject: filing.head.billNo }],
    });
    await updateFiling(tx, id, { ownerKey, userId, nowMs }, written);
    await sendOut(parts, tx, session, { id, filing, before: null, attempt, wish: { kind: 'first' } });
    await standFiling(tx, id, {
      status: 1,
      channel: 'queued',
      customs: 'none',
      rejectReason: null,
      sentAtMs: null,
      deletedAtMs: null,
      nowMs,
    });
    await publishChange(tx, { ownerKey, topic: shManifestRowsTopic, ids: [id] });
    return { status: 1 as ManifestStatus, coins };
  });
}

/** Whose manifest goes out, and in whose name. */
type Sender = Pick<Session, 'ownerKey' | 'userId'>;

interface ChangeWish {
  readonly id: number;
  readonly reason: string;
  readonly contactName: string;
  readonly contactTel: string;
}

/**
 * Asks customs to take other content for what they have (改单). The filing stays as customs have it until they have accepted.
 *
 * @throws BusinessError 404; 400 where its status does not let it, something is wrong, another change waits, or it is of another bill;
 *   409 where it was changed since somebody saw it.
 */
export async function modifySent(
  parts: Parts,
  session: Session,
  { filing, submissions, ...wish }: ChangeWish & { readonly filing: ManifestFiling; readonly submissions?: number | undefined },
): Promise<{ readonly updateid: number }> {
  const { findings, written } = await judge(parts, filing);
  return change(parts, session, wish.id, 'modify', async (tx, before, attempt) => {
    if (!maySend(findings)) throw refuse(refusals.hasFaults, { count: written.errors });
    if (submissions !== undefined && submissions !== attempt - 1) throw refuse(refusals.changedMeanwhile, {});
    if (before.head.billNo !== filing.head.billNo) throw refuse(refusals.otherBill, {});
    return sendOut(parts, tx, session, { id: wish.id, filing, before, attempt, wish: { ...wish, kind: 'modify' } });
  });
}

/**
 * Asks customs to delete what they have (删单); the filing is deleted once they have accepted. `tell` is done in the same transaction.
 *
 * @throws as `modifySent`.
 */
export function cancelSent(
  parts: Parts,
  owner: Sender,
  wish: ChangeWish,
  tell?: (tx: Transaction) => Promise<unknown>,
): Promise<{ readonly updateid: number }> {
  return change(parts, owner, wish.id, 'cancel', async (tx, before, attempt) => {
    await tell?.(tx);
    return sendOut(parts, tx, owner, { id: wish.id, filing: before, before: null, attempt, wish: { ...wish, kind: 'cancel' } });
  });
}

async function change(
  parts: Parts,
  owner: Sender,
  id: number,
  what: 'modify' | 'cancel',
  send: (tx: Transaction, before: ManifestFiling, attempt: number) => Promise<number>,
): Promise<{ readonly updateid: number }> {
  const { ownerKey } = owner;
  return inTransaction(parts.platform.database, owner, async (tx) => {
    const held = await holdFiling(tx, ownerKey, id);
    if (held === null) throw new BusinessError(404);
    const outcome = act(held.status, what);
    if ('refusal' in outcome) throw refuse(refusals.notNow, { why: outcome.refusal });
    const { all, pending } = await countSubmissions(tx, id);
    if (pending > 0) throw refuse(refusals.changePending, {});
    const updateid = await send(tx, held.filing, all + 1);
    await publishChange(tx, { ownerKey, topic: shManifestRowsTopic, ids: [id] });
    return { updateid };
  });
}

interface Outgoing {
  readonly id: number;
  readonly filing: ManifestFiling;
  readonly before: ManifestFiling | null;
  readonly attempt: number;
  readonly wish: Wish;
}

/** Gives a message to dispatch and notes it; its number. */
async function sendOut(
  { platform, dispatch }: Parts,
  tx: Transaction,
  { ownerKey, userId }: Sender,
  { id, filing, before, attempt, wish }: Outgoing,
): Promise<number> {
  const { sender, recipient } = platform.config.manifestReceiver;
  const reference = await dispatch.submit(tx, {
    ownerKey,
    userId,
    product: 'sh-manifest',
    businessKey: feeKeyOf(id, attempt),
    gateway: manifestGatewayName,
    fileName: `MT2101_${filing.head.billNo}_${attempt}.xml`,
    subjects: [declaredSubject(filing.head.billNo)],
    write: (own, preparedMs) => writeDeclaration(filing, wish, { sender, recipient }, own, preparedMs),
  });
  const kind: SubmissionKind = wish.kind;
  const reason = 'reason' in wish ? wish.reason : null;
  return insertSubmission(tx, { ownerKey, userId, filingId: id, kind, reference, filing, before, reason, nowMs: platform.clock.nowMs() });
}
