/** The exceptions of a bill: when each holds (docs/bill-rules.md 3), and what it says (4). */
import { portRules, type PortNode } from '../ports/index';
import {
  checkErrand,
  checkErrands,
  checkModeText,
  checkStatusText,
  exceptionLimits,
  isCheckOpen,
  type ExceptionCode,
} from '../vocabulary/bill-progress';
import { clockOfBill, clockName, clockOfNode, clocksOf, isNear, isPassed, type Clock } from './clocks';
import { isTighter } from './cut-off-radar';
import { beforeOf } from './expected-events';
import { isLeftBehind } from './left-behind';
import { sayShipChange } from './say-ship-change';
import {
  askTexts,
  billSentences,
  flagAskTexts,
  movedTexts,
  moveOf,
  nextSteps,
  overdueTexts,
  paperTexts,
  waitedSince,
  type Habit,
} from './messages';
import { missingPaper } from './missing-paper';
import { sayProgress, type Said } from './say-progress';
import { nodeOf, type BillStatus, type BoxStatus, type CutOffChange, type ExpectedEvent } from './status';
import { tightFromMs } from './tight-time';
import { boxesMissing, findWaiting, lackOf } from './waiting-step';

export interface ExplainOptions {
  /** Hours before a clock from which it counts as near. */
  readonly cutOffNearHours: number;
  /** Of boxes in the port only those that may miss a near clock, as their steps usually go here; else each that waits. */
  readonly isMeasured?: boolean;
}

export const explainDefaults: ExplainOptions = { cutOffNearHours: exceptionLimits.cutOffNearHours, isMeasured: true };

/** Asks of a box in the port and the clock of the step that it waits for whether it is told of (docs/bill-rules.md 3). */
export function isReleaseNear(
  status: BillStatus,
  portNowMs: number,
  options: ExplainOptions,
): (clock: Clock, box: Pick<BoxStatus, 'waitsFor' | 'held'>) => boolean {
  // A bill may have hundreds of boxes that wait for one step.
  const byStep = new Map<string, boolean>();
  const isTight = (code: string): boolean => {
    const known = byStep.get(code);
    if (known !== undefined) return known;
    const tightMs = tightFromMs(status, code);
    const tight = tightMs === null || tightMs <= portNowMs;
    byStep.set(code, tight);
    return tight;
  };
  return (clock, { waitsFor, held }) => {
    if (!isNear(portNowMs, options)(clock)) return false;
    // What holds a box takes as long as it takes.
    return !options.isMeasured || held !== null || waitsFor === null || isTight(waitsFor);
  };
}

/** What is wrong at the port's time `portNowMs`, worst first; nothing is put into words. */
export function exceptionsAt(status: BillStatus, portNowMs: number, options: ExplainOptions = explainDefaults): readonly ExceptionCode[] {
  return portRules(status.port).exceptions.filter((code) => exceptionRules[code](status, portNowMs, options));
}

/** Whether a box came in that is not on board yet. */
function isAnyInPort({ port, boxes }: BillStatus): boolean {
  const gateIn = portRules(port).steps[0]!.code;
  return boxes.some(({ waitsFor, loadedMs }) => waitsFor !== gateIn && loadedMs === null);
}

/** No box known is as silent as a box that is missing. */
function isGateOpenTo(status: BillStatus): boolean {
  return status.boxes.length === 0 || boxesMissing(status).length > 0;
}

/** Boxes that never came in; those that left again have a trouble of their own. */
function boxesToCome(status: BillStatus): readonly BoxStatus[] {
  return boxesMissing(status).filter(({ gateOutMs }) => gateOutMs === null);
}

/** Whether a box is still to come; no box known is as silent as one that is missing. */
function isAnyToCome(status: BillStatus): boolean {
  return status.boxes.length === 0 || boxesToCome(status).length > 0;
}

