import { legJudges, type NodeJudge, type PortNode, type PortRules, type ReleaseFlag } from '../ports/index';
import { latestOf } from '../vocabulary/day-instant';
import type { NodeState } from '../vocabulary/bill-progress';
import { isCheckOpen } from '../vocabulary/bill-progress';
import { factsOf, type Fact, type FactOf } from './fact';
import type { DerivedBox, ToldFlag } from './derive-boxes';
import type { DerivedPlan } from './derive-plan';
import { decisionOfReceipt, receiptMeaning } from './receipt-meaning';
import { isLeftBehind } from './left-behind';
import type { TradeRole } from '../vocabulary/trade-role';
import { terminalKey } from '../vocabulary/wharf';
import { compareSaid, happenedAt, latestSaid, saidAt } from './said-order';
import { saidAnew, type BillFacts } from './select-bill-facts';
import { standingOf } from './standing';
import { billSentences, noteTexts } from './messages';
import { callText } from './say-ship-change';
import { isHold, stepsReached } from './steps-reached';
import { emptyNode, type BillStatus, type BoxStatus, type Hold, type NodeStatus, type NodeStatuses, type WordsDiffer } from './status';

/** What one box has to say to one node, by the statement that says it. */
interface Heard {
  readonly state: 'running' | 'done' | 'exception' | 'inspection' | 'other-call';
  readonly by: Fact;
  /** When the node's event happened, where that is not the statement's own time; ms since epoch. */
  readonly atMs?: number;
  readonly note?: string | null;
  /** Why an exception is one. */
  readonly held?: Exclude<Hold, 'inspection'>;
  /** Since when what holds the box has stood without a break, ms since epoch; null: nothing holds it. */
  readonly sinceMs?: number | null;
  /** Since when what is done has been given, where that is not when it happened; ms since epoch. */
  readonly givenMs?: number | null;
}

/** Nothing was said of the node, but perhaps why. */
interface Unheard {
  readonly state: 'none';
  readonly by: null;
  readonly note?: string | null;
  readonly held?: undefined;
  readonly sinceMs?: undefined;
}

type Verdict = Heard | Unheard;

export interface DerivedNodes {
  readonly strip: NodeStatuses;
  readonly bar: NodeStatuses;
  /** Refusal of customs that stands, verbatim. */
  readonly rejection: string | null;
  /** What each box waits for, in the order of the boxes. */
  readonly boxes: readonly BoxStatus[];
  readonly withdrawn: BillStatus['withdrawn'];
  /** Since when the newest of what holds a box that is not on board, or refuses the bill, has stood. */
  readonly heldMs: number | null;
  /** When the forwarder took its list back, and whether the port still shows it; null: it did not. */
  readonly listTakenBack: { readonly atMs: number; readonly isStillShown: boolean } | null;
  /** Boxes of whose release customs and port say opposite things. */
  readonly wordsDiffer: readonly WordsDiffer[];
  /** What was given for a ship that the bill left and is needed anew, in the order of the bar. */
  readonly forOther: readonly SaidForOther[];
}

/** A step that was given for another ship. */
export interface SaidForOther {
  readonly node: string;
  /** Boxes that need it anew; none: the bill as a whole does. */
  readonly containerNos: readonly string[];
  /** The newest statement that gave it, and when that was; ms since epoch. */
  readonly by: Fact;
  readonly atMs: number;
}

/**
 * Judges every node that the port has. Each judge has one rule below; none reads another authority's answer as its own, and
 * what was given for a ship that the bill left is neither given nor open.
 */
