import { cutOffFields } from '../ports/index';
import { checkModeText, checkStatusText, flagLetters, flagText, isCheckOpen, releaseFlagText } from '../vocabulary/bill-progress';
import { sources, type SourceCode } from '../vocabulary/source';
import { terminalKey } from '../vocabulary/wharf';
import { withoutContacts } from '../vocabulary/without-contacts';
import { groupBy } from '../vocabulary/group-by';
import { factsOf, type BoxDetail, type Fact, type FactOf } from './fact';
import { findSuperseded } from './find-superseded';
import { billSentences, eventTexts } from './messages';
import { callChanges, type CallChange } from './call-of-bill';
import { callText } from './say-ship-change';
import { receiptMeaning } from './receipt-meaning';
import { rulesOfFact } from './read-flags';
import { isOddCallTime } from './odd-times';
import { namedBeside } from './pre-manifest-boxes';
import { isExportMove } from './derive-boxes';
import { compareSaid, happenedAt, isInFuture, latestHappened, saidAt } from './said-order';
import type { Tone } from './say-progress';
import { callKey, isDifferentCall } from './vessel-call';

/** One line of the event list of a bill or a container. */
export interface EventRow {
  /** Unique within the list and stable over time. */
  readonly id: number;
  /** Node code of R-3.9-35 where there is one; else a code of our own. */
  readonly code: string;
  readonly name: string;
  readonly tone: Tone;
  /** When it happened; null when the source did not say. */
  readonly timeMs: number | null;
  readonly heardMs: number;
  readonly source: SourceCode;
  readonly containerNo: string | null;
  /** Terminal code as sent. */
  readonly place: string | null;
  /** In the source's own words where it gave any; differences between sources are said here. */
  readonly text: string | null;
  readonly messageId: number;
  /** A later correction or cancellation took its place. */
  readonly superseded: boolean;
  /** The fact it was read from. */
  readonly fact: Fact;
}

interface Line {
  readonly code: string;
  readonly name: string;
  readonly tone: Tone;
  readonly timeMs: number | null;
  readonly parts: readonly Part[];
  /** It is about the bill as a whole, whichever box the statement names. */
  readonly isOfBill?: true;
}

/** Words of a sender; those of a list belong together. */
type Part = string | readonly string[] | null;

/** What the same row said before, and what of that still stands: what only a line that is struck out tells is told anew. */
interface Previous<F extends Fact = Fact> {
  readonly said: F | null;
  readonly standing: F | null;
}

/** A fact gives up to so many lines: a release row one per flag, a plan one per cut-off. */
const linesPerFact = 16;

/**
 * Tells facts as events, newest first. Rows of the port that repeat what they
 * said before are passed over; reports of one event by two sources stay two
 * lines and say how far they are apart.
 */
export function listEvents(facts: readonly Fact[]): EventRow[] {
  const superseded = findSuperseded(facts);
  const before = previousStatements(facts);
  const isTold = namedBeside(facts);
  const takenBack = flagsTakenBack(facts, before);
  const changes = shipChanges(facts, superseded);
  const isLeaving = leavesAgain(facts.filter((fact) => fact.function !== 'cancel' && !superseded.has(fact)));
  const previousOf = (fact: Fact): Previous => {
    const said = before.get(fact) ?? null;
    const isStruck = said !== null && superseded.has(said) && !superseded.has(fact);
    return { said, standing: isStruck ? null : said };
  };
  const rows = facts
    .filter((fact) => !isTold(fact))
    .flatMap((fact) =>
      [...linesOf(fact, previousOf(fact)), ...lineOfShipChange(changes.get(fact))].map((line, index): EventRow => {
        const marks = [
          fact.function === 'cancel' ? eventTexts.withdrawn : fact.function === 'replace' ? eventTexts.corrected : null,
          isInFuture(fact) ? eventTexts.inFuture : null,
          line.isOfBill ? null : leftCallOf(fact, changes),
        ];
        return {
          id: fact.id * linesPerFact + index,
          code: line.code,
          name: isLeaving(fact) ? eventTexts.names['gate-out-again'] : line.name,
          tone: fact.function === 'cancel' || isLeaving(fact) ? 'attention' : line.tone,
          timeMs: line.timeMs,
          heardMs: fact.heardMs,
          source: fact.source,
          containerNo: line.isOfBill ? null : fact.containerNo,
          place: line.isOfBill ? null : fact.terminal,
          text: [...line.parts.map(partText), ...marks].filter(Boolean).join(' · ') || null,
          messageId: fact.messageId,
          superseded: superseded.has(fact) || (takenBack.get(fact)?.has(line.code) ?? false),
          fact,
        };
      }),
    );
  return showDifferences(withoutRepetitions(rows)).sort(
    (a, b) => (b.timeMs ?? saidAt(b.fact)) - (a.timeMs ?? saidAt(a.fact)) || compareSaid(b.fact, a.fact) || b.id - a.id,
  );
}