function boxesLeftPort({ boxes }: BillStatus): readonly BoxStatus[] {
  return boxes.filter(({ gateOutMs, loadedMs }) => gateOutMs !== null && loadedMs === null);
}

/** While the gate is still open to boxes outside: what has closed for them already, the taking in of boxes before customs. */
function clockPassedOutside(status: BillStatus, now: number): Clock | null {
  const { intake, customs } = clocksOf(status);
  return [intake, customs].find((clock) => clock !== null && isPassed(now)(clock)) ?? null;
}

/** Boxes that the ship sailed without. */
function boxesLeftBehind(status: BillStatus): readonly BoxStatus[] {
  const elsewhere = status.otherLoad?.containerNos ?? [];
  const hasLoadList = status.boxes.some((box) => box.loadedMs !== null && !elsewhere.includes(box.containerNo));
  return status.boxes.filter((box) => isLeftBehind(box, portRules(status.port), hasLoadList));
}

/** Whether a clock that moved is still of use to somebody. */
export function stillMatters(status: BillStatus, { field }: CutOffChange): boolean {
  if (field === 'documentsClosesMs') return missingPaper(status) !== null;
  if (field !== 'customsClosesMs') return isGateOpenTo(status);
  const steps = portRules(status.port).steps;
  const release = steps.findIndex(({ judge }) => judge === 'customs-release');
  const isUpToCustoms = ({ clock }: PortNode, at: number): boolean => at <= release || clock === 'customs';
  const waiting = new Set<string | null>(steps.filter(isUpToCustoms).map(({ code }) => code));
  return status.boxes.length === 0 || status.boxes.some(({ waitsFor }) => waiting.has(waitsFor));
}

export function isUnderWay(status: BillStatus): boolean {
  return status.departedMs === null && status.loadedMs === null;
}

/** The cut-off change that is fresh, still matters and is told: see `newestChange`. */
export function freshCutOffChange(status: BillStatus, portNowMs: number): CutOffChange | null {
  return newestChange(
    status.cutOffChanges.filter((change) => stillMatters(status, change)),
    portNowMs,
    clockOfBill(status)?.field,
  );
}

/**
 * Of the changes said within the last day the one that is told. Of each clock the newest; one that takes time before one that gives
 * it, for who hears that a clock was put off arranges by that; then that of the clock that the bill runs by (`own`), for a truck that
 * is sent by another comes too late; then that of the port's own cut-off, then the newest.
 */
export function newestChange(
  changes: readonly CutOffChange[],
  portNowMs: number,
  own: CutOffChange['field'] = 'portClosesMs',
): CutOffChange | null {
  const fresh = changes.filter(({ saidMs }) => portNowMs - saidMs < exceptionLimits.cutOffChangedForMs);
  const ofClocks = fresh.filter((change, at) => !fresh.slice(at + 1).some(({ field }) => field === change.field));
  const tighter = ofClocks.filter((change) => isTighter(change, portNowMs));
  const told = tighter.length > 0 ? tighter : ofClocks;
  const ofClock = (clock: CutOffChange['field']): CutOffChange | undefined => told.findLast(({ field }) => field === clock);
  return ofClock(own) ?? ofClock('portClosesMs') ?? told.at(-1) ?? null;
}

type Rule = (status: BillStatus, portNowMs: number, options: ExplainOptions) => boolean;

