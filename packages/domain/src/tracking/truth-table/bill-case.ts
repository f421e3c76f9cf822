/**
 * A bill as an operator would tell it over the telephone, and the reports that would have been heard of it. The truth
 * table is written in these words: it knows nothing of how a status is derived.
 */
import { portRules, type PortCode, type ReleaseFlag, type SourceCode } from '../../ports/index';
import type { FlagValue } from '../../vocabulary/bill-progress';
import { formatShanghai } from '../../vocabulary/shanghai-time';
import { arrangeShipFacts, deriveCallStatus } from '../call-status';
import { deriveBillStatus } from '../derive-bill-status';
import { emptyDetails } from '../empty-details';
import type { BoxDetail, Fact, FactKind, FactOf } from '../fact';
import { readOnCall } from '../read-on-call';
import { shifts } from '../shift-of-week';
import type { BillStatus } from '../status';
import { usualLags, type UsualLags } from '../usual-lags';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The moment at which every case is looked at: 2026-10-12 12:00 in Shanghai. */
export const caseNowMs = Date.UTC(2026, 9, 12, 4, 0);
export const caseBillNo = 'TRUTH0000001';

/** Times of a plan that a bill is told by. */
export const clockFields = [
  'portClosesMs',
  'gateInClosesMs',
  'gateInOpensMs',
  'customsClosesMs',
  'documentsClosesMs',
  'vgmClosesMs',
] as const;
export type ClockField = (typeof clockFields)[number];

/** What customs said, in the order of saying; `not-yet` is its N, which refuses nothing. */
export type CustomsWord = 'accepted' | 'refused' | 'withdrawn' | 'not-yet';

/** What customs answered to a declaration; `pending` (19003) and a code that nobody knows decide nothing. */
export type ReceiptWord = 'accepted' | 'refused' | 'pending' | 'unknown';

export interface BoxCase {
  readonly gate: 'out' | 'in' | 'left-again';
  /** Minutes since the gate-in; ten hours where not told. */
  readonly gateInAgo?: number;
  /** What the port's row says, each flag in the order of saying; a flag that is missing it is silent about. */
  readonly flags?: Readonly<Partial<Record<ReleaseFlag, readonly FlagValue[]>>>;
  /** Customs on the arrival report. */
  readonly arrival?: readonly ReceiptWord[];
  /** Customs on the release. */
  readonly release?: readonly CustomsWord[];
  readonly inspection?: 'open' | 'over' | 'revoked' | 'may-move' | 'cannot-move' | 'moved';
  readonly loaded?: boolean;
  /** The forwarder's list (IFCSUM) names the box. */
  readonly listed?: boolean;
  /** The port's rows were said before customs' answers; after them where not told. */
  readonly rowsFirst?: boolean;
  /** By how many minutes more than an hour ago all that was said since the gate-in, and the loading. */
  readonly longAgo?: number;
}

export interface BillCase {
  readonly port: PortCode;
  readonly boxes: readonly BoxCase[];
  /** Customs on the pre-manifest, in the order of saying. */
  readonly preManifest: readonly ('declared' | ReceiptWord)[];
  /** Minutes since the first word on the pre-manifest; four days where not told. */
  readonly declaredAgo?: number;
  /** Minutes from now to each clock, negative once it has passed; null: no plan was heard. */
  readonly plan: Readonly<Partial<Record<ClockField, number>>> | null;
  /** A clock that was moved to where the plan has it: by how many hours (negative: earlier), said and heard how many minutes ago. */
  readonly moved?: {
    readonly field: ClockField;
    readonly byHours: number;
    readonly saidAgo: number;
    readonly heardAgo?: number;
    /** The port took the time away ten minutes before it gave it again. */
    readonly wasTaken?: boolean;
  };
  /** Minutes since the ship sailed; less than the five days since its plan was first told. */
  readonly departedAgo?: number;
  /** Minutes since the ship berthed, where its plan tells. */
  readonly berthedAgo?: number;
  /** What was learnt at the port of each node: how many minutes it usually takes, and after how many it is late. */
  readonly learnt?: Readonly<Record<string, readonly [usual: number, late: number]>>;
  /** The forwarder's list names the bill and no box; minutes since it was sent. */
  readonly emptyListAgo?: number;
  /** The forwarder took back what he had listed; minutes since. */
  readonly listTakenBackAgo?: number;
  /** Nobody has told anything of the bill yet. */
  readonly isUnheard?: true;
  /** What is told of another ship's call that a user typed for the bill (R-7.4-38); plan null: nothing. */
  readonly typed?: Pick<BillCase, 'plan' | 'moved' | 'departedAgo'>;
  /** Hours before a clock from which it is near; 24 where not told. */
  readonly nearHours?: number;
  /** The order in which the reports are heard; that of saying where not told. */
  readonly heardOrder?: number;
}

