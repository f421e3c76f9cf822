/** What of a bill or a ship's call is news. */
import {
  billSentences,
  callText,
  clockName,
  explainBill,
  freshCutOffChange,
  isTighter,
  newestChange,
  nextClockOfBill,
  nextClockOfCall,
  voyageKey,
  type BillStatus,
  type CallStatus,
  type CutOffChange,
} from '../tracking/index';
import { portRules } from '../ports/index';
import type { ExceptionCode } from '../vocabulary/bill-progress';
import { vesselKey } from '../vocabulary/vessel-voyage';
import { withoutDurations } from '../vocabulary/without-durations';
import { urgentClockMs } from './limits';
import { newsTexts } from './messages';
import { newsEvents, usualHoursAhead, type LineKind, type NewsEvent, type NewsTone } from './news-events';

const eventOf = new Map<ExceptionCode, NewsEvent>(
  newsEvents.flatMap(({ code, exceptions }) => exceptions.map((one: ExceptionCode) => [one, code] as const)),
);
/** One thing that is news of a bill or a call. */
export interface News {
  readonly event: NewsEvent;
  /** What tells it from other news of the same thing: while it holds it is told once. */
  readonly key: string;
  /** News of one mark that come together are one message: of one ship's clocks, of one bill. */
  readonly mark: string;
  /** The ship whose clock moved, and its voyage; null: the news is of the bill alone. */
  readonly about: string | null;
  readonly kind: LineKind;
  /** Bill number; ship and voyage; a count; the name of a search. */
  readonly no: string;
  /** Number of a saved search. */
  readonly ref?: number;
  /** Number of the edition that brought what it finds. */
  readonly edition?: number;
  /** Day for which companies were put down: `2026-10-15`. */
  readonly day?: string;
  readonly sentence: string;
  /** What to do; null: nothing. */
  readonly step: string | null;
  readonly tone: NewsTone;
  /** The clock that it is about, ms since epoch, port time. */
  readonly closesMs: number | null;
  /** What the port calls that clock; where it is not told the sentence says it, or it is known by no name. */
  readonly clock?: string;
  /** The ship of a bill and its voyage, where they are known. */
  readonly ship?: string;
  readonly isUrgent: boolean;
  /** The nearest clock to come that it bears on, ms since epoch, port time: until so long before it it may be held back. */
  readonly nearestMs: number | null;
  /** Lines of its message that are counted and not kept. */
  readonly more?: number;
}

/** Whether nobody may sleep through it. */
function isUrgent(event: NewsEvent, tone: NewsTone, nearestMs: number | null, nowMs: number): boolean {
  if (tone === 'danger' || event === 'ship-changed' || (event === 'customs' && tone !== 'running')) return true;
  return nearestMs !== null && nearestMs - nowMs <= urgentClockMs;
}

/** The first of some clocks that has not passed. */
function nearestOf(clocksMs: readonly (number | null | undefined)[], nowMs: number): number | null {
  const toCome = clocksMs.filter((clockMs): clockMs is number => typeof clockMs === 'number' && clockMs >= nowMs);
  return toCome.length === 0 ? null : Math.min(...toCome);
}

/** A clock that stood ahead and was moved to where it has passed closed on whoever planned by it. */
const isShutAtOnce = ({ field, fromMs, toMs }: CutOffChange, nowMs: number): boolean =>
  field !== 'gateInOpensMs' && toMs !== null && toMs < nowMs && fromMs !== null && fromMs >= nowMs;

/** Another box, reason or step is news; of the others, boxes that come in one by one are none. */
const toldBySentence: ReadonlySet<ExceptionCode> = new Set(['inspection', 'rejected', 'withdrawn', 'ship-changed', 'overdue']);

/**
 * What is wrong with a bill at the port's time `nowMs`, as news. Pure; what was told before is told by its key.
 *
 * @param hours so long before a clock it is near; of the usual ones a box in the port is told of as lists tell of it (docs/bill-rules.md 12).
 */
export function newsOfBill(billNo: string, status: BillStatus, nowMs: number, hours: number = usualHoursAhead): readonly News[] {
  const { vesselName, voyage } = status;
  const options = { cutOffNearHours: hours, isMeasured: hours === usualHoursAhead };
  const troubles = explainBill(status, nowMs, options).troubles.flatMap(({ code, sentence, nextStep }): News[] => {
    const event = eventOf.get(code);
    if (event === undefined) return [];
    const moved = code === 'cut-off-changed' ? freshCutOffChange(status, nowMs) : null;
    // Of a clock that moved again the new time is news; of these, what is said beside how long it has lasted.
    const part = moved ? moveKey(status.cutOffChanges, moved) : toldBySentence.has(code) ? `/${withoutDurations(sentence)}` : '';
    const closesMs = moved ? moved.toMs : (nextStep.clock?.atMs ?? null);
    // A moved clock tells to look at all that the bill still has to do.
    const nearestMs = nearestOf([closesMs, moved && nextClockOfBill(status, nowMs)?.atMs], nowMs);
    const told = withoutDurations(sentence);
    const step = withoutDurations((moved ? nextStep.advice : nextStep.title) ?? '');
    return [
      {
        event,
        key: `${code}${part}`,
        ...subjectOf(billNo, status, moved !== null),
        kind: 'bill',
        no: billNo,
        // It is read later than it is said: how long is left is told by the clock alone.
        sentence: told,
        // Of a clock that moved the title says the same once more, and so does a title that the sentence begins with.
        step: step === '' || told.startsWith(step) ? null : step,
        tone: nextStep.tone,
        closesMs,
        ...(moved === null && nextStep.clock !== null && { clock: clockName(status, nextStep.clock) }),
        ...(vesselName !== null && voyage !== null && { ship: callText({ vesselName, voyage, vesselCode: null }) }),
        isUrgent: isUrgent(event, nextStep.tone, nearestMs, nowMs) || (moved !== null && isShutAtOnce(moved, nowMs)),
        nearestMs,
      },
    ];
  });
  return troubles.some(({ event }) => event === 'cut-off-moved') ? troubles : [...troubles, ...newsOfShipClock(billNo, status, nowMs)];
}

