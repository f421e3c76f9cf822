/** How far a box is on its way to the ship, whoever did not report it (docs/bill-rules.md 2). */
import type { PortNode } from '../ports/index';
import { holds, type Answer, type BoxStatus, type Hold } from './status';

/** Whether an answer keeps a box where it is. */
export function isHold(answer: Answer | undefined): answer is Hold {
  return (holds as readonly (string | undefined)[]).includes(answer);
}

/**
 * How many of the first steps a box has behind it. A word that was given implies those before it; one that was taken
 * back had been given, and customs inspects what has arrived.
 */
export function stepsReached(steps: readonly PortNode[], answers: BoxStatus['answers']): number {
  return steps.reduce((reached, { code }, index) => {
    const answer = answers[code];
    if (answer === 'given') return index + 1;
    return answer === 'inspection' || answer === 'withdrawn' ? index : reached;
  }, 0);
}