/** The ground that customs gives for every refusal of the table. */
export const refusalReason = '申报要素不符';
/** The mode of every inspection of the table, as sent and as it reads. */
export const inspectionMode = { code: '2', text: '机检' } as const;

/** Ship and voyage of every case, as the port tells them. */
const call = { vesselName: 'MSC ANNA', vesselCode: 'UN9314210', voyage: '425W' } as const;

const containerNos = ['CSNU6152042', 'MSKU0308961', 'TGHU1643396', 'CICU8421595'] as const;

/** The number of the n-th box of a case, counted from 0. */
export function boxNoOf(index: number): string {
  const no = containerNos[index];
  if (no === undefined) throw new Error(`a case has up to ${containerNos.length} boxes`);
  return no;
}

const noBox: BoxDetail = {
  ...emptyDetails.load,
  sizeType: '45G1',
  sizeTypeRaw: '45G1',
  fullness: 'full',
  operator: 'MSC',
  direction: 'export',
};

const receiptCodes = { accepted: '01', refused: '03', pending: '19003', unknown: '77' } as const;
const releaseCodes = { accepted: 'Y', refused: '03', withdrawn: 'T', 'not-yet': 'N' } as const;
const inspectionCodes = { open: 'C', over: 'G', revoked: 'R', 'may-move': 'CM', 'cannot-move': 'UM', moved: 'OK' } as const;

type NewCaseFact = Omit<Fact, 'id' | 'messageId'>;

/** Boxes of which the table's habits were learnt. */
export const caseSamples = 120;

/** What is usual at the port of a case, alike by day, by night and at the weekend. */
export function lagsOfCase({ port, learnt = {} }: BillCase): UsualLags {
  const pinned = Object.entries(learnt).flatMap(([node, [usual, late]]) =>
    shifts.map((shift) => ({
      node,
      terminal: '',
      shift,
      usualMs: usual * minuteMs,
      lateMs: late * minuteMs,
      samples: caseSamples,
      fromMs: 0,
    })),
  );
  return usualLags(port, pinned);
}

/** What the case says at `caseNowMs`: to everybody, or to the user who typed another call. */
export function statusOfCase(bill: BillCase): BillStatus {
  const status = deriveBillStatus(bill.port, caseBillNo, bill.isUnheard ? [] : factsOfCase(bill), lagsOfCase(bill));
  if (!bill.typed) return status;
  const typed = { vesselName: 'OTHER SHIP', vesselCode: null, voyage: '7E' };
  const told = factsOfCase({ port: bill.port, boxes: [], preManifest: [], ...bill.typed }).map((fact) => ({ ...fact, ...typed }));
  return readOnCall(status, typed, deriveCallStatus(bill.port, typed, arrangeShipFacts(told)));
}

