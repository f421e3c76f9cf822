import { boxesPerBillMax } from '@mastlight/domain/vocabulary/boxes-per-bill';
import type { FactKind, NewFact } from '@mastlight/domain/tracking/fact';

/** What tells of the box itself, whatever bill it is under: it stays, without a bill that names too many. */
const movements: ReadonlySet<FactKind> = new Set(['gate-in', 'gate-out', 'load', 'discharge', 'stow']);

/** What is known of one bill: who names it, and which boxes. */
type Boxed = Pick<NewFact, 'billNo' | 'containerNo'>;

/**
 * The boxes that facts name under each bill.
 *
 * @param onlyOf bills that are looked at; all without it
 */
export function boxesByBill(facts: readonly Boxed[], onlyOf?: ReadonlySet<string>): ReadonlyMap<string, Set<string>> {
  const boxes = new Map<string, Set<string>>();
  for (const { billNo, containerNo } of facts) {
    if (billNo === null || containerNo === null || (onlyOf && !onlyOf.has(billNo))) continue;
    const own = boxes.get(billNo);
    if (own) own.add(containerNo);
    else boxes.set(billNo, new Set([containerNo]));
  }
  return boxes;
}

/** Bills under which these facts name more boxes than a bill may have, in order of their number. */
export function crowdedBills(facts: readonly Boxed[]): readonly string[] {
  if (facts.length <= boxesPerBillMax) return [];
  return [...boxesByBill(facts)]
    .filter(([, boxes]) => boxes.size > boxesPerBillMax)
    .map(([billNo]) => billNo)
    .sort();
}

/** Facts without what they say of the boxes of these bills; that a box moved stays, under no bill. */
export function withoutBills(facts: readonly NewFact[], billNos: ReadonlySet<string>): NewFact[] {
  return facts.flatMap((fact): NewFact[] => {
    if (fact.billNo === null || fact.containerNo === null || !billNos.has(fact.billNo)) return [fact];
    return movements.has(fact.kind) ? [{ ...fact, billNo: null }] : [];
  });
}

/**
 * Facts of bills, each with the boxes that come first by their number where
 * there are more than a bill may have: the same ones whatever was heard first.
 */
export function withinBoxBound<F extends Boxed>(facts: readonly F[]): readonly F[] {
  const crowded = new Set(crowdedBills(facts));
  if (crowded.size === 0) return facts;
  const kept = new Map(
    [...boxesByBill(facts, crowded)].map(([billNo, boxes]) => [billNo, new Set([...boxes].sort().slice(0, boxesPerBillMax))]),
  );
  return facts.filter(({ billNo, containerNo }) => containerNo === null || (kept.get(billNo ?? '')?.has(containerNo) ?? true));
}
