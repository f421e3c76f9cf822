import { isCheckOpen } from '../vocabulary/bill-progress';
import { portRules, type PortCode } from '../ports/index';
import { deriveBoxes, type DerivedBox } from './derive-boxes';
import { deriveNodes, preManifestFacts } from './derive-nodes';
import { derivePlan, withoutSailing } from './derive-plan';
import { factsOf, type BoxDetail, type Fact } from './fact';
import { expectedEvents } from './expected-events';
import { compareSaid, latestSaid, saidAt } from './said-order';
import { selectBillFacts, type BillFacts } from './select-bill-facts';
import { otherLoadOf, shipChangeOf } from './ship-change';
import { derivationVersion, type BillStatus } from './status';
import { usualLags, type UsualLags } from './usual-lags';

/**
 * Derives the status of a bill from everything that was ever heard about it,
 * its boxes and its ship. Pure: the same facts give the same status whatever
 * their order, and facts that concern other bills are passed over.
 *
 * @param port whose nodes and words it is told by.
 * @param lags what is usual at the port; what was learnt of it counts from when it was learnt.
 *
 * The steps are the lines below: choose the facts that count, judge each box,
 * the ship's plan, the nodes, and sum up.
 */
export function deriveBillStatus(port: PortCode, billNo: string, facts: readonly Fact[], lags: UsualLags = usualLags(port)): BillStatus {
  const rules = portRules(port);
  const selected = selectBillFacts(billNo, facts);
  const boxes = deriveBoxes(selected, rules);
  const terminal = terminalOf(boxes, selected);
  const otherLoad = otherLoadOf(billNo, boxes, selected);
  const planOfCall = derivePlan(selected.inForce, terminal, rules);
  // No ship sails with a bill whose boxes are all on another.
  const plan = otherLoad?.containerNos.length === boxes.length ? withoutSailing(planOfCall) : planOfCall;
  const nodes = deriveNodes(rules, boxes, selected, plan);
  const shipChange = shipChangeOf(billNo, rules, selected, nodes.forOther, plan);
  const newest = newestHeard(selected.heard);
  const isLoaded = boxes.length > 0 && otherLoad === null && boxes.every((box) => box.status.loadedMs !== null);
  const told: Omit<BillStatus, 'expected'> = {
    derivation: derivationVersion,
    port,
    vesselName: selected.call?.vesselName ?? plan.fact?.vesselName ?? null,
    vesselCode: selected.call?.vesselCode ?? plan.fact?.vesselCode ?? null,
    voyage: selected.call?.voyage ?? null,
    terminal: terminal ?? plan.fact?.terminal ?? leftTerminalOf(boxes),
    operator: toldByBoxes(selected, (detail) => detail.operator),
    dischargePort: toldByBoxes(selected, (detail) => detail.dischargePort),
    destination: toldByBoxes(selected, (detail) => detail.destination),
    boxes: nodes.boxes,
    strip: nodes.strip,
    bar: nodes.bar,
    plan: plan.plan,
    cutOffChanges: plan.cutOffChanges,
    yard: yardOf(boxes),
    weightGapKg: weightGap(boxes, ({ gateWeightKg }) => gateWeightKg),
    weightCheckKg: weightGap(boxes, ({ yard, gateWeightKg }) => yard?.detail.grossWeightKg ?? gateWeightKg),
    boxesGatedIn: nodes.boxes.filter(({ gateInMs, waitsFor }) => gateInMs !== null && waitsFor !== rules.steps[0]!.code).length,
    boxesTotal: boxes.length,
    preManifest: preManifestTimes(preManifestFacts(selected)),
    underInspection: nodes.boxes.some((box) => box.loadedMs === null && isCheckOpen(box.checkCode)),
    withdrawn: nodes.withdrawn,
    heldMs: nodes.heldMs,
    rejection: nodes.rejection,
    loadedMs: isLoaded ? boxes.reduce((last, box) => Math.max(last, box.status.loadedMs!), -Infinity) : null,
    departedMs: plan.departure?.atMs ?? null,
    ...(selected.isTakenBack && { isTakenBack: true }),
    ...(selected.namesakes.length > 0 && { namesakes: selected.namesakes }),
    ...(nodes.listTakenBack && { listTakenBack: nodes.listTakenBack }),
    ...(nodes.wordsDiffer.length > 0 && { wordsDiffer: nodes.wordsDiffer }),
    ...(selected.isListEmpty && { isListEmpty: true }),
    ...(shipChange && { shipChange }),
    ...(otherLoad && { otherLoad }),
    heardMs: newest?.heardMs ?? null,
    source: newest?.source ?? null,
    factCount: selected.heard.length,
  };
  return { ...told, expected: expectedEvents(told, lags) };
}

