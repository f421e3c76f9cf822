/**
 * The release explainer (docs/bill-rules.md 8): of each box and of the bill, whose word is missing before it may be
 * loaded, who sends it, whom to call and until when. Which legs there are and whose they are is told by the port's
 * profile; nothing here knows a port.
 */
import { portRules, type PortLeg } from '../ports/index';
import { legStates, type LegState } from '../vocabulary/bill-progress';
import { tradeRoles } from '../vocabulary/trade-role';
import { wharfName } from '../vocabulary/wharf';
import { explainDefaults, isReleaseNear, type ExplainOptions } from './bill-exceptions';
import { clockName, clockOfNode, clocksOf, isNear, isPassed } from './clocks';
import { isPaperMissing } from './missing-paper';
import { billSentences, lackTexts, legTexts, paperTexts, whoOf } from './messages';
import type { Tone } from './say-progress';
import { emptyNode, type BillStatus, type BoxStatus } from './status';
import { stepsReached } from './steps-reached';

/** What somebody can be asked for now. */
const openStates: ReadonlySet<LegState> = new Set<LegState>(['withdrawn', 'refused', 'inspection', 'awaited']);
type OpenState = 'withdrawn' | 'refused' | 'inspection' | 'awaited';

export interface BoxRelease {
  readonly containerNo: string;
  /** One for each leg of the port, in its order. */
  readonly legs: readonly LegState[];
  /** What it lacks, who sends that, whom to call and how long; or that it lacks nothing. */
  readonly sentence: string;
  readonly tone: Tone;
}

export interface LegRelease {
  /** Code and name of the node. */
  readonly code: string;
  readonly name: string;
  readonly state: LegState;
  /** Boxes that have it behind them, of all. */
  readonly boxesDone: number;
  /** Of what somebody can be asked for now; null of the rest, and once the ship is gone. */
  readonly sentence: string | null;
  readonly tone: Tone;
}

export interface ReleaseExplanation {
  readonly legs: readonly LegRelease[];
  /** In the order of the bill's boxes. */
  readonly boxes: readonly BoxRelease[];
}

/** Says what the bill and each of its boxes still need before loading, at the port's time `portNowMs`. Pure. */
export function explainRelease(status: BillStatus, portNowMs: number, options: ExplainOptions = explainDefaults): ReleaseExplanation {
  const { legs } = portRules(status.port);
  const states = status.boxes.map((box) => legs.map((leg) => stateOf(status, leg, box)));
  return {
    legs: legs.map((leg, at) => legOfBill(status, leg, { states: states.map((box) => box[at]!), portNowMs, options })),
    boxes: status.boxes.map((box, at) => ({
      containerNo: box.containerNo,
      legs: states[at]!,
      ...sayBox(status, box, states[at]!, portNowMs, options),
    })),
  };
}

/** How a leg stands for one box. */
function stateOf(status: BillStatus, { code, judge }: PortLeg, box: BoxStatus): LegState {
  if (judge === 'pre-manifest') {
    const { state } = status.bar[code] ?? emptyNode;
    if (state === 'done') return 'given';
    if (state === 'exception') return 'refused';
    return isPaperMissing(status, box, 'BLA') ? 'awaited' : 'implied';
  }
  const answer = box.answers[code];
  if (answer !== undefined) return answer;
  if (judge === 'clean-manifest') {
    const isTakenBack = status.listTakenBack !== undefined && box.loadedMs === null;
    return isTakenBack || isPaperMissing(status, box, 'IFC') ? 'awaited' : 'implied';
  }
  if (box.loadedMs !== null) return 'implied';
  if (code === box.waitsFor) return 'awaited';
  // What was given before a box left the port again says nothing of its next coming.
  const { steps } = portRules(status.port);
  const reached = box.gateOutMs === null ? stepsReached(steps, box.answers) : 0;
  const at = steps.findIndex((step) => step.code === code);
  return at >= 0 && at < reached ? 'implied' : 'later';
}

/** How a leg stands while no box is known: the papers and the first box can be asked for. */
function stateWithoutBox(status: BillStatus, { code, judge }: PortLeg): LegState {
  const { state } = status.bar[code] ?? emptyNode;
  // Nothing but the pre-manifest is answered before a box is named.
  if (state === 'exception') return 'refused';
  if (state === 'done') return 'given';
  return judge === 'pre-manifest' || judge === 'clean-manifest' || judge === 'gate-in' ? 'awaited' : 'later';
}

