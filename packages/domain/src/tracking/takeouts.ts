import { groupBy } from '../vocabulary/group-by';
import { wharfName } from '../vocabulary/wharf';
import type { Fact } from './fact';
import { findSuperseded } from './find-superseded';
import { compareSaid, happenedAt, isInFuture, stepAt } from './said-order';

/** An empty box that was picked up for a bill or a booking; ms since epoch. */
export interface Takeout {
  readonly containerNo: string;
  readonly outMs: number;
  readonly yard: string | null;
  readonly truckPlate: string | null;
}

/** The empty pick-ups that facts tell of, each box once, oldest first: by the yard, the booking, or the terminal's gate. */
export function listTakeouts(facts: readonly Fact[]): Takeout[] {
  const superseded = findSuperseded(facts);
  const told = facts
    .filter((fact) => fact.function !== 'cancel' && !superseded.has(fact))
    .sort(compareSaid)
    .flatMap((fact) => tellOf(fact) ?? []);
  return [...groupBy(told, ({ containerNo }) => containerNo).values()]
    .map((ofBox) => ({
      ...ofBox.at(-1)!,
      yard: ofBox.findLast(({ yard }) => yard !== null)?.yard ?? null,
      truckPlate: ofBox.findLast(({ truckPlate }) => truckPlate !== null)?.truckPlate ?? null,
    }))
    .sort((a, b) => a.outMs - b.outMs || (a.containerNo < b.containerNo ? -1 : 1));
}

function tellOf(fact: Fact): Takeout | null {
  const { containerNo } = fact;
  if (containerNo === null) return null;
  const place = fact.terminal === null ? null : wharfName(fact.port, fact.terminal);
  const outMs = fact.kind === 'yard' || fact.kind === 'booking' ? stepAt(fact.detail.outMs, fact) : null;
  if (fact.kind === 'yard' && outMs !== null)
    return { containerNo, outMs, yard: fact.detail.yardName ?? place, truckPlate: fact.detail.truckPlate };
  // A booking's terminal is where the box goes, not where it was.
  if (fact.kind === 'booking' && outMs !== null) return { containerNo, outMs, yard: null, truckPlate: null };
  if (fact.kind === 'gate-out' && fact.detail.fullness === 'empty' && fact.happenedMs !== null && !isInFuture(fact))
    return { containerNo, outMs: happenedAt(fact), yard: place, truckPlate: fact.detail.truckPlate };
  return null;
}
