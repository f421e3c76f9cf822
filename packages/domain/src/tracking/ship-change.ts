/** What of a bill that changed ship was given for the ship that it left (docs/bill-rules.md 11). */
import type { PortRules } from '../ports/index';
import { callChanges } from './call-of-bill';
import type { DerivedBox } from './derive-boxes';
import type { SaidForOther } from './derive-nodes';
import type { DerivedPlan } from './derive-plan';
import type { Fact } from './fact';
import { latestSaid, saidAt } from './said-order';
import type { BillFacts } from './select-bill-facts';
import type { OtherLoad, ShipChange } from './status';

/**
 * What must be gone through anew; null: the bill never changed ship, or everything was said for the new one.
 *
 * @param billNo its number, by which its own papers are known.
 */
export function shipChangeOf(
  billNo: string,
  { steps }: PortRules,
  { inForce, isForOther }: BillFacts,
  forOther: readonly SaidForOther[],
  plan: DerivedPlan,
): ShipChange | null {
  const newest = latestSaid(forOther.map(({ by }) => by));
  if (newest === null) return null;
  const direct = inForce.filter((fact) => fact.billNo === billNo);
  const change = callChanges(direct).at(-1);
  const gateIn = forOther.find(({ node }) => node === steps[0]!.code);
  return {
    from: shipOf(change?.from ?? newest),
    saidMs: change ? saidAt(change.by) : Math.min(...direct.filter((fact) => fact.voyage !== null && !isForOther(fact)).map(saidAt)),
    // A gate-in counts for another ship only where both terminals are known and two.
    move: gateIn === undefined ? null : { at: gateIn.by.terminal!, to: plan.fact!.terminal! },
    steps: forOther.map(({ node, containerNos, by, atMs }) => ({ node, containerNos, call: shipOf(by), atMs, source: by.source })),
  };
}

/** Whether a box is on board of another ship than the bill's. */
export function isLoadedForOther({ load, row, rowLoadedMs }: DerivedBox, { isForOther }: Pick<BillFacts, 'isForOther'>): boolean {
  return load === null ? rowLoadedMs !== null && isForOther(row!) : isForOther(load);
}

/** The boxes that were loaded for another call than the bill's (docs/bill-rules.md 11); null: there are none. */
export function otherLoadOf(billNo: string, boxes: readonly DerivedBox[], selected: BillFacts): OtherLoad | null {
  const elsewhere = boxes.filter((box) => isLoadedForOther(box, selected));
  const newest = latestSaid(elsewhere.map(({ load, row }): Fact => load ?? row!));
  if (newest === null) return null;
  const change = callChanges(selected.inForce.filter((fact) => fact.billNo === billNo)).at(-1);
  return {
    call: shipOf(newest),
    containerNos: elsewhere.map(({ status }) => status.containerNo),
    saidMs: Math.max(saidAt(newest), change ? saidAt(change.by) : -Infinity),
  };
}

function shipOf({ vesselName, vesselCode, voyage }: Fact): ShipChange['from'] {
  return { vesselName, vesselCode, voyage };
}