/** In the order of saying. Reports are often cumulative and name yesterday's boxes again: of lines that read alike the first is shown. */
function withoutRepetitions(rows: readonly EventRow[]): EventRow[] {
  const seen = new Set<string>();
  return [...rows]
    .sort((a, b) => compareSaid(a.fact, b.fact))
    .filter((row) => {
      // Lines without a time of their own are told apart by when they were said.
      const timeMs = row.timeMs ?? saidAt(row.fact);
      const key = JSON.stringify([row.source, row.code, row.containerNo, timeMs, row.place, row.text, row.superseded]);
      return !seen.has(key) && seen.add(key);
    });
}

/** For rows that state a whole (release rows, plans): what the same row said before. */
function previousStatements(facts: readonly Fact[]): ReadonlyMap<Fact, Fact> {
  const chains = groupBy(facts, (fact) => {
    if (fact.kind !== 'release-row' && fact.kind !== 'vessel-plan' && fact.kind !== 'yard' && fact.kind !== 'booking') return null;
    const number = fact.kind === 'booking' ? fact.detail.bookingNo : fact.billNo;
    const subject = fact.kind === 'vessel-plan' ? callKey(fact) : `${fact.containerNo}|${number}`;
    // A terminal with two codes states one plan under either.
    const place = fact.terminal === null ? null : terminalKey(rulesOfFact(fact.source, fact.port).code, fact.terminal);
    return `${fact.kind}|${fact.source}|${place}|${subject}`;
  });
  const before = new Map<Fact, Fact>();
  for (const chain of chains.values()) {
    chain.sort(compareSaid);
    for (let i = 1; i < chain.length; i++) before.set(chain[i]!, chain[i - 1]!);
  }
  return before;
}

/** Rows that gave what a later one of the same source took back, and the event codes of what it was. */
function flagsTakenBack(facts: readonly Fact[], before: ReadonlyMap<Fact, Fact>): ReadonlyMap<Fact, ReadonlySet<string>> {
  const found = new Map<Fact, Set<string>>();
  const rowBefore = (fact: Fact): FactOf<'release-row'> | undefined => before.get(fact) as FactOf<'release-row'> | undefined;
  for (const fact of factsOf(facts, 'release-row')) {
    for (const { flag, eventCode } of rulesOfFact(fact.source, fact.port).flags) {
      const now = fact.detail.flags[flag];
      let given = rowBefore(fact);
      if (now === undefined || now === 'yes' || given?.detail.flags[flag] !== 'yes') continue;
      // The first of the rows that said so is the one that stands in the list.
      for (let earlier = rowBefore(given); earlier?.detail.flags[flag] === 'yes'; earlier = rowBefore(earlier)) given = earlier;
      found.set(given, (found.get(given) ?? new Set()).add(eventCode));
    }
  }
  return found;
}

/** Asks of a fact whether a box left the port full after its gate-in and did not come back: no step of its way to the ship. */
function leavesAgain(inForce: readonly Fact[]): (fact: Fact) => boolean {
  const standing = new Set(inForce);
  const gateIns = groupBy(factsOf(inForce, 'gate-in').filter(isExportMove), ({ containerNo }) => containerNo);
  return (fact) => {
    if (fact.kind !== 'gate-out' || !isExportMove(fact) || !standing.has(fact)) return false;
    const lastIn = latestHappened(gateIns.get(fact.containerNo!) ?? []);
    return lastIn !== null && happenedAt(fact) > happenedAt(lastIn);
  };
}

