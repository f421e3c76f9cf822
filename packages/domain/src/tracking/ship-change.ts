/** What of a bill that changed ship was given for the ship that it left (docs/bill-rules.md 11). */
import type { PortRules } from '../ports/index';
import { callChanges } from './call-of-bill';
import type { SaidForOther } from './derive-nodes';
import type { DerivedPlan } from './derive-plan';
import type { Fact } from './fact';
import { latestSaid, saidAt } from './said-order';
import type { BillFacts } from './select-bill-facts';
import type { ShipChange } from './status';

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

function shipOf({ vesselName, vesselCode, voyage }: Fact): ShipChange['from'] {
  return { vesselName, vesselCode, voyage };
}