export function deriveNodes(
  rules: PortRules,
  boxes: readonly DerivedBox[],
  selected: Pick<BillFacts, 'inForce' | 'isForOther'>,
  plan: DerivedPlan,
): DerivedNodes {
  const bar: Record<string, NodeStatus> = {};
  const verdicts = judgeNodes(rules, boxes, selected, plan);
  for (const [node, judged] of verdicts) {
    const isDue = node.after !== undefined && bar[node.after]?.state === 'done';
    bar[node.code] = node.judge === 'pre-manifest' ? nodeOfBill(judged[0]!, boxes.length) : nodeOfBoxes(judged, isDue);
  }
  const departure = plan.departure && { atMs: plan.departure.atMs, source: plan.departure.fact.source };
  const waitingBoxes = boxes.map((box, at): BoxStatus => {
    const answers = answersOf(at, rules, verdicts);
    const isElsewhere = verdicts.get(rules.steps[0]!)![at]!.state === 'other-call';
    return { ...box.status, ...waitOf(box, rules, answers, isElsewhere), answers, doneMs: doneOf(at, verdicts) };
  });
  for (const node of rules.nodes) {
    if (node.judge === 'departure') bar[node.code] = departureNode(rules, waitingBoxes, bar['LOBD'] ?? emptyNode, departure);
  }
  return {
    strip: Object.fromEntries(rules.strip.map(({ code, node }) => [code, bar[node]!])),
    bar,
    rejection: findRejection(verdicts, boxes),
    boxes: waitingBoxes,
    withdrawn: findWithdrawn(verdicts, boxes),
    heldMs: newestHold(verdicts, boxes),
    listTakenBack: findListTakenBack(rules, verdicts, boxes),
    wordsDiffer: findDiffering(rules, verdicts, boxes),
    forOther: findForOther(rules, selected, verdicts, waitingBoxes),
  };
}

/** What each node has to hear of each box, in the order of the bar; of the pre-manifest once for the bill. */
function judgeNodes(
  rules: PortRules,
  boxes: readonly DerivedBox[],
  selected: Pick<BillFacts, 'inForce' | 'isForOther'>,
  plan: DerivedPlan,
): ReadonlyMap<PortNode, readonly Verdict[]> {
  const verdicts = new Map<PortNode, readonly Verdict[]>();
  for (const node of rules.nodes) {
    if (node.judge === 'departure') continue;
    if (node.judge === 'pre-manifest') {
      verdicts.set(node, [ofCall(node, judgePreManifest(selected), selected, rules, plan)]);
      continue;
    }
    const judged = judgeBoxes(rules, node, node.judge, boxes).map((verdict, at) =>
      boxes[at]!.status.loadedMs === null || node.judge === 'load' ? ofCall(node, verdict, selected, rules, plan) : verdict,
    );
    verdicts.set(node, judged);
  }
  const [gateIn] = rules.steps;
  const isThere = (at: number): boolean =>
    rules.steps.some((step) => handlers.has(step.leg?.by) && verdicts.get(step)![at]!.state === 'done');
  const brought = verdicts
    .get(gateIn!)!
    .map((verdict, at): Verdict => (verdict.state === 'other-call' && isThere(at) ? { ...verdict, state: 'done' } : verdict));
  return verdicts.set(gateIn!, brought);
}

/** So long a port may take to show what customs said before it says otherwise. */
const portLagMs = 3_600_000;

/**
 * Boxes of whose release customs has said one thing and the port, an hour later and more, another: released here and held
 * there, or held here and released there. What the port took back that it had shown is told as taken back.
 */
function findDiffering(
  { nodes }: PortRules,
  verdicts: ReadonlyMap<PortNode, readonly Verdict[]>,
  boxes: readonly DerivedBox[],
): readonly WordsDiffer[] {
  const node = nodes.find(({ judge }) => judge === 'customs-release');
  if (node?.flag === undefined) return [];
  const { flag } = node;
  return boxes.flatMap(({ status, flags, customsPass }, at): WordsDiffer[] => {
    const told = flags.get(flag);
    if (status.loadedMs !== null || told === undefined) return [];
    const verdict = verdicts.get(node)![at]!;
    const isUnshown = told.value === 'no' && verdict.by === null && customsPass?.detail.code === 'Y';
    const word = isUnshown ? { customs: 'given' as const, by: customsPass } : told.value === 'yes' ? heldByCustoms(verdict) : null;
    if (word === null || saidAt(told.by) - latestOf(saidAt(word.by)) < portLagMs) return [];
    return [{ containerNo: status.containerNo, customs: word.customs, sinceMs: saidAt(told.by) }];
  });
}

/** What holds a box by customs' own word; null: nothing, or somebody else says so. */
function heldByCustoms({ state, by, held }: Verdict): { readonly customs: Hold; readonly by: Fact } | null {
  const customs = state === 'inspection' ? 'inspection' : held;
  return customs !== undefined && (by?.kind === 'customs-pass' || by?.kind === 'inspection') ? { customs, by } : null;
}

