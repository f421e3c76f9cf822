import { checkModeText, checkStatusText, exceptionLimits, isCheckOpen } from '../vocabulary/bill-progress';
import { portRules } from '../ports/index';
import type { ExceptionCode } from '../vocabulary/bill-progress';
import { billSentences, cutOffNames, moveOf, nextSteps } from './messages';
import { emptyNode, type BillStatus, type CutOffChange, type NodeStatus, type NodeStatuses } from './status';

export type Tone = 'done' | 'danger' | 'attention' | 'running' | 'customs' | 'idle';

export interface ExplainOptions {
  /** R-9-18: hours before the cut-off from which it counts as near. */
  readonly cutOffNearHours: number;
}

export const explainDefaults: ExplainOptions = { cutOffNearHours: exceptionLimits.cutOffNearHours };

export interface NextStep {
  readonly title: string;
  readonly advice: string | null;
  readonly tone: Tone;
}

export interface Explanation {
  /** Worst first; empty when nothing is wrong. */
  readonly exceptions: readonly ExceptionCode[];
  /** One sentence: what is wrong and what to do, or how far it is. */
  readonly sentence: string;
  readonly tone: Tone;
  readonly nextStep: NextStep;
  /** Nodes as they look at this moment: a report overdue turns its node into an exception. */
  readonly strip: NodeStatuses;
  readonly bar: NodeStatuses;
}

interface Said {
  readonly sentence: string;
  readonly tone: Tone;
  readonly step: { readonly title: string; readonly advice: string | null };
}

/**
 * Says what a status means at the port's time `portNowMs`: what is wrong, one
 * sentence for the row, and the next step. Pure;
 * `exceptionInstants` tells when to ask again.
 */
export function explainBill(status: BillStatus, portNowMs: number, options: ExplainOptions = explainDefaults): Explanation {
  const { exceptions: possible } = portRules(status.port);
  const found = possible.filter((code) => exceptionRules[code](status, portNowMs, options));
  const said = found[0] ? sayException[found[0]](status, portNowMs) : sayProgress(status, portNowMs);
  return {
    exceptions: found,
    sentence: said.sentence,
    tone: said.tone,
    nextStep: { ...said.step, tone: said.tone },
    ...nodesNow(status, portNowMs, found),
  };
}

/** The time by which every box must be in the port; null while no plan tells. */
export function gateCutOff(status: BillStatus): number | null {
  return status.plan?.portClosesMs ?? status.plan?.gateInClosesMs ?? null;
}

/** Boxes that are neither in the port nor on board. */
function boxesMissing(status: BillStatus): number {
  return status.boxes.filter((box) => box.gateInMs === null && box.loadedMs === null).length;
}

/**
 * Boxes the ship has sailed without: not loaded, and either not in the port,
 * held there by the terminal, or missing from a load list that names others.
 */
function boxesLeftBehind(status: BillStatus): number {
  const { passFlag } = portRules(status.port);
  const hasLoadList = status.boxes.some((box) => box.loadedMs !== null);
  return status.boxes.filter((box) => {
    const isHeld = passFlag !== null && (box.flags?.values[passFlag] ?? 'yes') !== 'yes';
    return box.loadedMs === null && (box.gateInMs === null || isHeld || hasLoadList);
  }).length;
}

function isUnderWay(status: BillStatus): boolean {
  return status.departedMs === null && status.loadedMs === null;
}

/** The newest cut-off change that is fresh; the port's own cut-off before the others. */
export function freshCutOffChange(status: BillStatus, portNowMs: number): CutOffChange | null {
  const fresh = status.cutOffChanges.filter((change) => portNowMs - change.heardMs < exceptionLimits.cutOffChangedForMs);
  return fresh.findLast((change) => change.field === 'portClosesMs') ?? fresh.at(-1) ?? null;
}

/** A node of the bar; one that the port does not have says nothing. */
function nodeOf({ bar }: BillStatus, code: string): NodeStatus {
  return bar[code] ?? emptyNode;
}

/** The name of a node; null: the port does not have it. */
function nameOf({ port }: BillStatus, code: string): string | null {
  return portRules(port).nodeOf.get(code)?.name ?? null;
}

type Rule = (status: BillStatus, portNowMs: number, options: ExplainOptions) => boolean;

