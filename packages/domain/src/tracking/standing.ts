/** What stands of the statements of one authority about one thing, and since when (docs/bill-rules.md 2). */
import type { Fact } from './fact';
import { compareSaid, latestSaid, saidAt } from './said-order';

/** What a statement decides; one that decides nothing leaves a refusal and a withdrawal as they are. */
export type Decision = 'given' | 'refused' | 'withdrawn' | 'nothing';

/**
 * The statement that counts: what was refused or taken back stands until the same authority gives it, whatever it says
 * meanwhile; else its newest word. Null of none.
 */
export function standingOf<F extends Fact>(facts: readonly F[], decisionOf: (fact: F) => Decision): F | null {
  const decided = latestSaid(facts.filter((fact) => decisionOf(fact) !== 'nothing'));
  return decided !== null && decisionOf(decided) !== 'given' ? decided : latestSaid(facts);
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

/** Since when the decision of `standingOf` has stood, ms since epoch; null of none that holds anybody up. */
export function heldSince<F extends Fact>(facts: readonly F[], decisionOf: (fact: F) => Decision): number | null {
  const standing = standingOf(facts, decisionOf);
  if (standing === null) return null;
  const decision = decisionOf(standing);
  if (decision !== 'refused' && decision !== 'withdrawn') return null;
  return saidSince(
    facts.filter((fact) => decisionOf(fact) !== 'nothing'),
    (fact) => decisionOf(fact) === decision,
  );
}
