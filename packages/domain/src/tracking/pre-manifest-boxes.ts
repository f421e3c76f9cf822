/** Boxes that customs names with its answer to a pre-manifest (docs/bill-rules.md 2). */
import type { Fact } from './fact';
import { latestSaid, saidAt } from './said-order';

/** One answer to a whole bill, whichever boxes it names beside. */
const answerKey = ({ messageId, saidMs, billNo }: Fact): string => `${messageId}|${saidMs}|${billNo}`;

/** Asks of a fact whether it names a box beside an answer to the whole bill, which stands in `facts` by itself. */
export function namedBeside(facts: readonly Fact[]): (fact: Fact) => boolean {
  const answers = facts.filter(({ kind }) => kind === 'pre-manifest-receipt');
  const whole = new Set(answers.filter(({ containerNo }) => containerNo === null).map(answerKey));
  return (fact) => fact.kind === 'pre-manifest-receipt' && fact.containerNo !== null && whole.has(answerKey(fact));
}

/** Asks of a fact whether it names a box that a newer answer to the same bill may have left out: the newest that names boxes counts. */
export function takenOff(facts: readonly Fact[]): (fact: Fact) => boolean {
  const isNamed = namedBeside(facts);
  const newest = latestSaid(facts.filter(isNamed));
  return (fact) => newest !== null && isNamed(fact) && saidAt(fact) !== saidAt(newest);
}