function findListTakenBack(
  { nodes }: PortRules,
  verdicts: ReadonlyMap<PortNode, readonly Verdict[]>,
  boxes: readonly DerivedBox[],
): DerivedNodes['listTakenBack'] {
  const node = nodes.find(({ judge }) => judge === 'clean-manifest');
  const judged = (node && verdicts.get(node)) ?? [];
  const at = judged.flatMap(({ by }, index) => (by?.kind === 'manifest' && by.function === 'cancel' ? [index] : []));
  if (at.length === 0) return null;
  return {
    atMs: saidAt(judged[at[0]!]!.by!),
    isStillShown: at.some((index) => boxes[index]!.flags.get(node!.flag!)?.value === 'yes'),
  };
}

/** Judges of words, which are given for one ship. A box is where it is, whichever ship it was brought for. */
const wordJudges: ReadonlySet<NodeJudge> = new Set<NodeJudge>([...legJudges].filter((judge) => judge !== 'gate-in'));

/** The verdict as it stands for the bill's own call: a word for another ship is hollow, a gate-in where this one does not berth. */
function ofCall(
  { judge }: PortNode,
  verdict: Verdict,
  { isForOther }: Pick<BillFacts, 'isForOther'>,
  rules: PortRules,
  plan: DerivedPlan,
): Verdict {
  if (verdict.state !== 'done' || !isForOther(verdict.by)) return verdict;
  const isHollow =
    judge === 'load' || wordJudges.has(judge) || (judge === 'gate-in' && areApart(rules, verdict.by.terminal, plan.fact?.terminal ?? null));
  return isHollow ? { ...verdict, state: 'other-call', note: noteTexts.saidFor(callText(verdict.by)) } : verdict;
}

/** Whether two codes certainly stand for two terminals; a yard is no place where ships berth. */
function areApart({ code, terminalOf }: PortRules, at: string | null, berth: string | null): boolean {
  const [from, to] = [at, berth].map((told) => terminalOf.get(told?.toUpperCase() ?? ''));
  return from?.kind === 'terminal' && to?.kind === 'terminal' && terminalKey(code, from.code) !== terminalKey(code, to.code);
}

/** Whoever has the box in hand speaks of it where it is; customs' word moves no box. */
const handlers: ReadonlySet<TradeRole | undefined> = new Set<TradeRole>(['yard', 'tally', 'terminal']);

/** What is needed anew: of a box what no later word for the new ship implies, of the bill the pre-manifest while a box is not past arrival. */
function findForOther(
  rules: PortRules,
  { isForOther }: Pick<BillFacts, 'isForOther'>,
  verdicts: ReadonlyMap<PortNode, readonly Verdict[]>,
  boxes: readonly BoxStatus[],
): SaidForOther[] {
  const { steps } = rules;
  const arrival = steps.findIndex(({ judge }) => judge === 'arrival');
  // A gate-in at another terminal is no way made towards this ship, nor is what another ship's word implies.
  const own = boxes.map(({ answers }, at) => {
    const isOwn = (node: PortNode): boolean => {
      const { state, by } = verdicts.get(node)![at]!;
      return state !== 'other-call' && (state === 'done' || by === null || !isForOther(by));
    };
    return Object.fromEntries(Object.entries(answers).filter(([code]) => isOwn(rules.nodeOf.get(code)!)));
  });
  const reached = own.map((answers) => stepsReached(steps, answers));
  return [...verdicts].flatMap(([node, judged]): SaidForOther[] => {
    const isOfBill = node.judge === 'pre-manifest';
    const step = steps.indexOf(node);
    const end = isOfBill ? arrival : node.judge === 'stow' ? steps.length : step >= 0 ? step : steps.length - 1;
    const open = judged.flatMap((verdict, at) => {
      if (verdict.state !== 'other-call') return [];
      const isNeeded = isAshoreBefore(end);
      const needs = isOfBill
        ? boxes.length === 0 || boxes.some(isNeeded)
        : node.judge === 'gate-in'
          ? boxes[at]!.loadedMs === null
          : isNeeded(boxes[at]!, at);
      return needs ? [{ verdict, containerNo: isOfBill ? null : boxes[at]!.containerNo }] : [];
    });
    const by = newest(open.map(({ verdict }) => verdict));
    if (by === undefined) return [];
    return [
      {
        node: node.code,
        containerNos: open.flatMap(({ containerNo }) => containerNo ?? []),
        by: by.by,
        atMs: timeOf(by),
      },
    ];
  });

  function isAshoreBefore(end: number): (box: BoxStatus, at: number) => boolean {
    return ({ loadedMs }, at) => loadedMs === null && reached[at]! <= end;
  }
}