/** When each exception holds (docs/bill-rules.md 3). Which is worse is told by their order in the vocabulary. */
const exceptionRules: Readonly<Record<ExceptionCode, Rule>> = {
  'ship-changed': (status) => status.otherLoad !== undefined || (isUnderWay(status) && status.shipChange !== undefined),
  'release-missed': (status, now) => isUnderWay(status) && findWaiting(status, isPassed(now)) !== null,
  'cut-off-missed': (status, now) => {
    const { gate } = clocksOf(status);
    return isUnderWay(status) && gate !== null && isPassed(now)(gate) && isAnyToCome(status);
  },
  'left-behind': (status) => status.departedMs !== null && (status.boxes.length === 0 || boxesLeftBehind(status).length > 0),
  'left-port': (status) => isUnderWay(status) && boxesLeftPort(status).length > 0,
  withdrawn: (status) => isUnderWay(status) && status.withdrawn.length > 0,
  'list-withdrawn': (status) => isUnderWay(status) && status.listTakenBack !== undefined,
  'not-gated-in': (status, now, options) => {
    const { gate, entry } = clocksOf(status);
    if (!isUnderWay(status) || gate === null || isPassed(now)(gate) || !isAnyToCome(status)) return false;
    return isNear(now, options)(entry!) || clockPassedOutside(status, now) !== null;
  },
  'arrival-missing': (status, now) => isUnderWay(status) && overdueOf(status, now).arrival !== null,
  inspection: (status) => status.underInspection && isUnderWay(status),
  rejected: (status) => status.rejection !== null && isUnderWay(status),
  'words-differ': (status) => isUnderWay(status) && status.wordsDiffer !== undefined,
  'not-released': (status, now, options) => isUnderWay(status) && findWaiting(status, isReleaseNear(status, now, options)) !== null,
  'papers-missing': (status, now, options) => {
    const { papers, gate } = clocksOf(status);
    if (!isUnderWay(status) || status.rejection !== null || papers === null) return false;
    // A list that was taken back is told as that.
    const paper = missingPaper(status);
    if (paper === null || (paper === 'manifest' && status.listTakenBack)) return false;
    // Nothing can sail any more that the papers would be for: that is told as the cut-off that was missed.
    if (gate !== null && isPassed(now)(gate) && !isAnyInPort(status)) return false;
    return isPassed(now)(papers) || isNear(now, options)(papers);
  },
  overdue: (status, now) => status.departedMs === null && overdueOf(status, now).other !== null,
  'cut-off-changed': (status, now) => isUnderWay(status) && freshCutOffChange(status, now) !== null,
  'triple-missing': (status) => {
    // One that came and was taken back is told as that.
    const takenBack = status.withdrawn.flatMap(({ node, containerNos }) => (node === 'SLD' ? containerNos : []));
    const waits = ({ waitsFor, containerNo }: BoxStatus): boolean => waitsFor === 'SLD' && !takenBack.includes(containerNo);
    return isUnderWay(status) && nodeOf(status, 'PASS').state === 'done' && status.boxes.some(waits);
  },
};

/** The first events of the bar that are overdue: arrival, and any other. */
function overdueOf(
  { port, expected }: BillStatus,
  now: number,
): { readonly arrival: ExpectedEvent | null; readonly other: ExpectedEvent | null } {
  const { nodeOf: nodes } = portRules(port);
  const overdue = expected.filter(({ dueMs }) => dueMs <= now);
  const isArrival = ({ node }: ExpectedEvent): boolean => nodes.get(node)!.judge === 'arrival';
  return { arrival: overdue.find(isArrival) ?? null, other: overdue.find((event) => !isArrival(event)) ?? null };
}

/** Whom to ask whether a box outside still makes it: the port, customs' broker, or both. */
function askOfPassed(status: BillStatus, now: number): string {
  const { intake, customs } = clocksOf(status);
  const [hasEntry, hasCustoms] = [intake, customs].map((clock) => clock !== null && isPassed(now)(clock));
  if (hasEntry && hasCustoms) return askTexts.passedBoth;
  return hasCustoms ? askTexts.passedCustoms : askTexts.passedEntry;
}

/** The clock by which a node must be done, for what speaks of it alone. */
function clockOf(status: BillStatus, code: string): { readonly clock?: Clock } {
  const clock = clockOfNode(portRules(status.port).nodeOf.get(code)!, clocksOf(status));
  return clock ? { clock } : {};
}

