import type { Fact } from './fact';
import { findSuperseded } from './find-superseded';
import { compareSaid } from './said-order';
import { isAlikeCall, type VesselCall } from './vessel-call';

/** What a box is on: its call where one is told, the bills it travels under there, and what was said of it there. */
export interface BoxJourney {
  readonly call: VesselCall | null;
  readonly billNos: readonly string[];
  readonly facts: readonly Fact[];
}

/**
 * The journey of a box out of everything that was said of it. Boxes are used
 * again and again, so what is told of another call is another journey.
 *
 * @param meant the call that is asked for; null: the newest one.
 */
export function journeyOfBox(facts: readonly Fact[], meant: VesselCall | null = null): BoxJourney {
  const superseded = findSuperseded(facts);
  const inForce = facts.filter((fact) => fact.function !== 'cancel' && !superseded.has(fact)).toSorted(compareSaid);
  const call = meant ?? inForce.findLast((fact) => fact.voyage !== null) ?? null;
  const onCall = call === null ? inForce : inForce.filter((fact) => isAlikeCall(fact, call));
  const named = [...new Set(onCall.flatMap(({ billNo }) => billNo ?? []))];
  // A release row names bill and box, and no ship: the newest of them tells where no report on the call does.
  const last = named.length > 0 || meant !== null ? undefined : inForce.findLast(({ billNo }) => billNo !== null);
  return { call, billNos: last?.billNo ? [last.billNo] : named.toSorted(), facts: onCall };
}