/** 预配: customs' answer to the pre-manifest, a refusal until it accepts; declared and unanswered is under way. */
function judgePreManifest(selected: Pick<BillFacts, 'inForce' | 'isForOther'>): Verdict {
  const told = preManifestFacts(selected);
  const standing = standingOf(factsOf(told, 'pre-manifest-receipt'), decisionOfReceipt);
  const declared = latestSaid(factsOf(told, 'pre-manifest-declared'));
  if (!standing) return declared ? { state: 'running', by: declared } : none;
  const { fact: receipt, heldSinceMs: sinceMs } = standing;
  const note = receipt.detail.text;
  switch (receiptMeaning(receipt.detail.code)) {
    case 'accepted':
      return { state: 'done', by: receipt, note };
    case 'rejected':
      return { state: 'exception', by: receipt, note: note ?? receipt.detail.code, held: 'refused', sinceMs };
    default:
      return { state: 'running', by: receipt, note: note ?? receipt.detail.code };
  }
}

/** What was declared of the pre-manifest and answered, of the ship that it counts for. */
export function preManifestFacts({ inForce, isForOther }: Pick<BillFacts, 'inForce' | 'isForOther'>): readonly Fact[] {
  return saidAnew([...factsOf(inForce, 'pre-manifest-declared'), ...factsOf(inForce, 'pre-manifest-receipt')], { isForOther });
}

/** The flag of a node in one box. */
interface NodeFlag {
  readonly told: ToldFlag | null;
  /** The word by which the port's reasons speak of it. */
  readonly topic: string | null;
  /** When it was given or taken: as the source told, else since when its rows say so; a row is told anew for every other flag. */
  readonly atMs: number | undefined;
}

type BoxJudge = Exclude<NodeJudge, 'pre-manifest' | 'departure'>;

const judges: Readonly<Record<BoxJudge, (box: DerivedBox, flag: NodeFlag) => Verdict>> = {
  'clean-manifest': judgeManifest,
  'empty-out': ({ emptyOut, yard, yardSteps, gateIn }) =>
    yardSteps?.outMs != null && !emptyOut ? { state: 'done', by: yard!, atMs: yardSteps.outMs } : doneBy(emptyOut ?? gateIn),
  'gate-in': ({ gateIn, leftAgain }) =>
    leftAgain
      ? { state: 'exception', by: leftAgain, note: noteTexts.leftAgain(happenedAt(leftAgain)), sinceMs: happenedAt(leftAgain) }
      : doneBy(gateIn),
  arrival: judgeArrivalThere,
  'customs-release': judgeRelease,
  inspection: ({ inspection, heldSinceMs }) =>
    inspection
      ? {
          state: isCheckOpen(inspection.detail.code) ? 'inspection' : 'done',
          by: inspection,
          note: inspection.detail.text,
          sinceMs: heldSinceMs.inspection,
        }
      : none,
  flag: judgeFlag,
  stow: (box, flag) => (flag.told === null ? doneBy(box.stow) : judgeFlag(box, flag)),
  load: ({ load, row, rowLoadedMs }) => (load || rowLoadedMs === null ? doneBy(load) : { state: 'done', by: row!, atMs: rowLoadedMs }),
};

function judgeBoxes(rules: PortRules, { flag }: PortNode, judge: BoxJudge, boxes: readonly DerivedBox[]): Verdict[] {
  const topic = (flag && rules.flagOf.get(flag)!.topic) ?? null;
  return boxes.map((box) => judges[judge](box, nodeFlag(box, flag, topic)));
}

function nodeFlag({ flags }: DerivedBox, flag: ReleaseFlag | undefined, topic: string | null): NodeFlag {
  const told = (flag && flags.get(flag)) ?? null;
  return { told, topic, atMs: told?.atMs ?? told?.sinceMs };
}

/** 清洁舱单: the forwarder's list names the box, unless the port's newer row says it lacks it. */
function judgeManifest({ manifest, listTakenBack, status }: DerivedBox, { told, topic, atMs }: NodeFlag): Verdict {
  if (listTakenBack && status.loadedMs === null && !(told && isSaidSince(told, listTakenBack))) {
    const note = told?.value === 'yes' ? billSentences.listWithdrawnShown : billSentences.listWithdrawn;
    return { state: 'exception', by: listTakenBack, note, sinceMs: saidAt(listTakenBack) };
  }
  if (!told || (manifest && compareSaid(told.by, manifest) <= 0)) return doneBy(manifest);
  if (told.value === 'yes') return manifest ? doneBy(manifest) : { state: 'done', by: told.by, atMs };
  const note = remarkAbout(told.by, topic);
  return withdrawn(told, atMs, topic) ?? (manifest ? { state: 'running', by: manifest, note } : { ...none, note });
}