function legOfBill(
  status: BillStatus,
  leg: PortLeg,
  { states, portNowMs, options }: { readonly states: readonly LegState[]; readonly portNowMs: number; readonly options: ExplainOptions },
): LegRelease {
  const isAshore = (at: number): boolean => status.boxes[at]!.loadedMs === null;
  const ashore = states.filter((_, at) => isAshore(at));
  const isUnknown = states.length === 0;
  const told = isUnknown ? [stateWithoutBox(status, leg)] : ashore.length > 0 ? ashore : states;
  const state = legStates.find((candidate) => told.includes(candidate))!;
  const clauses = legStates.filter(isOpen).flatMap((open) => {
    if (!told.includes(open)) return [];
    const boxes = status.boxes.filter((_, at) => isAshore(at) && states[at] === open);
    const [isBack, haulTo] =
      boxes.length === 0 ? [false, null] : [boxes.every((box) => mustComeBack(leg, box)), haulOf(status, leg, boxes)];
    return [clauseOf(status, leg, open, { portNowMs, boxes: boxes.map(({ containerNo }) => containerNo), isBack, haulTo })];
  });
  const isMoot = status.departedMs !== null || clauses.length === 0 || (!isUnknown && ashore.length === 0);
  return {
    code: leg.code,
    name: leg.name,
    state,
    boxesDone: states.filter((box) => box === 'given' || box === 'implied').length,
    sentence: isMoot ? null : clauses.join('；'),
    tone: toneOf(status, leg, state, { boxes: status.boxes.filter((_, at) => isAshore(at)), portNowMs, options }),
  };
}

function isOpen(state: LegState): state is OpenState {
  return openStates.has(state);
}

/** What of a leg is missing, who sends it, whom to call and how long: of the bill's `boxes`, or of one box that is spoken of anyway. */
function clauseOf(
  status: BillStatus,
  leg: PortLeg,
  state: OpenState,
  {
    portNowMs,
    boxes,
    isBack,
    haulTo,
  }: { readonly portNowMs: number; readonly boxes?: readonly string[]; readonly isBack: boolean; readonly haulTo: string | null },
): string {
  const isDeclared = isAnswerAwaited(status, leg, state);
  const by = isDeclared || state === 'refused' || state === 'inspection' ? 'customs' : leg.leg.by;
  const clock = clockOfNode(leg, clocksOf(status));
  const isOfBoxes = boxes !== undefined && boxes.length > 0 && leg.judge !== 'pre-manifest';
  return legTexts.clause(
    boxes?.length === 0 && leg.judge === 'gate-in'
      ? legTexts.noBox
      : `${isOfBoxes ? whoOf(boxes) : ''}${isBack ? legTexts.leftAgain : haulTo === null ? lackOfLeg(status, leg, state) : legTexts.notIn(haulTo)}`,
    legTexts.how(
      tradeRoles[by],
      isBack ? 'back' : haulTo !== null ? 'hauled' : isDeclared ? 'declared' : state === 'awaited' ? wordOf(leg, status) : state,
    ),
    isBack ? legTexts.ask(legTexts.askLeftAgain, null) : legTexts.ask(tradeRoles[leg.leg.ask], placeOf(status, leg)),
    clock && legTexts.clock(clockName(status, clock), clock.atMs - portNowMs),
  );
}

/** Whether a box is to come in once more: it left again after its gate-in. */
function mustComeBack({ judge }: PortLeg, { gateOutMs }: BoxStatus): boolean {
  return judge === 'gate-in' && gateOutMs !== null;
}

/** Where boxes are to be brought that stand at another terminal than their ship berths at; null: that is not what they lack. */
function haulOf({ port, shipChange }: BillStatus, { judge }: PortLeg, boxes: readonly BoxStatus[]): string | null {
  const isHauled = judge === 'gate-in' && shipChange?.move && boxes.every(({ gateInMs }) => gateInMs !== null);
  return isHauled ? wharfName(port, shipChange.move!.to) : null;
}

/** What the word of a leg is: a box that is brought, a release that is given, a report or a paper that is sent. */
function wordOf({ judge, flag }: PortLeg, { port }: BillStatus): 'brought' | 'given' | 'sent' {
  if (judge === 'gate-in') return 'brought';
  const kind = flag === undefined ? 'document' : portRules(port).flagOf.get(flag)!.kind;
  return kind === 'release' ? 'given' : 'sent';
}

