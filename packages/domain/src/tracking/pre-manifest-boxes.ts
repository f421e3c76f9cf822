/** Boxes that customs names with its answer to a pre-manifest (docs/bill-rules.md 2). */
import type { Fact } from './fact';
import { groupBy } from '../vocabulary/group-by';
import { latestSaid } from './said-order';

/**
 * One answer to a whole bill, whichever boxes it names beside: what a source says of a bill at one time. Not the message:
 * of an answer that is sent once more with another box, what was known is not kept a second time.
 */
const answerKey = ({ source, saidMs, heardMs, billNo }: Fact): string => `${source}|${saidMs ?? heardMs}|${billNo}`;

/** Asks of a fact whether it names a box beside an answer to the whole bill, which stands in `facts` by itself. */
export function namedBeside(facts: readonly Fact[]): (fact: Fact) => boolean {
  const answers = facts.filter(({ kind }) => kind === 'pre-manifest-receipt');
  const whole = new Set(answers.filter(({ containerNo }) => containerNo === null).map(answerKey));
  return (fact) => fact.kind === 'pre-manifest-receipt' && fact.containerNo !== null && whole.has(answerKey(fact));
}

/** Asks of a fact whether it names a box that a newer answer of the same source may have left out: its newest that names boxes counts. */
export function takenOff(facts: readonly Fact[]): (fact: Fact) => boolean {
  const isNamed = namedBeside(facts);
  const newest = new Map(
    [...groupBy(facts.filter(isNamed), ({ source }) => source)].map(([source, named]) => [source, answerKey(latestSaid(named)!)]),
  );
  return (fact) => isNamed(fact) && answerKey(fact) !== newest.get(fact.source);
}
