import type { RequestOf, ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { manifestQuery } from '@mastlight/domain/manifest-query/contract';
import { askedKept, manifestsMax } from '@mastlight/domain/manifest-query/limits';
import { manifestQueryTexts as texts } from '@mastlight/domain/manifest-query/messages';
import { readAskedManifests } from '@mastlight/domain/manifest-query/read-asked';
import { manifestQueryRefusals as refusals } from '@mastlight/domain/manifest-query/refusals';
import { notFoundSentence } from '@mastlight/domain/manifest-query/say-manifest';
import type { ManifestMode } from '@mastlight/domain/manifest-query/stage';
import { inOrder } from '@mastlight/domain/manifest-query/statement';
import { voyageKey } from '@mastlight/domain/tracking/index';
import { callName, vesselKey } from '@mastlight/domain/vocabulary/vessel-voyage';
import { inTransaction } from '../../../platform/db/transaction';
import { ownerOfPerson, type Session } from '../../../platform/http/session';
import type { Parts } from '../parts';
import { findGoods } from '../queries/find-statements';
import { deleteReminders, keepAsked } from '../store';
import { callOfBill, judgeBill, newestBoxes, recordsOf, rowsOf, sentenceOf, tellBill, type JudgedBill } from '../tell-bill';
import { gatherBills } from './gather-bills';

/** The number of a call that takes one; whatever it is, it is looked for. */
export function numberOf(mode: ManifestMode, typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(mode === 'air' ? /[\s-]/g : /\s/g, '');
}

/**
 * Bills judged, in the order asked for; what was asked is remembered, and whoever waited for one that is there waits no longer.
 *
 * @throws BusinessError 400 when nothing or too much is asked, 429 when the day's looks are used up.
 */
export async function judgeAsked(parts: Parts, session: Session, mode: ManifestMode, billNos: readonly string[]): Promise<JudgedBill[]> {
  const asked = billNos.filter((billNo) => billNo !== '');
  if (asked.length === 0) throw refuse(refusals.nothingAsked, {}, { field: 'blno' });
  if (asked.length > manifestsMax) throw refuse(refusals.tooMany, {}, { field: 'blnos' });
  const judged = (await gatherBills(parts, session, mode, asked)).map(judgeBill);
  const { database, clock } = parts.platform;
  const ofPerson = { ownerKey: ownerOfPerson(session.userId), mode };
  const found = judged.flatMap(({ isHeard, bill }) => (isHeard ? [bill.blno] : []));
  await inTransaction(database, { ownerKey: ofPerson.ownerKey }, async (tx) => {
    await keepAsked(tx, ofPerson, asked, askedKept, clock.nowMs());
    await deleteReminders(tx, ofPerson, found, true);
  });
  return judged;
}

/** Many bills at once, each in one look. */
export async function queryManifests(
  parts: Parts,
  session: Session,
  { mode, blnos }: RequestOf<typeof manifestQuery.queryManifests>,
): Promise<ResponseOf<typeof manifestQuery.queryManifests>> {
  const judged = await judgeAsked(parts, session, mode, readAskedManifests(mode, blnos));
  return { list: judged.map(tellBill) };
}

/** What is odd, with why nothing is found: these calls keep the sentence of the specification (R-8-23). */
const notesOf = ({ bill: { whyNever, notes } }: JudgedBill): string[] => [...(whyNever === null ? [] : [whyNever]), ...notes];

/** One bill, message by message (R-7.4-29, -31, R-7.6-02). */
export async function askOne(
  parts: Parts,
  session: Session,
  mode: ManifestMode,
  typed: string,
): Promise<ResponseOf<typeof manifestQuery.getAllManifest>> {
  const [judged] = await judgeAsked(parts, session, mode, [numberOf(mode, typed)]);
  return {
    blno: judged!.bill.blno,
    mode,
    found: judged!.isHeard,
    sentence: judged!.isHeard ? sentenceOf(judged!) : notFoundSentence,
    notes: notesOf(judged!),
    list: rowsOf(judged!),
    records: recordsOf(judged!),
  };
}

/**
 * All boxes of a bill on a call (R-7.4-30). Its goods are told to whoever declared them, and to the desk: naming a bill is no
 * proof (ADR 0011).
 */
export async function askFull(
  parts: Parts,
  session: Session,
  { blno, vesselsName = '', voyage = '' }: RequestOf<typeof manifestQuery.getFullManifest>,
): Promise<ResponseOf<typeof manifestQuery.getFullManifest>> {
  const [judged] = await judgeAsked(parts, session, 'sea', [numberOf('sea', blno)]);
  const call = callOfBill(judged!);
  const isOther =
    (vesselsName !== '' && call.vesselsName !== null && vesselKey(vesselsName) !== vesselKey(call.vesselsName)) ||
    (voyage !== '' && call.voyage !== null && voyageKey(voyage) !== voyageKey(call.voyage));
  const { statements } = judged!.bill;
  const newest = inOrder(statements).findLast((one) => one.kind === 'declared' && one.body.itemCount > 0);
  const isProven =
    newest !== undefined && (session.roles.includes('desk') || (newest.sentBy !== null && newest.sentBy === session.ownerKey));
  const boxes = isOther ? [] : newestBoxes(judged!);
  const goods = isOther || !isProven ? [] : await findGoods(parts.platform.database, newest.id);
  return {
    blno: judged!.bill.blno,
    found: judged!.isHeard && !isOther,
    notes: [
      ...notesOf(judged!),
      ...(isOther && judged!.isHeard ? [texts.otherCall(callName(vesselsName || null, voyage || null) ?? '')] : []),
    ],
    ...call,
    curMftContaList: boxes,
    ctnInfoArr: boxes,
    goods: goods.map(({ name, packages, grossWeightKg, tariffCode }) => ({
      name,
      packNum: packages,
      grossWt: grossWeightKg,
      hsCode: tariffCode,
    })),
    withheld: newest !== undefined && !isProven,
  };
}

/** Where a bill is declared to sail (R-7.6-03). */
export async function askCall(parts: Parts, session: Session, typed: string): Promise<ResponseOf<typeof manifestQuery.getVesselVoyage>> {
  const [judged] = await judgeAsked(parts, session, 'sea', [numberOf('sea', typed)]);
  return { blno: judged!.bill.blno, ...callOfBill(judged!) };
}