/** Everything that was reported of the case, in the order of hearing. */
export function factsOfCase(bill: BillCase): readonly Fact[] {
  const facts: NewCaseFact[] = [];
  const sources = portRules(bill.port).sources.map(({ code }) => code as SourceCode);
  const customs = sources.find((code) => code.includes('customs')) ?? sources[0]!;

  const tell = <K extends FactKind>(kind: K, agoMinutes: number, detail: FactOf<K>['detail'], told: Partial<NewCaseFact> = {}): void => {
    const saidMs = caseNowMs - agoMinutes * minuteMs;
    facts.push({
      port: bill.port,
      source: sources[0]!,
      reference: null,
      function: 'original',
      billNo: caseBillNo,
      containerNo: null,
      ...call,
      terminal: null,
      happenedMs: saidMs,
      happenedRaw: null,
      saidMs,
      heardMs: saidMs + minuteMs,
      kind,
      detail,
      ...told,
    } as NewCaseFact);
  };
  const answer = (code: string, text: string | null = null, mode: string | null = null) => ({ code, text, mode });

  // The port knows the bill's ship and none of its boxes, so that a bill of which nothing else is heard has its plan.
  tell('release-row', 5 * 1440, { flags: {}, remark: null, receivedMs: null, loadedMs: null });
  if (bill.emptyListAgo !== undefined) tell('manifest', bill.emptyListAgo, noBox);
  if (bill.listTakenBackAgo !== undefined) tell('manifest', bill.listTakenBackAgo, noBox, { function: 'cancel' });
  bill.preManifest.forEach((word, index) => {
    const ago = (bill.declaredAgo ?? 4 * 1440) - index * 60;
    if (word === 'declared') tell('pre-manifest-declared', ago, answer(''));
    else tell('pre-manifest-receipt', ago, answer(receiptCodes[word], word === 'refused' ? refusalReason : null), { source: customs });
  });

  bill.boxes.forEach((box, index) => {
    const about = { containerNo: boxNoOf(index) };
    const gateInAgo = box.gateInAgo ?? 600;
    const longAgo = box.longAgo ?? 0;
    // Picked up empty: the box is known, and nothing else of it.
    tell('gate-out', 4 * 1440, { ...noBox, fullness: 'empty' }, about);
    if (box.listed) tell('manifest', 3 * 1440, noBox, about);
    if (box.gate !== 'out') tell('gate-in', gateInAgo, noBox, about);
    if (box.gate === 'left-again') tell('gate-out', gateInAgo - 30, noBox, about);
    box.arrival?.forEach((word, turn) =>
      tell('arrival-receipt', longAgo + 58 - turn, answer(receiptCodes[word], word === 'refused' ? refusalReason : null), {
        ...about,
        source: customs,
      }),
    );
    box.release?.forEach((word, turn) =>
      tell('customs-pass', longAgo + 50 - turn, answer(releaseCodes[word], word === 'refused' ? refusalReason : null), {
        ...about,
        source: customs,
      }),
    );
    if (box.inspection) {
      tell('inspection', longAgo + 45, answer(inspectionCodes.open, null, inspectionMode.code), { ...about, source: customs });
      if (box.inspection !== 'open') {
        tell('inspection', longAgo + 44, answer(inspectionCodes[box.inspection], null, inspectionMode.code), { ...about, source: customs });
      }
    }
    const flags = Object.entries(box.flags ?? {}) as [ReleaseFlag, readonly FlagValue[]][];
    const rows = Math.max(0, ...flags.map(([, values]) => values.length));
    for (let turn = 0; turn < rows; turn++) {
      // Each row tells every flag: what is said once is said again.
      const values = Object.fromEntries(flags.map(([flag, said]) => [flag, said[Math.min(turn, said.length - 1)]!]));
      tell(
        'release-row',
        longAgo + (box.rowsFirst ? 59.5 : 40) - turn / 10,
        { flags: values, remark: null, receivedMs: null, loadedMs: null },
        about,
      );
    }
    if (box.loaded) tell('load', longAgo + 35, noBox, about);
  });

  if (bill.plan) {
    const at = (minutes: number | undefined): number | null => (minutes === undefined ? null : caseNowMs + minutes * minuteMs);
    const clocks = Object.fromEntries(clockFields.map((field) => [field, at(bill.plan![field])])) as Record<ClockField, number | null>;
    const told = { billNo: null };
    const { moved } = bill;
    const berthed = bill.berthedAgo === undefined ? {} : { ataMs: at(-bill.berthedAgo) };
    const isMoved = moved !== undefined && clocks[moved.field] !== null;
    const first = isMoved ? { ...clocks, [moved.field]: clocks[moved.field]! - moved.byHours * hourMs } : clocks;
    tell('vessel-plan', 5 * 1440, { ...emptyDetails['vessel-plan'], ...first, ...berthed }, told);
    if (isMoved) {
      if (moved.wasTaken)
        tell('vessel-plan', moved.saidAgo + 10, { ...emptyDetails['vessel-plan'], ...clocks, ...berthed, [moved.field]: null }, told);
      const heardMs = caseNowMs - (moved.heardAgo ?? moved.saidAgo) * minuteMs;
      tell('vessel-plan', moved.saidAgo, { ...emptyDetails['vessel-plan'], ...clocks, ...berthed }, { ...told, heardMs });
    }
    if (bill.departedAgo !== undefined) {
      const atdMs = caseNowMs - bill.departedAgo * minuteMs;
      const ago = Math.min(bill.departedAgo, moved?.saidAgo ?? Infinity) - 0.5;
      tell('vessel-plan', ago, { ...emptyDetails['vessel-plan'], ...clocks, ...berthed, atdMs }, told);
    }
  } else if (bill.departedAgo !== undefined) {
    tell('vessel-report', bill.departedAgo, { ataMs: null, atdMs: caseNowMs - bill.departedAgo * minuteMs }, { billNo: null });
  }

  return shuffled(facts, bill.heardOrder).map((fact, index) => ({ ...fact, id: index + 1, messageId: index + 1 }) as Fact);
}