/** Statements by which a bill came to another call, each with the one that had named the call before; of a bill whose list was taken back what stands. */
function shipChanges(facts: readonly Fact[], superseded: ReadonlySet<Fact>): ReadonlyMap<Fact, CallChange> {
  const changes = [...groupBy(facts, ({ billNo }) => billNo).values()].flatMap((ofBill) => {
    const isTakenBack = ofBill.some(({ kind, function: purpose }) => kind === 'manifest' && purpose === 'cancel');
    return callChanges(ofBill.filter((fact) => fact.function !== 'cancel' && !(isTakenBack && superseded.has(fact))));
  });
  return new Map(changes.map((change) => [change.by, change]));
}

/** Statements that are made for a ship and do not name it in their line. */
const stepKinds: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>([
  'manifest',
  'gate-in',
  'release-row',
  'pre-manifest-declared',
  'pre-manifest-receipt',
  'arrival-declared',
  'arrival-receipt',
  'customs-pass',
  'stow',
]);

/** For which call a step was said that its bill has left since; null of every other. */
function leftCallOf(fact: Fact, changes: ReadonlyMap<Fact, CallChange>): string | null {
  if (changes.size === 0 || !stepKinds.has(fact.kind)) return null;
  const own = [...changes.keys()].findLast(({ billNo }) => billNo === fact.billNo);
  return own !== undefined && isDifferentCall(fact, own) ? eventTexts.saidFor(callText(fact)) : null;
}

function lineOfShipChange(change: CallChange | undefined): Line[] {
  if (change === undefined) return [];
  const calls = [callText(change.from), callText(change.by)] as const;
  const told = line('SHIP', eventTexts.names.shipChanged, 'danger', saidAt(change.by), [eventTexts.shipChanged(...calls)]);
  return [{ ...told, isOfBill: true }];
}

function linesOf(fact: Fact, before: Previous): Line[] {
  switch (fact.kind) {
    case 'release-row':
      return linesOfRow(fact, before as Previous<FactOf<'release-row'>>);
    case 'vessel-plan':
      return linesOfPlan(fact, before as Previous<FactOf<'vessel-plan'>>);
    case 'vessel-report':
      return [
        ...(fact.detail.ataMs === null ? [] : [line('BDAR', eventTexts.names.arrival, 'done', fact.detail.ataMs, [callParts(fact)])]),
        ...(fact.detail.atdMs === null ? [] : [line('DLPT', eventTexts.names.departure, 'done', fact.detail.atdMs, [callParts(fact)])]),
      ];
    case 'pre-manifest-declared':
      return [line('BLD', eventTexts.names[fact.kind], 'running', fact.happenedMs ?? fact.saidMs, [])];
    case 'arrival-declared':
      return [line('ASD', eventTexts.names[fact.kind], 'running', fact.happenedMs ?? fact.saidMs, [])];
    case 'pre-manifest-receipt':
    case 'arrival-receipt':
      return [lineOfReceipt(fact)];
    case 'inspection': {
      const isOpen = isCheckOpen(fact.detail.code);
      const mode = fact.detail.mode === null ? null : checkModeText(fact.detail.mode);
      return [
        line('CPI', eventTexts.names.inspection, isOpen ? 'customs' : 'done', fact.happenedMs ?? fact.saidMs, [
          checkStatusText(fact.detail.code),
          mode,
          fact.detail.text,
        ]),
      ];
    }
    case 'customs-pass':
      return [
        line(
          rulesOfFact(fact.source, fact.port).flagOf.get('customs')!.eventCode,
          eventTexts.names[fact.kind],
          flagTone(fact.detail.code),
          fact.happenedMs ?? fact.saidMs,
          [releaseFlagText(fact.detail.code, 'plain'), fact.detail.text],
        ),
      ];
    case 'yard':
      return linesOfYard(fact, before.standing as FactOf<'yard'> | null);
    case 'booking':
      return linesOfBooking(fact, before.standing as FactOf<'booking'> | null);
    default:
      return [lineOfBox(fact)];
  }
}

