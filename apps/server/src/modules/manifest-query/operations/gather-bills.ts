import { isWaybill, waybillCheckDigit } from '@mastlight/domain/manifest-query/air-waybill';
import { manifestQueryTexts as texts } from '@mastlight/domain/manifest-query/messages';
import { stageOf, type ManifestMode } from '@mastlight/domain/manifest-query/stage';
import { inOrder, type Declared, type Statement } from '@mastlight/domain/manifest-query/statement';
import { isSameCall, type BillStatus, type Fact } from '@mastlight/domain/tracking/index';
import { isLikeBox } from '@mastlight/domain/manifest-query/read-asked';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { findPort, portCodes, portOfLocode, type PortCode } from '@mastlight/domain/vocabulary/port';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { ownerOfPerson } from '../../../platform/http/session';
import type { HeardBill } from '../../tracking/index';
import type { Parts } from '../parts';
import { findBoxStatements, findMainBills, findStatements, type FoundStatement } from '../queries/find-statements';
import { findOwnBoxes, listReminders } from '../queries/own-questions';

/** All that is known of one bill that was asked for. */
interface KnownBill {
  readonly blno: string;
  readonly mode: ManifestMode;
  /** What messages said, of the bill and of its boxes. */
  readonly statements: readonly FoundStatement[];
  /** Receipts and reports that are known from elsewhere alone: they tell how far a stage is and no figures. */
  readonly told: readonly Statement[];
  readonly status: BillStatus | null;
  readonly port: PortCode | null;
  readonly containerNos: readonly string[];
  /** Boxes that whoever asks has named for it. */
  readonly ownBoxes: readonly string[];
  /** Of a house bill: the main bills of which it is declared. */
  readonly mainBillNos: readonly string[];
  /** Why nothing can come under this number; null: something may. */
  readonly whyNever: string | null;
  /** What else is odd about the bill. */
  readonly notes: readonly string[];
}

/** The same with what it is to whoever asks. */
export interface GatheredBill extends KnownBill {
  readonly isFollowed: boolean;
  readonly isAwaited: boolean;
}

/**
 * What is known of bills, in the order asked for.
 *
 * @throws BusinessError 429 when the day's looks are used up.
 */
export async function gatherBills(parts: Parts, session: Session, mode: ManifestMode, billNos: readonly string[]): Promise<GatheredBill[]> {
  const followed = mode === 'air' ? new Set<string>() : new Set(await parts.follow.findFollowed(session.ownerKey, 'bill', [...billNos]));
  // Who names a bill is told of it as its followers are; each that he does not follow is a look of the day (ADR 0011).
  await parts.tracking.countOthers(session, billNos.filter((billNo) => !followed.has(billNo)).length);
  const ownerKey = ownerOfPerson(session.userId);
  const [gathered, reminders] = await Promise.all([
    gatherFor(parts, ownerKey, mode, billNos),
    listReminders(parts.platform.database, ownerKey),
  ]);
  const awaited = new Set(reminders.flatMap((one) => (one.mode === mode && one.heardTime === null ? [one.blno] : [])));
  return gathered.map((bill) => ({ ...bill, isFollowed: followed.has(bill.blno), isAwaited: awaited.has(bill.blno) }));
}

/** What is known of bills by itself, in the order asked for; arrivals are found by the boxes that a person has named too. */
export async function gatherFor(
  parts: Pick<Parts, 'platform' | 'tracking'>,
  ownerKey: string,
  mode: ManifestMode,
  billNos: readonly string[],
): Promise<KnownBill[]> {
  const { database } = parts.platform;
  const [statements, ownBoxes, heard] = await Promise.all([
    findStatements(database, ownerKey, mode, billNos),
    findOwnBoxes(database, ownerKey, mode, billNos),
    mode === 'sea' ? readHeard(parts, billNos) : new Map<string, HeardIn>(),
  ]);
  const said = groupBy(statements, ({ billNo }) => billNo);
  const bills = billNos.map((blno) => {
    const own = said.get(blno) ?? [];
    const found = heard.get(blno);
    const named = own.flatMap((one) =>
      one.kind === 'declared' ? one.body.boxes.map(({ containerNo }) => containerNo) : (one.containerNo ?? []),
    );
    const inPort = found?.bill.status.boxes.map(({ containerNo }) => containerNo) ?? [];
    return { blno, own, found, containerNos: [...new Set([...named, ...inPort, ...(ownBoxes.get(blno) ?? [])])].sort() };
  });
  const [boxStatements, mains] = await Promise.all([
    findBoxStatements(database, mode, [...new Set(bills.flatMap(({ containerNos }) => containerNos))]),
    findMainBills(
      database,
      bills.filter(({ own }) => own.length === 0).map(({ blno }) => blno),
    ),
  ]);
  const ofBox = groupBy(boxStatements, ({ containerNo }) => containerNo);
  return bills.map(({ blno, own, found, containerNos }) => {
    const loose = containerNos
      .flatMap((containerNo) => ofBox.get(containerNo) ?? [])
      .filter((one) => isOnCall(one, own, found?.bill.status));
    const all = [...own, ...loose];
    const known = new Set(all.map(({ messageId }) => messageId));
    return {
      blno,
      mode,
      statements: all,
      told: (found?.bill.facts ?? []).flatMap((fact) => (known.has(fact.messageId) ? [] : toldBy(fact, mode))),
      status: found?.bill.status ?? null,
      port: portOfStatements(own) ?? found?.port ?? null,
      containerNos,
      ownBoxes: ownBoxes.get(blno) ?? [],
      mainBillNos: mains.get(blno) ?? [],
      whyNever: own.length > 0 ? null : sayWhyNever(mode, blno, mains.get(blno) ?? []),
      notes: notesOf(own),
    };
  });
}

