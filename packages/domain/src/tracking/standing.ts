/** What stands of the statements of one authority about one thing, and since when (docs/bill-rules.md 2). */
import type { Fact } from './fact';
import { compareSaid, latestSaid, saidAt } from './said-order';

/** What a statement decides; one that decides nothing leaves a refusal and a withdrawal as they are. */
export type Decision = 'given' | 'refused' | 'withdrawn' | 'nothing';

/** The statement that counts. */
export interface Standing<F extends Fact> {
  readonly fact: F;
  /** Since when a refusal or a withdrawal has stood, ms since epoch; null: it is none. */
  readonly heldSinceMs: number | null;
  /** Since when it has been given, ms since epoch; null: it is not. */
  readonly givenSinceMs: number | null;
}

/**
 * The statement that counts: what was refused or taken back stands until the same authority gives it, whatever it says
 * meanwhile; else its newest word. Null of none.
 */
export function standingOf<F extends Fact>(facts: readonly F[], decisionOf: (fact: F) => Decision): Standing<F> | null {
  const decided = facts.filter((fact) => decisionOf(fact) !== 'nothing');
  const last = latestSaid(decided);
  const decision = last && decisionOf(last);
  if (last !== null && decision !== 'given') {
    return { fact: last, heldSinceMs: saidSince(decided, (fact) => decisionOf(fact) === decision), givenSinceMs: null };
  }
  const newest = latestSaid(facts);
  return newest && { fact: newest, heldSinceMs: null, givenSinceMs: saidSince(decided, (fact) => decisionOf(fact) === 'given') };
}

/**
 * Since when what `holds` has been said without a word against it, ms since epoch; null when the newest word is against.
 * Said once more it is no news.
 */
export function saidSince<F extends Fact>(facts: readonly F[], holds: (fact: F) => boolean): number | null {
  const against = latestSaid(facts.filter((fact) => !holds(fact)));
  const run = facts.filter((fact) => holds(fact) && (against === null || compareSaid(fact, against) > 0));
  return run.length === 0 ? null : Math.min(...run.map(saidAt));
}