const boxCodes = { manifest: 'IFC', 'gate-in': 'GITM', 'gate-out': 'STCS', load: 'LOBD', discharge: 'DSCH', stow: 'PRLD' } as const;

function lineOfBox(fact: FactOf<'manifest' | 'gate-in' | 'gate-out' | 'load' | 'discharge' | 'stow'>): Line {
  const detail: BoxDetail = fact.detail;
  const isEmpty = detail.fullness === 'empty';
  const parts = [
    detail.grossWeightKg === null ? null : eventTexts.weight(detail.grossWeightKg),
    detail.sealNo === null ? null : eventTexts.seal(detail.sealNo),
    detail.truckPlate === null ? null : eventTexts.truck(detail.truckPlate),
    detail.stowage,
  ];
  const timeMs = fact.happenedMs ?? (fact.kind === 'manifest' || fact.kind === 'stow' ? fact.saidMs : null);
  if (isEmpty && fact.kind === 'gate-in') return line('RCVE', eventTexts.names['gate-in-empty'], 'done', timeMs, parts);
  if (isEmpty && fact.kind === 'gate-out') return line('STSP', eventTexts.names['gate-out-empty'], 'done', timeMs, parts);
  // A list without a box is no step made: nothing can be loaded by it.
  const isEmptyList = fact.kind === 'manifest' && fact.containerNo === null;
  const told = isEmptyList ? [eventTexts.noBox, ...parts] : parts;
  return line(boxCodes[fact.kind], eventTexts.names[fact.kind], isEmptyList ? 'attention' : 'done', timeMs, told);
}

function lineOfReceipt(fact: FactOf<'pre-manifest-receipt' | 'arrival-receipt'>): Line {
  const meaning = receiptMeaning(fact.detail.code);
  const tones = { accepted: 'done', rejected: 'danger', pending: 'running', unknown: 'idle' } as const;
  const isPre = fact.kind === 'pre-manifest-receipt';
  const code = isPre ? (meaning === 'rejected' ? 'BLB' : 'BLA') : meaning === 'rejected' ? 'ASB' : 'ASA';
  return line(code, eventTexts.names[fact.kind], tones[meaning], fact.happenedMs ?? fact.saidMs, [fact.detail.text ?? fact.detail.code]);
}

/** A flag makes a line when it differs from the row before; at first hearing, when it is more than "not yet". */
function linesOfRow(fact: FactOf<'release-row'>, { said: before, standing }: Previous<FactOf<'release-row'>>): Line[] {
  return rulesOfFact(fact.source, fact.port).flags.flatMap(({ flag, name, eventCode, kind }) => {
    const now = fact.detail.flags[flag];
    const was = before?.detail.flags[flag];
    if (now === undefined || now === standing?.detail.flags[flag] || (now === 'no' && (was === undefined || was === now))) return [];
    const letter = flagLetters[now];
    const said = flagText(letter, kind);
    const isLost = was === 'yes' && now !== was;
    const text = isLost ? eventTexts.flagLost(said, kind) : said;
    return [
      line(eventCode, name, isLost ? 'danger' : flagTone(letter), fact.detail.flagMs?.[flag] ?? fact.happenedMs ?? fact.saidMs, [
        text,
        fact.detail.remark,
      ]),
    ];
  });
}

const yardSteps = [
  ['inputMs', 'YDIN'],
  ['outMs', 'STSP'],
  ['stuffMs', 'CGGI'],
  ['backMs', 'FCGI'],
  ['toPortMs', 'CYTC'],
] as const;

/** A step of the yard makes a line once, and again when its time moves. */
function linesOfYard(fact: FactOf<'yard'>, before: FactOf<'yard'> | null): Line[] {
  return yardSteps.flatMap(([step, code]) => {
    const atMs = fact.detail[step];
    if (atMs === null || atMs === before?.detail[step]) return [];
    return [line(code, eventTexts.yardSteps[step], 'done', atMs, [fact.detail.yardName])];
  });
}

