/**
 * The release explainer (docs/bill-rules.md 8): of each box and of the bill, whose word is missing before it may be
 * loaded, who sends it, whom to call and until when. Which legs there are and whose they are is told by the port's
 * profile; nothing here knows a port.
 */
import { portRules, type PortLeg } from '../ports/index';
import { legStates, type ExceptionCode, type LegState } from '../vocabulary/bill-progress';
import { tradeRoles } from '../vocabulary/trade-role';
import { wharfName } from '../vocabulary/wharf';
import { exceptionsAt, explainDefaults, isReleaseNear, type ExplainOptions } from './bill-exceptions';
import { clockName, clockOfNode, clocksOf, isNear, isPassed } from './clocks';
import { isPaperMissing, missingPaper } from './missing-paper';
import { billSentences, lackTexts, legTexts, paperTexts, whoOf } from './messages';
import type { Tone } from './say-progress';
import { emptyNode, type BillStatus, type BoxStatus } from './status';
import { stepsReached } from './steps-reached';
import { findWaiting } from './waiting-step';

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
  /** The same without what the bill's exceptions say already of its boxes and their clock: one fact stands once (V-18). */
  readonly unsaid: string | null;
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
  const isTold = toldByTroubles(status, portNowMs, options);
  return {
    legs: legs.map((leg, at) => legOfBill(status, leg, { states: states.map((box) => box[at]!), portNowMs, options, isTold })),
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

/** Whether something that stands over the explainer has said already what of a leg is lacking, of which boxes and until when. */
type IsTold = (leg: PortLeg, state: OpenState) => boolean;

/** What the exceptions of a bill say of its legs. */
function toldByTroubles(status: BillStatus, portNowMs: number, options: ExplainOptions): IsTold {
  const waiting = (isDue: Parameters<typeof findWaiting>[1]): IsTold => {
    const code = findWaiting(status, isDue)?.node.code;
    return (leg, state) => leg.code === code && state === 'awaited';
  };
  const outside: IsTold = ({ judge }) => judge === 'gate-in';
  const missing = missingPaper(status)?.startsWith('preManifest') ? 'pre-manifest' : 'clean-manifest';
  const paper: IsTold = ({ judge }, state) => judge === missing && state === 'awaited';
  const tells: Partial<Record<ExceptionCode, IsTold>> = {
    'release-missed': waiting(isPassed(portNowMs)),
    'cut-off-missed': outside,
    'left-port': outside,
    withdrawn: (_, state) => state === 'withdrawn',
    'list-withdrawn': paper,
    'not-gated-in': outside,
    'arrival-missing': ({ judge }, state) => judge === 'arrival' && state === 'awaited',
    inspection: (_, state) => state === 'inspection',
    rejected: (_, state) => state === 'refused',
    'not-released': waiting(isReleaseNear(status, portNowMs, options)),
    'papers-missing': paper,
  };
  const told = exceptionsAt(status, portNowMs, options).flatMap((code) => tells[code] ?? []);
  return (leg, state) => told.some((tell) => tell(leg, state));
}

function legOfBill(
  status: BillStatus,
  leg: PortLeg,
  {
    states,
    portNowMs,
    options,
    isTold,
  }: { readonly states: readonly LegState[]; readonly portNowMs: number; readonly options: ExplainOptions; readonly isTold: IsTold },
): LegRelease {
  const isAshore = (at: number): boolean => status.boxes[at]!.loadedMs === null;
  const ashore = states.filter((_, at) => isAshore(at));
  const isUnknown = states.length === 0;
  const told = isUnknown ? [stateWithoutBox(status, leg)] : ashore.length > 0 ? ashore : states;
  const state = legStates.find((candidate) => told.includes(candidate))!;
  const open = legStates.filter(isOpen).filter((one) => told.includes(one));
  const clauses = (isShort: IsTold): string[] =>
    open.map((one) => {
      const boxes = status.boxes.filter((_, at) => isAshore(at) && states[at] === one);
      const [isBack, haulTo] =
        boxes.length === 0 ? [false, null] : [boxes.every((box) => mustComeBack(leg, box)), haulOf(status, leg, boxes)];
      const numbers = boxes.map(({ containerNo }) => containerNo);
      return clauseOf(status, leg, one, { portNowMs, boxes: numbers, isBack, haulTo, isTold: isShort(leg, one) });
    });
  const isMoot = status.departedMs !== null || open.length === 0 || (!isUnknown && ashore.length === 0);
  return {
    code: leg.code,
    name: leg.name,
    state,
    boxesDone: states.filter((box) => box === 'given' || box === 'implied').length,
    sentence: isMoot ? null : clauses(() => false).join('；'),
    unsaid: isMoot ? null : clauses(isTold).join('；'),
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
    isTold = false,
  }: {
    readonly portNowMs: number;
    readonly boxes?: readonly string[];
    readonly isBack: boolean;
    readonly haulTo: string | null;
    /** What is lacking and until when has been said: whose it is and whom to call is left. */
    readonly isTold?: boolean;
  },
): string {
  const isDeclared = isAnswerAwaited(status, leg, state);
  const by = isDeclared || state === 'refused' || state === 'inspection' ? 'customs' : leg.leg.by;
  const clock = clockOfNode(leg, clocksOf(status));
  const isOfBoxes = boxes !== undefined && boxes.length > 0 && leg.judge !== 'pre-manifest';
  const how = legTexts.how(
    tradeRoles[by],
    isBack ? 'back' : haulTo !== null ? 'hauled' : isDeclared ? 'declared' : state === 'awaited' ? wordOf(leg, status) : state,
  );
  const ask = isBack ? legTexts.ask(legTexts.askLeftAgain, null) : legTexts.ask(tradeRoles[leg.leg.ask], placeOf(status, leg));
  if (isTold) return legTexts.way(how, ask);
  return legTexts.clause(
    boxes?.length === 0 && leg.judge === 'gate-in'
      ? legTexts.noBox
      : `${isOfBoxes ? whoOf(boxes) : ''}${isBack ? legTexts.leftAgain : haulTo === null ? lackOfLeg(status, leg, state) : legTexts.notIn(haulTo)}`,
    how,
    ask,
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