/** 运抵 tells that a box is there: of one that left again since it was given, nothing. */
function judgeArrivalThere(box: DerivedBox, flag: NodeFlag): Verdict {
  const verdict = judgeArrival(box, flag);
  if (box.leftAgain === null) return verdict;
  // A box outside has not arrived, so a port that no longer has it took nothing back.
  if (verdict.held === 'withdrawn' && flag.told?.value === 'no') return none;
  if (verdict.state !== 'done') return verdict;
  const givenMs = verdict.givenMs ?? verdict.atMs ?? happenedAt(verdict.by);
  return givenMs < happenedAt(box.leftAgain) ? none : verdict;
}

/** 运抵: customs' refusal of the arrival report stands whatever the terminal says; else either of the two has it. */
function judgeArrival(
  { row, arrivalReceipt: receipt, gateIn, heldSinceMs, givenSinceMs }: DerivedBox,
  { told, topic, atMs }: NodeFlag,
): Verdict {
  if (receipt) {
    const answer = receiptMeaning(receipt.detail.code);
    const note = receipt.detail.text;
    if (answer === 'rejected')
      return { state: 'exception', by: receipt, note: note ?? receipt.detail.code, held: 'refused', sinceMs: heldSinceMs.arrival };
    if (answer === 'accepted' && !isTakenBack(told, receipt)) return { state: 'done', by: receipt, note, givenMs: givenSinceMs.arrival };
  }
  if (told?.value === 'yes') return { state: 'done', by: told.by, atMs };
  return withdrawn(told, atMs, topic) ?? (gateIn ? { state: 'running', by: gateIn, note: remarkAbout(told?.by ?? row, topic) } : none);
}

/** 放行: what was refused or taken back says more than that the box is inspected; the port's flag lifts neither. */
function judgeRelease({ row, customsPass, inspection, heldSinceMs, givenSinceMs }: DerivedBox, { told, topic, atMs }: NodeFlag): Verdict {
  const sinceMs = heldSinceMs.release;
  if (customsPass?.detail.code === 'T')
    return { state: 'exception', by: customsPass, note: customsPass.detail.text, held: 'withdrawn', sinceMs };
  if (customsPass && receiptMeaning(customsPass.detail.code) === 'rejected') {
    return { state: 'exception', by: customsPass, note: customsPass.detail.text ?? customsPass.detail.code, held: 'refused', sinceMs };
  }
  const isReleased = customsPass?.detail.code === 'Y' && !isTakenBack(told, customsPass);
  const taken = isReleased ? null : withdrawn(told, atMs, topic);
  if (taken) return taken;
  if (inspection && isCheckOpen(inspection.detail.code)) {
    return { state: 'inspection', by: inspection, note: inspection.detail.text, sinceMs: heldSinceMs.inspection };
  }
  if (isReleased) return { state: 'done', by: customsPass, note: customsPass.detail.text, givenMs: givenSinceMs.release };
  if (told?.value === 'yes') return { state: 'done', by: told.by, atMs };
  return { ...none, note: remarkAbout(told?.by ?? row, topic) };
}

/** What the port says, never the sum of other flags: it passes boxes without them, and holds boxes with them. */
function judgeFlag({ row }: DerivedBox, { told, topic, atMs }: NodeFlag): Verdict {
  // Reasons that are about nothing but this flag are told beside a release too.
  if (told?.value === 'yes') return { state: 'done', by: told.by, atMs, note: topic === null ? told.by.detail.remark : null };
  return withdrawn(told, atMs, topic) ?? { ...none, note: remarkAbout(told?.by ?? row, topic) };
}

/** Whether the port spoke of the forwarder's list anew after the forwarder had taken it back; what it takes back itself is its own word. */
function isSaidSince(told: ToldFlag, takenBack: Fact): boolean {
  return told.value === 'withdrawn' || (told.value === 'yes' && told.sinceMs > saidAt(takenBack));
}

const none: Unheard = { state: 'none', by: null };

