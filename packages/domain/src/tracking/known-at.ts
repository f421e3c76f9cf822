/** What was known of a bill at an instant of the past (docs/bill-rules.md 14): the same rules, and of the facts those that had been heard. */
import { groupBy } from '../vocabulary/group-by';
import { isOfShip, type Fact } from './fact';
import type { EventRow } from './list-events';
import { boxKinds } from './select-bill-facts';
import { isAlikeCall } from './vessel-call';

/** People and addresses name an instant to the second. */
const secondMs = 1_000;

/** An instant at which something was heard of a bill. */
export interface Hearing {
  /** Start of its second, ms since epoch, port time. */
  readonly atMs: number;
  /** Statements that were heard in it. */
  readonly statements: number;
}

/** What one hearing changed in what is told of a bill. */
export interface News {
  /** Lines that had not been told before. */
  readonly heard: number;
  /** Lines that it struck out. */
  readonly struck: number;
}

/** The last millisecond of the second in which an instant lies; what was heard in it was known at it. */
export function endOfSecond(instantMs: number): number {
  return startOfSecond(instantMs) + secondMs - 1;
}

function startOfSecond(instantMs: number): number {
  return Math.floor(instantMs / secondMs) * secondMs;
}

/**
 * The facts that had been heard by an instant (ms since epoch, port time),
 * whenever they were said or happened: a correction that came later takes
 * nothing back yet.
 */
export function knownAt<F extends Pick<Fact, 'heardMs'>>(facts: readonly F[], atMs: number): readonly F[] {
  return facts.filter(({ heardMs }) => heardMs <= atMs);
}

/**
 * The instants at which something was heard of a bill, first to last: of itself, of a box that had been named for it, of a
 * ship's call that had been. What was heard of its ship before the first word on the bill became known with that.
 *
 * @param facts all that were ever heard of it, its boxes and its ships
 */
export function hearingsOf(billNo: string, facts: readonly Fact[]): readonly Hearing[] {
  const direct = facts.filter((fact) => fact.billNo === billNo).sort((a, b) => a.heardMs - b.heardMs || a.id - b.id);
  const boxSinceMs = new Map<string, number>();
  const calls: Fact[] = [];
  for (const fact of direct) {
    if (fact.containerNo !== null && !boxSinceMs.has(fact.containerNo)) boxSinceMs.set(fact.containerNo, fact.heardMs);
    // A spelling that tells more may find more; the same once more finds nothing new.
    if (!calls.some((other) => spelling(other) === spelling(fact))) calls.push(fact);
  }
  const isOnNamedCall = (fact: Fact): boolean => calls.some((named) => named.heardMs <= fact.heardMs && isAlikeCall(fact, named));
  const concerns = (fact: Fact): boolean => {
    if (fact.billNo === billNo) return true;
    if (isOfShip(fact)) return isOnNamedCall(fact);
    if (fact.containerNo === null || !boxKinds.has(fact.kind)) return false;
    return (boxSinceMs.get(fact.containerNo) ?? Infinity) <= fact.heardMs && isOnNamedCall(fact);
  };
  const bySecond = groupBy(facts.filter(concerns), (fact): number => startOfSecond(fact.heardMs));
  return [...bySecond].map(([atMs, said]) => ({ atMs, statements: said.length })).sort((a, b) => a.atMs - b.atMs);
}

const spelling = ({ vesselName, vesselCode, voyage }: Fact): string => `${vesselName}|${vesselCode}|${voyage}`;

/** What is told now beside what was told before. */
export function newsBetween(before: readonly EventRow[], now: readonly EventRow[]): News {
  const toldBefore = new Map(before.map((row) => [row.id, row]));
  const fresh = now.filter(({ id }) => !toldBefore.has(id));
  const struck = now.filter(({ id, superseded }) => superseded && toldBefore.get(id)?.superseded === false);
  return { heard: fresh.length, struck: struck.length };
}