/** When each exception holds. Which is worse is told by their order in the vocabulary. */
const exceptionRules: Readonly<Record<ExceptionCode, Rule>> = {
  'cut-off-missed': (status, now) => {
    const closes = gateCutOff(status);
    if (status.departedMs !== null) return boxesLeftBehind(status) > 0;
    return boxesMissing(status) > 0 && closes !== null && closes <= now;
  },
  'not-gated-in': (status, now, options) => {
    const closes = gateCutOff(status);
    if (closes === null || closes <= now || boxesMissing(status) === 0 || !isUnderWay(status)) return false;
    return closes - now <= options.cutOffNearHours * 3_600_000;
  },
  'arrival-missing': (status, now) =>
    isUnderWay(status) &&
    status.arrivalWaitingSinceMs !== null &&
    now - status.arrivalWaitingSinceMs >= exceptionLimits.arrivalMissingAfterMs,
  inspection: (status) => status.underInspection && isUnderWay(status),
  rejected: (status) => status.rejection !== null && isUnderWay(status),
  'cut-off-changed': (status, now) => isUnderWay(status) && freshCutOffChange(status, now) !== null,
  'triple-missing': (status) => isUnderWay(status) && nodeOf(status, 'PASS').state === 'done' && nodeOf(status, 'SLD').state !== 'done',
};

const sayException: Readonly<Record<ExceptionCode, (status: BillStatus, portNowMs: number) => Said>> = {
  'cut-off-missed': (status) => {
    return status.departedMs === null
      ? { sentence: billSentences.cutOffMissed(boxesMissing(status)), tone: 'danger', step: nextSteps.cutOffMissed }
      : { sentence: billSentences.leftBehind(boxesLeftBehind(status)), tone: 'danger', step: nextSteps.leftBehind };
  },
  'not-gated-in': (status, now) => {
    const boxes = boxesMissing(status);
    const leftMs = gateCutOff(status)! - now;
    const change = freshCutOffChange(status, now);
    const isPortChange = change?.field === 'portClosesMs';
    return {
      sentence: isPortChange
        ? billSentences.notGatedInMoved(boxes, moveOf(change.fromMs, change.toMs))
        : billSentences.notGatedIn(boxes, leftMs),
      tone: 'attention',
      step: nextSteps.notGatedIn(boxes, leftMs),
    };
  },
  'arrival-missing': (status, now) => {
    const waitedMs = now - status.arrivalWaitingSinceMs!;
    return { sentence: billSentences.arrivalMissing(waitedMs), tone: 'danger', step: nextSteps.arrivalMissing(waitedMs) };
  },
  inspection: (status) => {
    const open = status.boxes.filter((box) => isCheckOpen(box.checkCode));
    const mode = open.map((box) => box.checkMode).find((value) => value !== null) ?? null;
    const text = mode === null ? checkStatusText(open[0]!.checkCode!) : checkModeText(mode);
    return {
      sentence: billSentences.inspection(mode === null ? null : text, open.length, status.boxesTotal),
      tone: 'customs',
      step: nextSteps.inspection(text),
    };
  },
  rejected: (status) => ({
    sentence: billSentences.rejected(status.rejection!),
    tone: 'danger',
    step: nextSteps.rejected(status.rejection!),
  }),
  'cut-off-changed': (status, now) => {
    const change = freshCutOffChange(status, now)!;
    const told = [cutOffNames[change.field], change.fromMs, change.toMs] as const;
    const moved = billSentences.cutOffMoved(...told);
    // With every box in the port no gate-in is left to arrange; the bill waits for what it waited for before.
    const isGatedIn = status.boxesTotal > 0 && boxesMissing(status) === 0;
    const step = isGatedIn ? nextSteps.cutOffMovedGatedIn(moved, sayProgress(status, now).step) : nextSteps.cutOffMoved(moved);
    return { sentence: billSentences.cutOffNow(...told), tone: 'attention', step };
  },
  'triple-missing': () => ({ sentence: billSentences.tripleMissing, tone: 'running', step: nextSteps.tripleMissing }),
};