function doneBy(fact: Fact | null): Verdict {
  return fact ? { state: 'done', by: fact } : none;
}

/** Whether the port says "not" later than an authority said "yes". */
function isTakenBack(told: ToldFlag | null, answer: Fact): boolean {
  return told !== null && told.value !== 'yes' && compareSaid(told.by, answer) > 0;
}

/** What the port took back: by its own word for that, at the time it told, or by a plain "not", which tells no time but that of the row. */
function withdrawn(told: ToldFlag | null, atMs: number | undefined, topic: string | null): Heard | null {
  if (told === null || told.takenBackMs === null) return null;
  const { by, takenBackMs } = told;
  return {
    state: 'exception',
    by,
    atMs: told.value === 'withdrawn' ? atMs : takenBackMs,
    // Who says that he takes it back says why; a row that says "not" may give the reason of another flag.
    note: told.value === 'withdrawn' ? by.detail.remark : remarkAbout(by, topic),
    held: 'withdrawn',
    sinceMs: takenBackMs,
  };
}

/** The port's reason, where it is about this node. */
function remarkAbout(row: FactOf<'release-row'> | null, topic: string | null): string | null {
  const remark = row?.detail.remark ?? null;
  return topic === null || remark?.includes(topic) ? remark : null;
}

function nodeOfBill(verdict: Verdict, boxesTotal: number): NodeStatus {
  return {
    state: verdict.state,
    boxesDone: verdict.state === 'done' ? boxesTotal : 0,
    boxesTotal,
    atMs: verdict.by && happenedAt(verdict.by),
    source: verdict.by?.source ?? null,
    note: verdict.note ?? null,
  };
}

/**
 * The node of all boxes: the worst box shows. `isDue` makes a node that no box
 * has reached run: what comes before it is done.
 */
function nodeOfBoxes(verdicts: readonly Verdict[], isDue: boolean): NodeStatus {
  const telling = (state: Heard['state']): Heard[] => verdicts.filter((verdict): verdict is Heard => verdict.state === state);
  const done = telling('done');
  const running = newest(telling('running'));
  const worst = newest(telling('exception')) ?? newest(telling('inspection')) ?? newest(telling('other-call'));
  // What is done was done with the last of the boxes, whichever of them was spoken of last.
  const shown = worst ?? running ?? done.toSorted((a, b) => timeOf(a) - timeOf(b) || saidAt(a.by) - saidAt(b.by)).at(-1);
  const reached: NodeState = done.length === verdicts.length ? 'done' : 'part';
  return {
    state: worst?.state ?? (done.length > 0 ? reached : isDue || running ? 'running' : 'none'),
    boxesDone: done.length,
    boxesTotal: verdicts.length,
    atMs: shown ? timeOf(shown) : null,
    source: shown?.by.source ?? null,
    note: shown?.note ?? verdicts.find((verdict) => verdict.state !== 'done' && verdict.note)?.note ?? null,
  };
}

/** When it happened, ms since epoch. */
function timeOf({ atMs, by }: Heard): number {
  return atMs ?? happenedAt(by);
}

function newest(verdicts: readonly Heard[]): Heard | undefined {
  return verdicts.toSorted((a, b) => saidAt(a.by) - saidAt(b.by)).at(-1);
}

/** What stands of each leg of the box that is judged box by box. */
function answersOf(at: number, { legs }: PortRules, verdicts: ReadonlyMap<PortNode, readonly Verdict[]>): BoxStatus['answers'] {
  const told = legs.flatMap((node) => {
    const { state, held } = node.judge === 'pre-manifest' ? none : verdicts.get(node)![at]!;
    const answer = state === 'done' ? 'given' : state === 'inspection' ? state : held;
    return answer === undefined ? [] : [[node.code, answer] as const];
  });
  return Object.fromEntries(told);
}

/**
 * What a box waits for. A later answer implies the earlier ones, whoever did
 * not report them; what customs refused or holds, and what somebody took back,
 * holds the box whatever a later step says (docs/bill-rules.md 2).
 */