const bookingSteps = [
  ['outMs', 'STSP'],
  ['backMs', 'FCGI'],
  ['gateInMs', 'GITM'],
] as const;

/** A step of a box under its booking makes a line once, and again when its time moves. */
function linesOfBooking(fact: FactOf<'booking'>, before: FactOf<'booking'> | null): Line[] {
  return bookingSteps.flatMap(([step, code]) => {
    const atMs = fact.detail[step];
    if (atMs === null || atMs === before?.detail[step]) return [];
    return [
      line(code, eventTexts.bookingSteps[step], 'done', atMs, [
        fact.detail.bookingNo === '' ? null : eventTexts.booking(fact.detail.bookingNo),
      ]),
    ];
  });
}

function flagTone(flag: string): Tone {
  return flag === 'Y' ? 'done' : flag === 'T' ? 'danger' : 'attention';
}

function linesOfPlan(fact: FactOf<'vessel-plan'>, { said: before, standing }: Previous<FactOf<'vessel-plan'>>): Line[] {
  const lines: Line[] = [];
  const { cutOffNames } = rulesOfFact(fact.source, fact.port);
  for (const field of cutOffFields) {
    const [was, now] = [before?.detail[field] ?? null, fact.detail[field] ?? null];
    if (before === null || was === now) continue;
    lines.push(
      line('CUT', cutOffNames[field], 'attention', fact.saidMs, [
        callParts(fact),
        billSentences.cutOffMoved(cutOffNames[field], was, now),
        now !== null && isOddCallTime(now, fact) ? eventTexts.oddTime : null,
      ]),
    );
  }
  const { berth } = fact.detail;
  if (fact.detail.ataMs !== null && fact.detail.ataMs !== standing?.detail.ataMs) {
    lines.push(
      line('POCA', eventTexts.names.berthed, 'done', fact.detail.ataMs, [callParts(fact), berth === null ? null : eventTexts.berth(berth)]),
    );
  }
  if (fact.detail.atdMs !== null && fact.detail.atdMs !== standing?.detail.atdMs) {
    lines.push(line('DLPT', eventTexts.names.departure, 'done', fact.detail.atdMs, [callParts(fact)]));
  }
  if (standing === null) lines.push(line('PLAN', eventTexts.names['vessel-plan'], 'idle', fact.saidMs, [callParts(fact)]));
  return lines;
}

function line(code: string, name: string, tone: Tone, timeMs: number | null, parts: Line['parts']): Line {
  return { code, name, tone, timeMs, parts };
}

function callParts(fact: Fact): readonly string[] {
  return [fact.vesselName ?? fact.vesselCode, fact.voyage].filter((part) => part !== null);
}

/** Each part by itself: digits of two that stand side by side are nobody's phone. */
function partText(part: Part): string | null {
  if (part === null) return null;
  return typeof part === 'string' ? withoutContacts(part) : part.map(withoutContacts).join(' / ');
}

/** Two sources rarely agree on the minute: of lines in the order of saying the later says by how much they differ. */
function showDifferences(rows: readonly EventRow[]): EventRow[] {
  const firsts = new Map<string, EventRow>();
  const moves: ReadonlySet<string> = new Set(['gate-in', 'gate-out', 'load', 'discharge']);
  return rows.map((row) => {
    if (row.superseded || row.fact.function === 'cancel' || !moves.has(row.fact.kind) || row.timeMs === null) return row;
    const key = `${row.code}|${row.containerNo}|${callKey(row.fact)}`;
    const first = firsts.get(key);
    if (!first) {
      firsts.set(key, row);
      return row;
    }
    const shiftMs = row.timeMs - first.timeMs!;
    if (first.source === row.source || Math.abs(shiftMs) < 60_000) return row;
    const difference = eventTexts.difference(sources[first.source], shiftMs);
    return { ...row, text: row.text ? `${row.text} · ${difference}` : difference };
  });
}