/** The clock that customs' word runs by, for what speaks of no clock itself. */
function customsClock(status: BillStatus): { readonly clock?: Clock } {
  const { customs } = clocksOf(status);
  return customs ? { clock: customs } : {};
}

/** Who declares anew what customs refused: the pre-manifest first, then the step that the refused boxes wait for. */
function askOfRefusal(status: BillStatus): string {
  if (nodeOf(status, 'BLA').state === 'exception') return askTexts.refusedPreManifest;
  const { nodeOf: nodes } = portRules(status.port);
  const isArrival = status.boxes.some(({ held, waitsFor }) => held === 'refused' && nodes.get(waitsFor!)!.judge === 'arrival');
  return isArrival ? askTexts.refusedArrival : askTexts.refused;
}

function sayOverdue({ port }: BillStatus, event: ExpectedEvent, now: number): string {
  const rules = portRules(port);
  const { name, judge } = rules.nodeOf.get(event.node)!;
  const before = beforeOf(rules, rules.nodeOf.get(event.node)!);
  const after = typeof before === 'string' ? overdueTexts.before[before] : before.name;
  const [what, waited] = [overdueTexts.event(name, judge), waitedSince(event.sinceMs, now)];
  return event.samples === 0
    ? billSentences.overdueUnlearnt(what, after, waited)
    : billSentences.overdue(what, after, event.usualMs, waited);
}

const habitOf = ({ usualMs, samples }: ExpectedEvent): Habit | null => (samples === 0 ? null : { usualMs, samples });

/** A step has its clock; what comes after the last one runs by the bill's. */
function clockOfOverdue(status: BillStatus, { node }: ExpectedEvent): { readonly clock?: Clock } {
  const { steps, nodeOf: nodes } = portRules(status.port);
  const isTimed = nodes.get(node)!.judge === 'pre-manifest' || steps.some(({ code }) => code === node);
  return isTimed ? clockOf(status, node) : {};
}

const numbersOf = (boxes: readonly BoxStatus[]): string[] => boxes.map((box) => box.containerNo);