function waitOf(
  { status }: DerivedBox,
  { steps }: PortRules,
  answers: BoxStatus['answers'],
  isElsewhere: boolean,
): Pick<BoxStatus, 'waitsFor' | 'held' | 'isHeld'> {
  if (status.loadedMs !== null) return { waitsFor: null, held: null, isHeld: false };
  if (status.gateOutMs !== null) return { waitsFor: steps[0]!.code, held: null, isHeld: false };
  const first = steps.findIndex(({ code }) => isHold(answers[code]));
  const holding = first < 0 ? steps.length : first;
  // Whatever is given by word, the box itself is to be brought to where its ship berths.
  if (isElsewhere) return { waitsFor: steps[0]!.code, held: null, isHeld: holding < steps.length };
  const step = steps[Math.min(stepsReached(steps, answers), holding)];
  if (step === undefined) return { waitsFor: null, held: null, isHeld: false };
  const answer = answers[step.code];
  return { waitsFor: step.code, held: isHold(answer) ? answer : null, isHeld: holding < steps.length };
}

/** Nodes that come one after the other and whose lags are learnt. */
const timedJudges: ReadonlySet<NodeJudge> = new Set<NodeJudge>(['gate-in', 'arrival', 'customs-release', 'flag', 'stow', 'load']);

function doneOf(at: number, verdicts: ReadonlyMap<PortNode, readonly Verdict[]>): BoxStatus['doneMs'] {
  const done: Record<string, number> = {};
  for (const [{ code, judge }, judged] of verdicts) {
    const verdict = timedJudges.has(judge) ? judged[at]! : null;
    if (verdict?.state === 'done') done[code] = verdict.givenMs ?? verdict.atMs ?? happenedAt(verdict.by);
  }
  return done;
}

function findWithdrawn(verdicts: ReadonlyMap<PortNode, readonly Verdict[]>, boxes: readonly DerivedBox[]): BillStatus['withdrawn'] {
  return [...verdicts].flatMap(([{ code, judge }, judged]) => {
    if (judge === 'pre-manifest') return [];
    const taken = boxes.filter(({ status }, at) => status.loadedMs === null && judged[at]!.held === 'withdrawn');
    return taken.length === 0 ? [] : [{ node: code, containerNos: taken.map(({ status }) => status.containerNo) }];
  });
}

/** 离港: what was loaded has sailed. Where no load list was heard nobody can tell, but of boxes that cannot be on board. */
export function departureNode(
  rules: PortRules,
  boxes: readonly BoxStatus[],
  load: NodeStatus,
  departure: { readonly atMs: number; readonly source: NodeStatus['source'] } | null,
): NodeStatus {
  const hasLoadList = load.boxesDone > 0;
  const left = boxes.filter((box) => isLeftBehind(box, rules, hasLoadList)).length;
  const unheard: NodeState = left === boxes.length ? 'exception' : 'running';
  // Boxes are on board of another ship than the one that sailed.
  const isElsewhere = load.state === 'other-call';
  const sailed: NodeState = load.boxesDone === boxes.length ? 'done' : 'part';
  return {
    state: departure ? (isElsewhere ? 'exception' : hasLoadList ? sailed : unheard) : load.state === 'done' ? 'running' : 'none',
    boxesDone: departure ? load.boxesDone : 0,
    boxesTotal: boxes.length,
    atMs: departure?.atMs ?? null,
    source: departure?.source ?? null,
    note: departure && !isElsewhere && !hasLoadList && (unheard === 'running' || boxes.length === 0) ? noteTexts.noLoadReport : null,
  };
}

function newestHold(verdicts: ReadonlyMap<PortNode, readonly Verdict[]>, boxes: readonly DerivedBox[]): number | null {
  return [...verdicts]
    .flatMap(([{ judge }, judged]) =>
      // A box on board is held up by nothing.
      judged.flatMap(({ sinceMs }, at) => (judge !== 'pre-manifest' && boxes[at]!.status.loadedMs !== null ? [] : (sinceMs ?? []))),
    )
    .reduce<number | null>((newest, sinceMs) => Math.max(newest ?? sinceMs, sinceMs), null);
}

/** The newest refusal of the earliest thing that customs refused; one of a box on board holds nobody up. */
function findRejection(verdicts: ReadonlyMap<PortNode, readonly Verdict[]>, boxes: readonly DerivedBox[]): string | null {
  for (const [{ judge }, judged] of verdicts) {
    const isOnBoard = (at: number): boolean => judge !== 'pre-manifest' && boxes[at]!.status.loadedMs !== null;
    const refused = newest(judged.filter((verdict, at): verdict is Heard => verdict.held === 'refused' && !isOnBoard(at)));
    if (refused) return refused.note ?? '';
  }
  return null;
}