/** Fisher-Yates over a linear congruence: the same seed, the same order. */
function shuffled<T>(items: readonly T[], seed: number | undefined): readonly T[] {
  if (seed === undefined) return items;
  const order = [...items];
  let state = seed >>> 0;
  for (let last = order.length - 1; last > 0; last--) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = state % (last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

/** The case on one line for each thing that was said, to be read when a line of the table fails. */
export function tellCase(bill: BillCase): string {
  const clocks = Object.entries(bill.plan ?? {}).map(
    ([field, minutes]) => `${field} ${formatShanghai(caseNowMs + minutes * minuteMs)} (${minutes} min)`,
  );
  return [
    `${bill.port}, now ${formatShanghai(caseNowMs)}${bill.nearHours === undefined ? '' : `, near ${bill.nearHours} h`}`,
    `pre-manifest: ${bill.preManifest.join(', ') || 'silent'}`,
    `plan: ${bill.plan ? clocks.join(', ') || 'no clock' : 'none'}`,
    ...(bill.moved ? [`moved: ${JSON.stringify(bill.moved)}`] : []),
    ...(bill.departedAgo === undefined ? [] : [`ship sailed ${bill.departedAgo} min ago`]),
    ...(bill.berthedAgo === undefined ? [] : [`ship berthed ${bill.berthedAgo} min ago`]),
    ...(bill.learnt === undefined ? [] : [`learnt: ${JSON.stringify(bill.learnt)}`]),
    ...(bill.isUnheard ? ['nothing heard'] : []),
    ...(bill.typed ? [`typed call: ${JSON.stringify(bill.typed)}`] : []),
    ...bill.boxes.map((box, index) => `${boxNoOf(index)}: ${JSON.stringify(box)}`),
    ...(bill.boxes.length === 0 ? ['no box known'] : []),
  ].join('\n');
}