/** What each says, its tone and the step to take (docs/bill-rules.md 4). */
export const sayException: Readonly<Record<ExceptionCode, (status: BillStatus, portNowMs: number, options: ExplainOptions) => Said>> = {
  'ship-changed': sayShipChange,
  'release-missed': (status, now, options) => {
    const waiting = findWaiting(status, isPassed(now))!;
    const { lack, ask } = lackOf(waiting, status);
    const boxes = numbersOf(waiting.boxes);
    // One box lost and one to be saved: who reads of the one alone takes the other to be on its way.
    const gate = exceptionRules['cut-off-missed'](status, now, options) ? clocksOf(status).gate : null;
    const sentence = billSentences.releaseMissed(clockName(status, waiting.clock), now - waiting.clock.atMs, boxes, lack, {
      outside: gate === null ? 0 : boxesToCome(status).length,
      gate: gate === null || gate.field === waiting.clock.field ? null : clockName(status, gate),
    });
    return { sentence, tone: 'danger', clock: waiting.clock, step: nextSteps.releaseMissed(boxes, lack, ask) };
  },
  'cut-off-missed': (status) => {
    const boxes = numbersOf(boxesToCome(status));
    const gate = clocksOf(status).gate!;
    const name = clockName(status, gate);
    return {
      sentence: billSentences.cutOffMissed(boxes.length, name),
      tone: 'danger',
      clock: gate,
      step: nextSteps.cutOffMissed(boxes, name),
    };
  },
  'left-behind': (status) => {
    const boxes = numbersOf(boxesLeftBehind(status));
    // Those that nobody reported loaded are told beside them, so that the figures add up to the bill's.
    const unreported = status.boxes.filter(({ loadedMs }) => loadedMs === null).length - boxes.length;
    return { sentence: billSentences.leftBehind(boxes.length, unreported), tone: 'danger', step: nextSteps.leftBehind(boxes) };
  },
  'left-port': (status) => {
    const left = boxesLeftPort(status);
    const { entry } = clocksOf(status);
    return {
      sentence: billSentences.leftPort(numbersOf(left), Math.max(...left.map(({ gateOutMs }) => gateOutMs!))),
      tone: 'danger',
      ...(entry && { clock: entry }),
      step: nextSteps.leftPort(numbersOf(left)),
    };
  },
  withdrawn: (status) => {
    const { node, containerNos } = status.withdrawn[0]!;
    const { name, judge, flag } = portRules(status.port).nodeOf.get(node)!;
    return {
      sentence: billSentences.withdrawn(name, containerNos.length, status.boxesTotal),
      tone: 'danger',
      ...clockOf(status, node),
      step: nextSteps.withdrawn(name, containerNos, judge === 'customs-release' ? askTexts.withdrawn : flagAskTexts[flag!]),
    };
  },
  'list-withdrawn': (status) => {
    const sentence = status.listTakenBack!.isStillShown ? billSentences.listWithdrawnShown : billSentences.listWithdrawn;
    return { sentence, tone: 'attention', ...clockOf(status, 'IFC'), step: nextSteps.listWithdrawn(sentence) };
  },
  'not-gated-in': (status, now) => {
    // A refused arrival report or release is of other boxes, and hinders none that is outside.
    const outside = { boxes: boxesToCome(status).length, isRefused: nodeOf(status, 'BLA').state === 'exception' };
    const passed = clockPassedOutside(status, now);
    if (passed !== null) {
      const told = [outside, clockName(status, passed), now - passed.atMs] as const;
      return {
        sentence: billSentences.outsidePassed(...told),
        tone: 'danger',
        clock: passed,
        step: nextSteps.outsidePassed(...told, askOfPassed(status, now)),
      };
    }
    const entry = clocksOf(status).entry!;
    const clock = clockName(status, entry);
    const change = freshCutOffChange(status, now);
    return {
      sentence:
        // From where it moved is not known of a time that was taken away and given again: then the time left says more.
        outside.boxes > 0 && change?.field === entry.field && change.fromMs !== null
          ? billSentences.notGatedInMoved(outside, clock, moveOf(change.fromMs, change.toMs))
          : billSentences.notGatedIn(outside, clock, entry.atMs - now),
      // What customs refused comes in by no truck: it is as bad as any refusal.
      tone: outside.isRefused ? 'danger' : 'attention',
      clock: entry,
      step: nextSteps.notGatedIn(outside, clock, entry.atMs - now),
    };
  },
  'arrival-missing': (status, now) => {
    const event = overdueOf(status, now).arrival!;
    const waited = waitedSince(event.sinceMs, now);
    return {
      sentence: event.samples === 0 ? billSentences.arrivalMissing(waited) : sayOverdue(status, event, now),
      tone: 'danger',
      ...customsClock(status),
      step: nextSteps.arrivalMissing(waited, habitOf(event)),
    };
  },
  inspection: (status) => {
    const open = status.boxes.filter((box) => box.loadedMs === null && isCheckOpen(box.checkCode));
    // Boxes of one bill may be at several errands: the worst is told, of the boxes that it is about.
    const errand = checkErrands.find((candidate) => open.some(({ checkCode }) => checkErrand(checkCode!) === candidate))!;
    const boxes = open.filter(({ checkCode }) => checkErrand(checkCode!) === errand);
    const told = { tone: errand === 'stuck' ? 'danger' : 'customs', ...customsClock(status) } as const;
    if (errand !== 'attend') {
      const text = checkStatusText(boxes[0]!.checkCode!);
      return {
        ...told,
        sentence: billSentences.moveToCheck(text, boxes.length, status.boxesTotal, errand),
        step: nextSteps.moveToCheck(text, numbersOf(boxes), errand),
      };
    }
    const mode = boxes.map((box) => box.checkMode).find((value) => value !== null) ?? null;
    const text = mode === null ? checkStatusText(boxes[0]!.checkCode!) : checkModeText(mode);
    return {
      ...told,
      sentence: billSentences.inspection(mode === null ? null : text, boxes.length, status.boxesTotal),
      step: nextSteps.inspection(text),
    };
  },
  rejected: (status) => ({
    sentence: billSentences.rejected(status.rejection!),
    tone: 'danger',
    ...(nodeOf(status, 'BLA').state === 'exception' ? clockOf(status, 'BLA') : customsClock(status)),
    step: nextSteps.rejected(status.rejection!, askOfRefusal(status)),
  }),
  'words-differ': (status) => {
    // Of several the worse is told: what the port would load though customs hold it.
    const worst = status.wordsDiffer!.find(({ customs }) => customs !== 'given') ?? status.wordsDiffer![0]!;
    const boxes = status.wordsDiffer!.filter(({ customs }) => customs === worst.customs).map(({ containerNo }) => containerNo);
    const sentence = billSentences.wordsDiffer(boxes, worst.customs);
    return { sentence, tone: 'attention', ...customsClock(status), step: nextSteps.wordsDiffer(sentence, boxes, worst.customs) };
  },
  'not-released': (status, now, options) => {
    const waiting = findWaiting(status, isReleaseNear(status, now, options))!;
    const { lack, ask } = lackOf(waiting, status);
    const boxes = numbersOf(waiting.boxes);
    return {
      sentence: billSentences.notReleased(boxes, lack, clockName(status, waiting.clock), waiting.clock.atMs - now),
      tone: 'attention',
      clock: waiting.clock,
      step: nextSteps.notReleased(boxes, lack, ask),
    };
  },
  'papers-missing': (status, now) => {
    const paper = paperTexts[missingPaper(status)!];
    const papers = clocksOf(status).papers!;
    const clock = clockName(status, papers);
    const step = status.isListEmpty && paper === paperTexts.manifestEmpty ? nextSteps.listEmpty : nextSteps.papersMissing(paper);
    return isPassed(now)(papers)
      ? { sentence: billSentences.papersMissed(paper, clock), tone: 'danger', clock: papers, step }
      : { sentence: billSentences.papersNear(paper, clock, papers.atMs - now), tone: 'attention', clock: papers, step };
  },
  overdue: (status, now) => {
    const event = overdueOf(status, now).other!;
    const { name, judge, flag } = portRules(status.port).nodeOf.get(event.node)!;
    const ask = flag === undefined ? overdueTexts.ask[judge as keyof typeof overdueTexts.ask] : flagAskTexts[flag];
    return {
      sentence: sayOverdue(status, event, now),
      tone: 'attention',
      ...clockOfOverdue(status, event),
      step: nextSteps.overdue(overdueTexts.event(name, judge), waitedSince(event.sinceMs, now), habitOf(event), ask),
    };
  },
  'cut-off-changed': (status, now) => {
    const change = freshCutOffChange(status, now)!;
    const told = [portRules(status.port).cutOffNames[change.field], change.fromMs, change.toMs] as const;
    const moved = billSentences.cutOffMoved(...told);
    const advice = movedTexts[change.field];
    // With every box in the port no gate-in is left to arrange; the bill waits for what it waited for before.
    const step = isGateOpenTo(status)
      ? nextSteps.cutOffMoved(moved, advice)
      : nextSteps.cutOffMovedGatedIn(moved, advice, sayProgress(status, now).step.title);
    // Time that was given is news, and asks for nothing.
    return { sentence: billSentences.cutOffNow(...told), tone: isTighter(change, now) ? 'attention' : 'running', step };
  },
  'triple-missing': () => ({ sentence: billSentences.tripleMissing, tone: 'running', step: nextSteps.tripleMissing }),
};