interface HeardIn {
  readonly port: PortCode;
  readonly bill: HeardBill;
}

/** What the ports say of bills; of one that several tell of, the first. */
async function readHeard(
  { platform, tracking }: Pick<Parts, 'platform' | 'tracking'>,
  billNos: readonly string[],
): Promise<ReadonlyMap<string, HeardIn>> {
  const known = await inTransaction(platform.database, 'system', async (tx) => {
    const found: (readonly [PortCode, readonly string[]])[] = [];
    let left = billNos;
    for (const port of portCodes) {
      if (left.length === 0) break;
      const heard = await tracking.heardBills(tx, port, left);
      found.push([port, [...heard]]);
      left = left.filter((billNo) => !heard.has(billNo));
    }
    return found;
  });
  const bills = new Map<string, HeardIn>();
  for (const [port, heard] of known) {
    for (const [billNo, bill] of await tracking.readBills(port, heard)) bills.set(billNo, { port, bill });
  }
  return bills;
}

/** A box is used again and again: what is said of it outside a bill counts for the bill's own call alone. */
function isOnCall(box: Statement, own: readonly Statement[], status: BillStatus | undefined): boolean {
  const calls = [...own, ...(status ? [status] : [])].filter(({ voyage }) => voyage !== null);
  if (box.voyage === null || calls.length === 0) return false;
  return calls.some(
    (call) => isSameCall(box, call) || (call.voyage === box.voyage && (call.vesselCode === null || call.vesselCode === box.vesselCode)),
  );
}

const factStages = {
  'pre-manifest-declared': ['2101', 'declared'],
  'arrival-declared': ['3101', 'declared'],
  'pre-manifest-receipt': ['2101', 'answered'],
  'arrival-receipt': ['3101', 'answered'],
} as const;

const noFigures: Declared['body'] = {
  packages: null,
  grossWeightKg: null,
  volumeM3: null,
  portCode: null,
  unloading: null,
  houseBillNos: [],
  itemCount: 0,
  boxes: [],
  remark: null,
};

/** A receipt or report that the port's own rows told of. */
function toldBy(fact: Fact, mode: ManifestMode): Statement[] {
  if (!Object.hasOwn(factStages, fact.kind) || fact.function === 'cancel') return [];
  const [about, kind] = factStages[fact.kind as keyof typeof factStages];
  const { code, text } = fact.detail as { readonly code: string; readonly text: string | null };
  const head = {
    // Below all statements, whose numbers begin at 1.
    id: -fact.id,
    messageId: fact.messageId,
    source: fact.source,
    mode,
    stage: stageOf(about)!.stage,
    billNo: fact.billNo,
    containerNo: fact.containerNo,
    vesselName: fact.vesselName,
    vesselCode: fact.vesselCode,
    voyage: fact.voyage,
    saidMs: fact.saidMs ?? fact.happenedMs ?? fact.heardMs,
  };
  return [kind === 'answered' ? { ...head, kind, code, text } : { ...head, kind, isTakenBack: false, body: noFigures }];
}

/** Where it was declared, port and office (`CNNGB/3104`). */
export function portCodeOf(statements: readonly Statement[]): string | null {
  return inOrder(statements).reduceRight<string | null>(
    (found, one) => found ?? (one.kind === 'declared' && one.billNo !== null ? one.body.portCode : null),
    null,
  );
}

function portOfStatements(own: readonly Statement[]): PortCode | null {
  const place = portCodeOf(own);
  return (place && portOfLocode(place.slice(0, 5))) || null;
}

/** Why a number is none under which manifests are told, so that nobody waits for one; null: they may come. */
function sayWhyNever(mode: ManifestMode, blno: string, mains: readonly string[]): string | null {
  if (mode === 'air') {
    if (!/^\d{11}$/.test(blno)) return texts.waybillShort;
    return isWaybill(blno) ? null : texts.waybillWrong(waybillCheckDigit(blno));
  }
  if (mains.length > 0) return texts.houseBill(mains);
  return isLikeBox(blno) ? texts.likeBox : null;
}

/** What is odd about a bill. */
function notesOf(own: readonly FoundStatement[]): string[] {
  const place = portCodeOf(own);
  return place !== null && portOfStatements(own) === null ? [texts.otherPort(findPort(place)?.name ?? place)] : [];
}