/**
 * A clock of its ship that moved and is no trouble of the bill: it stands among the ship's other bills, so that nobody takes it
 * for forgotten. Where no box of it waits for anything it asks for nothing.
 */
function newsOfShipClock(billNo: string, status: BillStatus, nowMs: number): readonly News[] {
  const { port, vesselName, voyage, cutOffChanges, boxes } = status;
  const moved = status.departedMs === null && status.loadedMs === null ? newestChange(cutOffChanges, nowMs) : null;
  if (moved === null || vesselName === null || voyage === null) return [];
  const isDone = boxes.length > 0 && boxes.every(({ waitsFor }) => waitsFor === null);
  const sentence = billSentences.cutOffNow(portRules(port).cutOffNames[moved.field], moved.fromMs, moved.toMs);
  const tone = isDone ? 'idle' : isTighter(moved, nowMs) ? 'attention' : 'running';
  const nearestMs = isDone ? null : nearestOf([moved.toMs, nextClockOfBill(status, nowMs)?.atMs], nowMs);
  return [
    {
      event: 'cut-off-moved',
      key: `cut-off-changed${moveKey(cutOffChanges, moved)}`,
      ...subjectOf(billNo, status, true),
      kind: 'bill',
      no: billNo,
      sentence: isDone ? newsTexts.idleMove(sentence) : sentence,
      step: null,
      tone,
      closesMs: moved.toMs,
      ship: callText({ vesselName, voyage, vesselCode: null }),
      isUrgent: !isDone && (isUrgent('cut-off-moved', tone, nearestMs, nowMs) || isShutAtOnce(moved, nowMs)),
      nearestMs,
    },
  ];
}

/** What news of a bill are gathered by: its ship, where that is known and its clock moved, else itself. */
function subjectOf(billNo: string, { port, vesselName, voyage }: BillStatus, isOfShip: boolean): Pick<News, 'mark' | 'about'> {
  return isOfShip && vesselName !== null && voyage !== null
    ? { mark: shipMark(port, vesselName, voyage), about: callText({ vesselName, voyage, vesselCode: null }) }
    : { mark: `${port}/${billNo}`, about: null };
}

/** What moved of a ship's call within the last day, as news; of one that sailed nothing moves any more. */
export function newsOfCall(
  call: { readonly vesselName: string; readonly voyage: string },
  status: CallStatus,
  nowMs: number,
): readonly News[] {
  if (status.departedMs !== null) return [];
  const change = newestChange(status.cutOffChanges, nowMs);
  if (change === null) return [];
  const tone = isTighter(change, nowMs) ? 'attention' : 'running';
  const nearestMs = nearestOf([change.toMs, nextClockOfCall(status, nowMs)?.atMs], nowMs);
  return [
    {
      event: 'cut-off-moved',
      key: `cut-off-changed${moveKey(status.cutOffChanges, change)}`,
      mark: shipMark(status.port, call.vesselName, call.voyage),
      about: callText({ ...call, vesselCode: null }),
      kind: 'call',
      no: callText({ ...call, vesselCode: null }),
      sentence: billSentences.cutOffNow(portRules(status.port).cutOffNames[change.field], change.fromMs, change.toMs),
      step: null,
      tone,
      closesMs: change.toMs,
      isUrgent: isUrgent('cut-off-moved', tone, nearestMs, nowMs) || isShutAtOnce(change, nowMs),
      nearestMs,
    },
  ];
}

/** One word of a port may move several clocks of a ship: whichever of them a bill is told by, it is one piece of news. */
const moveKey = (changes: readonly CutOffChange[], { saidMs, source }: CutOffChange): string =>
  `/${changes
    .filter((other) => other.saidMs === saidMs && other.source === source)
    .map(({ field, toMs }) => `${field}=${toMs}`)
    .toSorted()
    .join(',')}`;

const shipMark = (port: string, vesselName: string, voyage: string): string => `${port}/${vesselKey(vesselName)}/${voyageKey(voyage)}`;
