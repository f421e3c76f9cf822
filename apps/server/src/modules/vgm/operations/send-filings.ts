import { originOf, type PaidWish } from '@mastlight/domain/billing/index';
import { vgmPort } from '@mastlight/domain/vgm/limits';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { checkFiling } from '@mastlight/domain/vgm/check-filing';
import { newlySent } from '@mastlight/domain/vgm/fee';
import { sayFinding } from '@mastlight/domain/vgm/say-finding';
import { listChanges } from '@mastlight/domain/vgm/record';
import { vgmRefusals as refusals } from '@mastlight/domain/vgm/refusals';
import { weighedSubject } from '@mastlight/domain/vgm/subject';
import { vgmRowsTopic } from '@mastlight/domain/vgm/topics';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { publishChange } from '../../../platform/live';
import { Consent, type Payer } from '../../billing/index';
import { vgmGatewayName } from '../vgm-gateway';
import { moneyKey } from '../money-key';
import type { VgmParts } from '../parts';
import { readWindow, type FoundWindow } from '../read-window';
import { findPaid, loadFiling } from '../queries/load-filing';
import { holdFilings, insertRecord, insertSubmission, keepStanding, type HeldFiling } from '../store';
import { writeFlat, writeVgm, type TypedFiling, type VgmEnvelope } from '../write-vgm';
import { requireSeen, statusAfter } from './save-filings';

/** What sending came to: our references, and what is held for it, in fen. */
export interface Sent {
  readonly list: { readonly id: number; readonly reference: string }[];
  readonly coins: number;
}

/**
 * Sends filings: what they say is kept as bytes, their fee is held, and nothing leaves before that is committed. All or
 * none of them.
 *
 * @throws BusinessError 400 by the truth table or where something is wrong in one, 402 and 409 for money, 404, 409 where one is
 *   not the version that was seen.
 */
export async function sendFilings(
  parts: VgmParts,
  session: Session,
  { ids, versions = [], ...agreed }: PaidWish & { readonly ids: readonly number[]; readonly versions?: readonly number[] | undefined },
): Promise<Sent> {
  const wanted = [...new Set(ids)];
  const windows = await readWindows(parts, await loadFilings(parts, session, wanted));
  return parts.billing.once(session, async (tx) => {
    const filings = await holdFilings(tx, session.ownerKey, wanted);
    if (filings.length < wanted.length) throw new BusinessError(404);
    for (const held of filings) {
      // What may not be sent is told before what somebody else has changed.
      statusAfter(held, 'send');
      requireSeen(held, versions[ids.indexOf(held.id)]);
    }
    return sendHeld(parts, tx, session, { filings, windows, consent: Consent.of(agreed) });
  });
}

/**
 * Sends filings that the transaction holds, all or none of them: the one way in which a VGM leaves, whoever wants it.
 *
 * @throws as `sendFilings`.
 */
export async function sendHeld(
  parts: VgmParts,
  tx: Transaction,
  caller: Payer,
  { filings, windows, consent }: { readonly filings: readonly HeldFiling[]; readonly windows: Windows; readonly consent: Consent },
): Promise<Sent> {
  const { ownerKey } = caller;
  const wishes: (SubmitWish & { readonly status: ReturnType<typeof statusAfter> })[] = [];
  for (const held of filings) {
    const status = statusAfter(held, 'send');
    wishes.push({ held, status, filing: (await loadFiling(tx, ownerKey, held.id))!, windows, kind: 'first' });
  }
  const { references, fen } = await submitFilings(parts, tx, caller, wishes, consent);
  const list: Sent['list'] = [];
  for (const [at, { held, status }] of wishes.entries()) {
    const reference = references[at]!;
    await keepStanding(tx, held, { status, receipt: 'none', reason: '', submissionNo: held.submissionNo + 1, openReference: reference });
    list.push({ id: held.id, reference });
  }
  await publishChange(tx, { ownerKey, topic: vgmRowsTopic, ids: filings.map(({ id }) => id) });
  return { list, coins: fen };
}

/** Corrects what was sent: the whole filing goes again and stands as it was until the correction is accepted. @throws as `sendFilings`. */
export async function updateFiling(
  parts: VgmParts,
  session: Session,
  {
    id,
    submissions,
    filing,
    ...agreed
  }: PaidWish & {
    readonly id: number;
    /** How often it had been sent when somebody saw it. */
    readonly submissions?: number | undefined;
    readonly filing: TypedFiling;
  },
): Promise<{ reference: string; coins: number }> {
  const { ownerKey, userId } = session;
  const windows = await readWindows(parts, [filing]);
  return parts.billing.once(session, async (tx) => {
    const [held] = await holdFilings(tx, ownerKey, [id]);
    if (!held) throw new BusinessError(404);
    const status = statusAfter(held, 'update');
    // Two corrections on their way could overtake each other.
    if (held.openReference !== null) throw refuse(refusals.sending, {});
    if (submissions !== undefined && submissions !== held.submissionNo) throw refuse(refusals.changedMeanwhile, {});
    const before = (await loadFiling(tx, ownerKey, id))!;
    // What was paid for is this bill on this call at this terminal; another terminal never had what is corrected.
    if (fixedFields.some((field) => before[field] !== filing[field])) throw refuse(refusals.otherCall, {});
    const { references, fen } = await submitFilings(parts, tx, session, [{ held, filing, windows, kind: 'update' }], Consent.of(agreed));
    const reference = references[0]!;
    await keepStanding(tx, held, { status, submissionNo: held.submissionNo + 1, openReference: reference });
    const madeMs = Math.trunc(parts.platform.portClock.nowMs());
    await insertRecord(tx, { filingId: id, ownerKey, userId, kind: 'update', reference, changes: listChanges(before, filing), madeMs });
    await publishChange(tx, { ownerKey, topic: vgmRowsTopic, ids: [id] });
    return { reference, coins: fen };
  });
}

