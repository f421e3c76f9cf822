/** Which call a bill sails with, and when it changed ship (docs/bill-rules.md 11). */
import type { Fact } from './fact';
import { receiptMeaning } from './receipt-meaning';
import { compareSaid, latestSaid } from './said-order';
import { isDifferentCall, isSameCall, type VesselCall } from './vessel-call';

/** One change of a bill's ship: the statement that first named the new call, and the one that had named the old. */
export interface CallChange {
  readonly from: Fact;
  readonly by: Fact;
}

/**
 * The call of a bill: the one that was named last by the forwarder's list or the port's row, or by customs' acceptance of a
 * pre-manifest for a ship that neither had named; before those are heard, whatever else names the bill. Whoever says once
 * more what he had said names no ship anew: a row for the ship that was left stands in the terminal's books for days.
 *
 * @param direct facts in force that name the bill.
 */
export function callOfBill(direct: readonly Fact[]): VesselCall | null {
  const naming = direct.filter(namesCall);
  const binding = naming.filter(({ kind }) => binds(kind));
  const named = followCall(naming).at(-1) ?? null;
  const fact =
    binding.length === 0 ? latestSaid(naming) : latestSaid([...binding, named!].filter((other) => !isDifferentCall(other, named!)));
  if (!fact) return null;
  // A spelling with both name and code compares with more sources than one alone.
  const fuller = latestSaid(naming.filter((other) => other.vesselName && other.vesselCode && isSameCall(other, fact)));
  return {
    vesselName: fact.vesselName ?? fuller?.vesselName ?? null,
    vesselCode: fact.vesselCode ?? fuller?.vesselCode ?? null,
    voyage: fact.voyage,
  };
}

/** The changes of ship of one bill, in the order of saying. */
export function callChanges(direct: readonly Fact[]): readonly CallChange[] {
  const named = followCall(direct.filter(namesCall));
  return named.slice(1).map((by, at) => ({ from: named[at]!, by }));
}

/** The statements by which the bill came to a call, first to last: each names another than the one before. */
function followCall(naming: readonly Fact[]): readonly Fact[] {
  const steps: Fact[] = [];
  const named: Fact[] = [];
  const lastOf = new Map<string, Fact>();
  for (const fact of naming.toSorted(compareSaid)) {
    if (!binds(fact.kind) && !isAcceptance(fact)) continue;
    const current = steps.at(-1);
    if (binds(fact.kind)) {
      const speaker = `${fact.source}|${fact.kind}|${fact.terminal}|${fact.containerNo}`;
      const before = lastOf.get(speaker);
      lastOf.set(speaker, fact);
      named.push(fact);
      if (before !== undefined && !isDifferentCall(before, fact)) continue;
    } else if (current === undefined || named.some((other) => !isDifferentCall(other, fact))) continue;
    if (current === undefined || isDifferentCall(current, fact)) steps.push(fact);
  }
  return steps;
}

function namesCall(fact: Fact): boolean {
  return fact.voyage !== null && (fact.vesselName !== null || fact.vesselCode !== null);
}

function binds(kind: Fact['kind']): boolean {
  return kind === 'manifest' || kind === 'release-row';
}

function isAcceptance(fact: Fact): boolean {
  return fact.kind === 'pre-manifest-receipt' && receiptMeaning(fact.detail.code) === 'accepted';
}