/** How far a bill is when nothing is wrong, from the end of its way backwards. */
function sayProgress(status: BillStatus, now: number): Said {
  const { strip, boxesTotal, boxesGatedIn } = status;
  const loaded = nodeOf(status, 'LOBD').boxesDone;
  if (status.departedMs !== null)
    return { sentence: billSentences.departed(status.departedMs), tone: 'done', step: nextSteps.done(status.departedMs) };
  if (status.loadedMs !== null) return { sentence: billSentences.loaded, tone: 'done', step: nextSteps.departure };
  if (loaded > 0) return { sentence: billSentences.partLoaded(loaded, boxesTotal), tone: 'running', step: nextSteps.load };
  if (Object.values(strip).every((node) => node.state === 'done'))
    return { sentence: billSentences.allNodesDone(Object.keys(strip).length), tone: 'done', step: nextSteps.load };
  if (nodeOf(status, 'TMPS').state === 'done') return { sentence: billSentences.passed, tone: 'done', step: nextSteps.load };
  const passName = nameOf(status, 'TMPS');
  // Where a third document stands between the two, it is told of as an exception.
  if (passName !== null && nameOf(status, 'SLD') === null && nodeOf(status, 'PASS').state === 'done')
    return { sentence: billSentences.awaitingPass(passName), tone: 'running', step: nextSteps.pass(passName) };
  if (nodeOf(status, 'ASA').state === 'done') return { sentence: billSentences.awaitingRelease, tone: 'running', step: nextSteps.release };
  const missing = boxesMissing(status);
  if (boxesTotal > 0 && missing === 0) return { sentence: billSentences.awaitingArrival, tone: 'running', step: nextSteps.arrival };
  if (boxesGatedIn > 0) {
    return { sentence: billSentences.partGatedIn(missing), tone: 'running', step: nextSteps.gateIn(missing, gateCutOff(status)) };
  }
  return sayBeforeGateIn(status, now);
}

function sayBeforeGateIn(status: BillStatus, now: number): Said {
  const { boxesTotal } = status;
  const [pre, manifest] = [nodeOf(status, 'BLA'), nodeOf(status, 'IFC')];
  const opensMs = status.plan?.gateInOpensMs ?? null;
  const pickedUp = status.boxes.filter((box) => box.emptyOutMs !== null).length;
  if (pickedUp > 0)
    return { sentence: billSentences.pickedUp(pickedUp, boxesTotal), tone: 'idle', step: nextSteps.gateIn(boxesTotal, gateCutOff(status)) };
  const hasManifest = nameOf(status, 'IFC') !== null;
  const isDeclared = (hasManifest ? manifest : pre).state === 'done';
  if (opensMs !== null && opensMs > now && isDeclared) {
    return { sentence: billSentences.gateInOpens(opensMs), tone: 'idle', step: nextSteps.gateInOpens(opensMs) };
  }
  if (pre.state === 'running' && manifest.boxesDone === 0)
    return { sentence: billSentences.awaitingPreManifest, tone: 'idle', step: nextSteps.preManifest };
  if (hasManifest && pre.state === 'done' && manifest.state !== 'done')
    return { sentence: billSentences.awaitingManifest, tone: 'idle', step: nextSteps.manifest };
  if (opensMs !== null && opensMs > now)
    return { sentence: billSentences.gateInOpens(opensMs), tone: 'idle', step: nextSteps.gateInOpens(opensMs) };
  if (opensMs !== null && boxesTotal > 0)
    return { sentence: billSentences.gateInOpen(boxesTotal), tone: 'idle', step: nextSteps.gateIn(boxesTotal, gateCutOff(status)) };
  if (!hasManifest && isDeclared) return { sentence: billSentences.declared, tone: 'idle', step: nextSteps.awaitGateIn };
  if (manifest.boxesDone > 0) return { sentence: billSentences.awaitingGateIn, tone: 'idle', step: nextSteps.awaitGateIn };
  if (status.factCount > 0)
    return { sentence: hasManifest ? billSentences.planKnown : billSentences.planKnownAlone, tone: 'idle', step: nextSteps.preManifest };
  return { sentence: billSentences.nothing, tone: 'idle', step: nextSteps.nothing };
}

function nodesNow(status: BillStatus, now: number, found: readonly ExceptionCode[]): Pick<Explanation, 'strip' | 'bar'> {
  if (!found.includes('arrival-missing')) return { strip: status.strip, bar: status.bar };
  const before = nodeOf(status, 'ASA');
  const arrival: NodeStatus = {
    ...before,
    state: 'exception',
    note: before.note ?? billSentences.arrivalMissing(now - status.arrivalWaitingSinceMs!),
  };
  const shown = portRules(status.port).strip.filter(({ node }) => node === 'ASA');
  return {
    strip: { ...status.strip, ...Object.fromEntries(shown.map(({ code }) => [code, arrival])) },
    bar: { ...status.bar, ASA: arrival },
  };
}