type Named = Pick<TypedFiling, 'vesselName' | 'voyage'>;
type Windows = ReadonlyMap<string, FoundWindow>;
const callOf = ({ vesselName, voyage }: Named): string => `${vesselName}/${voyage}`;

/** Until when filings on these calls may go; asked before rows are held, as whoever holds a connection waits for no second one. */
export async function readWindows(parts: VgmParts, filings: readonly Named[]): Promise<Windows> {
  const windows = new Map<string, FoundWindow>();
  for (const filing of filings) if (!windows.has(callOf(filing))) windows.set(callOf(filing), await readWindow(parts, filing));
  return windows;
}

/** Filings of an owner as they are now; those that are not his are missing. */
function loadFilings({ platform }: VgmParts, session: Session, ids: readonly number[]): Promise<TypedFiling[]> {
  return inTransaction(platform.database, session, async (tx) => {
    const found: TypedFiling[] = [];
    for (const id of ids) found.push(...[await loadFiling(tx, session.ownerKey, id)].filter((filing) => filing !== null));
    return found;
  });
}

const fixedFields = ['billNo', 'vesselName', 'voyage', 'wharf'] as const;

interface SubmitWish {
  readonly held: HeldFiling;
  readonly filing: TypedFiling;
  readonly windows: Windows;
  readonly kind: 'first' | 'update';
}

/** Hands filings to dispatch and holds what all of them cost, as one: what was agreed to is asked of their sum. */
async function submitFilings(
  parts: VgmParts,
  tx: Transaction,
  caller: Payer,
  wishes: readonly SubmitWish[],
  consent: Consent,
): Promise<{ readonly references: readonly string[]; readonly fen: number }> {
  const { platform, dispatch, billing } = parts;
  const { ownerKey, userId } = caller;
  const handed: HandedFiling[] = [];
  for (const wish of wishes) handed.push(await handOver(parts, tx, caller, wish));
  const things = handed.flatMap(({ held, no, filing, fresh }) =>
    fresh.map((containerNo) => ({ key: moneyKey(held.id, no, containerNo), subject: `${filing.billNo} ${containerNo}` })),
  );
  const fen = await billing.hold(tx, caller, {
    fee: 'FEE_VGM',
    origin: originOf(vgmPort),
    consent,
    untilMs: dispatch.holdUntilMs(),
    things,
  });
  const eachFen = things.length === 0 ? 0 : fen / things.length;
  const submittedMs = Math.trunc(platform.portClock.nowMs());
  for (const { held, no, kind, reference, filing, fresh } of handed) {
    const feeFen = fresh.length * eachFen;
    await insertSubmission(tx, { filingId: held.id, no, ownerKey, userId, kind, reference, filing, held: fresh, feeFen, submittedMs });
  }
  return { references: handed.map(({ reference }) => reference), fen };
}

/** What dispatch has, and which of its containers were not paid for before. */
interface HandedFiling extends SubmitWish {
  readonly no: number;
  readonly reference: string;
  readonly fresh: readonly string[];
}

async function handOver(parts: VgmParts, tx: Transaction, { ownerKey, userId }: Payer, wish: SubmitWish): Promise<HandedFiling> {
  const { held, filing, windows, kind } = wish;
  const { dispatch } = parts;
  const found = windows.get(callOf(filing));
  // Somebody has put it on another call in this moment.
  if (found === undefined) throw new BusinessError(409);
  const { window } = found;
  if (window.state !== 'open') throw refuse(refusals[window.state], {});
  requireSound(filing);
  const no = held.submissionNo + 1;
  const fresh = newlySent(
    filing.containers.map(({ containerNo }) => containerNo),
    await findPaid(tx, ownerKey, held.id),
  );
  const reference = await dispatch.submit(tx, {
    ownerKey,
    userId,
    product: 'vgm',
    businessKey: `vgm/${held.id}/${no}`,
    gateway: vgmGatewayName,
    fileName: `VGM_${filing.billNo}_${no}`,
    subjects: filing.containers.map(({ containerNo }) => weighedSubject(containerNo, filing.vesselName, filing.voyage)),
    write: (ours, preparedMs) =>
      writeFor(parts, filing, { reference: ours, preparedMs, function: kind === 'first' ? 'original' : 'replace' }),
  });
  return { ...wish, no, reference, fresh };
}

/** Some terminals take the flat file; the others VERMAS. */
function writeFor(
  { platform }: VgmParts,
  filing: TypedFiling,
  rest: Pick<VgmEnvelope, 'reference' | 'preparedMs' | 'function'>,
): Uint8Array {
  const { sender, flatWharfs } = platform.config.vgmReceiver;
  const envelope = { ...rest, sender, recipient: filing.wharf };
  return flatWharfs.includes(filing.wharf) ? writeFlat(filing, envelope) : writeVgm(filing, envelope);
}

/** @throws BusinessError 400 with the first thing that is wrong. */
function requireSound(filing: TypedFiling): void {
  const types = new Map(filing.containers.map(({ containerNo, sizeType }) => [containerNo, sizeType]));
  const errors = checkFiling(filing, (containerNo) => types.get(containerNo) || null).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw refuse(refusals.faulty, { count: errors.length, first: sayFinding(errors[0]!) });
}