/** Whether it was declared, and customs has not answered. */
function isAnswerAwaited(status: BillStatus, { code, judge }: PortLeg, state: OpenState): boolean {
  return judge === 'pre-manifest' && state === 'awaited' && status.bar[code]?.state === 'running';
}

function lackOfLeg(status: BillStatus, leg: PortLeg, state: OpenState): string {
  if (state === 'withdrawn') return lackTexts.withdrawn(leg.name);
  if (state === 'refused') return legTexts.refused(leg.name);
  if (state === 'inspection') return lackTexts.inspection;
  switch (leg.judge) {
    case 'pre-manifest':
      return isAnswerAwaited(status, leg, state) ? paperTexts.preManifestDeclared : paperTexts.preManifestSilent;
    case 'clean-manifest':
      return status.listTakenBack ? billSentences.listWithdrawn : status.isListEmpty ? paperTexts.manifestEmpty : paperTexts.manifest;
    case 'gate-in':
      return legTexts.notGatedIn;
    case 'arrival':
      return lackTexts.arrival;
    default:
      return wordOf(leg, status) === 'given' ? lackTexts.release(leg.name) : lackTexts.document(leg.name);
  }
}

/** Which terminal or yard it is that is called, where that is known. */
function placeOf({ port, terminal, yard }: BillStatus, { leg: { ask } }: PortLeg): string | null {
  if (ask === 'terminal') return terminal === null ? null : wharfName(port, terminal);
  return ask === 'yard' ? (yard?.name ?? null) : null;
}

function toneOf(
  status: BillStatus,
  leg: PortLeg,
  state: LegState,
  { boxes, portNowMs, options }: { readonly boxes: readonly BoxStatus[]; readonly portNowMs: number; readonly options: ExplainOptions },
): Tone {
  const clock = clockOfNode(leg, clocksOf(status));
  if (state === 'given' || state === 'implied') return 'done';
  if (state === 'later') return 'idle';
  if (state === 'inspection') return 'customs';
  if (state !== 'awaited' || (clock !== null && isPassed(portNowMs)(clock))) return 'danger';
  if (clock === null) return 'running';
  const isMeasured = leg.judge !== 'gate-in' && !isPaper(leg);
  const isTold = isMeasured
    ? boxes.some((box) => box.waitsFor === leg.code && isReleaseNear(status, portNowMs, options)(clock, box))
    : isNear(portNowMs, options)(clock);
  return isTold ? 'attention' : 'running';
}

function sayBox(
  status: BillStatus,
  box: BoxStatus,
  states: readonly LegState[],
  portNowMs: number,
  options: ExplainOptions,
): Pick<BoxRelease, 'sentence' | 'tone'> {
  if (box.loadedMs !== null) return { sentence: legTexts.loaded, tone: 'done' };
  const legs = portRules(status.port).legs.map((leg, at) => ({ leg, state: states[at]! }));
  const open = legs.flatMap(({ leg, state }) => (isOpen(state) ? [{ leg, state }] : []));
  const later = legs.filter(({ state }) => state === 'later').map(({ leg }) => leg.name);
  if (status.departedMs !== null) {
    const lacks = open.map(({ leg, state }) => lackOfLeg(status, leg, state));
    return { sentence: legTexts.departed(lacks), tone: open.length > 0 ? 'danger' : 'attention' };
  }
  if (open.length === 0) return { sentence: legTexts.ready(later[0] ?? legTexts.loading), tone: 'done' };
  const clocks = clocksOf(status);
  const tones = open.map(({ leg, state }) => toneOf(status, leg, state, { boxes: [box], portNowMs, options }));
  const isLate = open.some(({ leg }) => {
    const clock = clockOfNode(leg, clocks);
    return !isPaper(leg) && clock !== null && isPassed(portNowMs)(clock);
  });
  return {
    sentence: legTexts.box(
      open.map(({ leg, state }) =>
        clauseOf(status, leg, state, { portNowMs, isBack: mustComeBack(leg, box), haulTo: haulOf(status, leg, [box]) }),
      ),
      later,
      isLate,
    ),
    tone: tonesWorstFirst.find((tone) => tones.includes(tone))!,
  };
}

/** Papers have a clock of their own; the terminal does not wait for them. */
function isPaper({ judge }: PortLeg): boolean {
  return judge === 'pre-manifest' || judge === 'clean-manifest';
}

const tonesWorstFirst: readonly Tone[] = ['danger', 'customs', 'attention', 'running'];
