import { isCheckOpen } from '../vocabulary/bill-progress';
import { portRules, type PortCode, type PortRules } from '../ports/index';
import { deriveBoxes, factsOf, type DerivedBox } from './derive-boxes';
import { deriveNodes } from './derive-nodes';
import { derivePlan } from './derive-plan';
import type { BoxDetail, Fact } from './fact';
import { compareSaid, latestSaid } from './said-order';
import { selectBillFacts, type BillFacts } from './select-bill-facts';
import { derivationVersion, type BillStatus, type BoxStatus } from './status';

/**
 * Derives the status of a bill from everything that was ever heard about it,
 * its boxes and its ship. Pure: the same facts give the same status whatever
 * their order, and facts that concern other bills are passed over.
 *
 * @param port whose nodes and words it is told by.
 *
 * The steps are the lines below: choose the facts that count, judge each box,
 * the ship's plan, the nodes, and sum up.
 */
export function deriveBillStatus(port: PortCode, billNo: string, facts: readonly Fact[]): BillStatus {
  const rules = portRules(port);
  const selected = selectBillFacts(billNo, facts);
  const boxes = deriveBoxes(selected, rules);
  const terminal = terminalOf(boxes);
  const plan = derivePlan(selected.inForce, terminal, rules);
  const nodes = deriveNodes(rules, boxes, selected.inForce, plan);
  const newest = newestHeard(selected.heard);
  const isLoaded = boxes.length > 0 && boxes.every((box) => box.status.loadedMs !== null);
  return {
    derivation: derivationVersion,
    port,
    vesselName: selected.call?.vesselName ?? plan.fact?.vesselName ?? null,
    vesselCode: selected.call?.vesselCode ?? plan.fact?.vesselCode ?? null,
    voyage: selected.call?.voyage ?? null,
    terminal: terminal ?? plan.fact?.terminal ?? null,
    operator: toldByBoxes(selected, (detail) => detail.operator),
    dischargePort: toldByBoxes(selected, (detail) => detail.dischargePort),
    destination: toldByBoxes(selected, (detail) => detail.destination),
    boxes: nodes.boxes,
    strip: nodes.strip,
    bar: nodes.bar,
    plan: plan.plan,
    cutOffChanges: plan.cutOffChanges,
    weightGapKg: weightGap(boxes),
    boxesGatedIn: boxes.filter((box) => box.status.gateInMs !== null).length,
    boxesTotal: boxes.length,
    arrivalWaitingSinceMs: arrivalWaitingSince(nodes.boxes, rules),
    underInspection: nodes.boxes.some((box) => box.loadedMs === null && isCheckOpen(box.checkCode)),
    withdrawn: nodes.withdrawn,
    heldMs: nodes.heldMs,
    rejection: nodes.rejection,
    loadedMs: isLoaded ? boxes.reduce((last, box) => Math.max(last, box.status.loadedMs!), -Infinity) : null,
    departedMs: plan.departure?.atMs ?? null,
    heardMs: newest?.heardMs ?? null,
    source: newest?.source ?? null,
    factCount: selected.heard.length,
  };
}

function terminalOf(boxes: readonly DerivedBox[]): string | null {
  const statements = boxes.flatMap((box) => [box.row, box.gateIn, box.load].filter((fact) => fact !== null && fact.terminal !== null));
  return latestSaid(statements as Fact[])?.terminal ?? null;
}

function toldByBoxes(selected: BillFacts, read: (detail: BoxDetail) => string | null): string | null {
  const telling = [...factsOf(selected.inForce, 'manifest'), ...factsOf(selected.inForce, 'gate-in'), ...factsOf(selected.inForce, 'load')];
  const fact = latestSaid(telling.filter((candidate) => read(candidate.detail) !== null) as Fact[]);
  return fact ? read(fact.detail as BoxDetail) : null;
}

/** Since when boxes in the port wait for nothing but their arrival report; ms since epoch. */
function arrivalWaitingSince(boxes: readonly BoxStatus[], { nodes }: PortRules): number | null {
  const arrival = nodes.find(({ judge }) => judge === 'arrival')?.code;
  // Whoever waits for it, and is not held, has come in.
  const since = boxes.filter((box) => box.waitsFor === arrival && box.held === null).map((box) => box.gateInMs!);
  return since.reduce<number | null>((first, gateInMs) => Math.min(first ?? gateInMs, gateInMs), null);
}

/** R-3.8-05: manifest minus gate, over the boxes that have both. */
function weightGap(boxes: readonly DerivedBox[]): number | null {
  const weighed = boxes.filter((box) => box.manifestWeightKg !== null && box.gateWeightKg !== null);
  if (weighed.length === 0) return null;
  const gap = weighed.reduce((sum, box) => sum + box.manifestWeightKg! - box.gateWeightKg!, 0);
  // Grams are the finest that any format tells; binary fractions must not show.
  return Math.round(gap * 1000) / 1000;
}

function newestHeard(facts: readonly Fact[]): Fact | null {
  return facts.reduce<Fact | null>(
    (newest, fact) => (newest && (newest.heardMs - fact.heardMs || compareSaid(newest, fact)) >= 0 ? newest : fact),
    null,
  );
}