/** Where the box or its ship is, told for the bill's own call: where boxes wait for a ship that was left, the new one need not berth. */
function terminalOf(boxes: readonly DerivedBox[], { isForOther }: BillFacts): string | null {
  return latestSaid(placesOf(boxes).filter((fact) => !isForOther(fact)))?.terminal ?? null;
}

/** Where the boxes were told to be, whichever ship that was told for. */
function leftTerminalOf(boxes: readonly DerivedBox[]): string | null {
  return latestSaid(placesOf(boxes))?.terminal ?? null;
}

function placesOf(boxes: readonly DerivedBox[]): Fact[] {
  return boxes.flatMap((box) => [box.row, box.gateIn, box.load].filter((fact) => fact !== null && fact.terminal !== null)) as Fact[];
}

function toldByBoxes(selected: BillFacts, read: (detail: BoxDetail) => string | null): string | null {
  const telling = [...factsOf(selected.inForce, 'manifest'), ...factsOf(selected.inForce, 'gate-in'), ...factsOf(selected.inForce, 'load')];
  const fact = latestSaid(telling.filter((candidate) => read(candidate.detail) !== null) as Fact[]);
  return fact ? read(fact.detail as BoxDetail) : null;
}

function preManifestTimes(inForce: readonly Fact[]): BillStatus['preManifest'] {
  const firstSaid = (kind: 'pre-manifest-declared' | 'pre-manifest-receipt'): number | null =>
    factsOf(inForce, kind).reduce<number | null>((first, fact) => Math.min(first ?? Infinity, saidAt(fact)), null);
  return { declaredMs: firstSaid('pre-manifest-declared'), answeredMs: firstSaid('pre-manifest-receipt') };
}

/** What the yard says of the bill: each thing by the newest statement, about whichever box, that tells it. */
function yardOf(boxes: readonly DerivedBox[]): BillStatus['yard'] {
  const statements = boxes.flatMap(({ yard }) => yard ?? []);
  if (statements.length === 0) return null;
  const told = <T>(read: (detail: (typeof statements)[number]['detail']) => T | null | undefined): T | null => {
    const fact = latestSaid(statements.filter(({ detail }) => read(detail) != null));
    return (fact && read(fact.detail)) ?? null;
  };
  return {
    name: told(({ yardName }) => yardName),
    masterBillNo: told(({ masterBillNo }) => masterBillNo),
    carrier: told(({ carrier }) => carrier),
    collectOpensMs: told(({ collectOpensMs }) => collectOpensMs),
    collectClosesMs: told(({ collectClosesMs }) => collectClosesMs),
    remark: told(({ remark }) => remark),
  };
}

/** R-3.8-05, -09: manifest minus what was weighed, over the boxes that have both. */
function weightGap(boxes: readonly DerivedBox[], weightOf: (box: DerivedBox) => number | null): number | null {
  const weighed = boxes.filter((box) => box.manifestWeightKg !== null && weightOf(box) !== null);
  if (weighed.length === 0) return null;
  const gap = weighed.reduce((sum, box) => sum + box.manifestWeightKg! - weightOf(box)!, 0);
  // Grams are the finest that any format tells; binary fractions must not show.
  return Math.round(gap * 1000) / 1000;
}

function newestHeard(facts: readonly Fact[]): Fact | null {
  return facts.reduce<Fact | null>(
    (newest, fact) => (newest && (newest.heardMs - fact.heardMs || compareSaid(newest, fact)) >= 0 ? newest : fact),
    null,
  );
}
