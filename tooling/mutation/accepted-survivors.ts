/** A mutant that no test can notice, for it changes nothing that anybody could see; with the reason. */
export interface AcceptedSurvivor {
  /** Path below `packages/domain/src`. */
  readonly file: string;
  /** The line as it stands, without its indentation. */
  readonly text: string;
  /** The change as the run prints it. */
  readonly change: string;
  readonly reason: string;
}

const never = 'only one statement compares with itself as equal, and then either of the two is that statement';
const sooner = 'the loop that follows finds nothing to do then: it is left out for its cost alone';

export const acceptedSurvivors: readonly AcceptedSurvivor[] = [
  ...['ConditionalExpression → false', 'ArrowFunction → () => undefined'].map((change) => ({
    file: 'tracking/find-superseded.ts',
    text: "if (facts.every((fact) => fact.function === 'original')) return superseded;",
    change,
    reason: sooner,
  })),
  {
    file: 'tracking/find-superseded.ts',
    text: 'if (corrections.length === 0) continue;',
    change: 'ConditionalExpression → false',
    reason: sooner,
  },
  {
    file: 'tracking/find-superseded.ts',
    text: 'if (compareSaid(correction, fact) <= 0) return false;',
    change: 'EqualityOperator → compareSaid(correction, fact) < 0',
    reason: 'a correction never overrules itself, and those that follow it are older',
  },
  {
    file: 'tracking/said-order.ts',
    text: 'return facts.reduce<F | null>((latest, fact) => (latest && compareSaid(latest, fact) >= 0 ? latest : fact), null);',
    change: 'EqualityOperator → compareSaid(latest, fact) > 0',
    reason: never,
  },
  {
    file: 'tracking/said-order.ts',
    text: 'return facts.reduce<F | null>((latest, fact) => (latest && compareHappened(latest, fact) >= 0 ? latest : fact), null);',
    change: 'EqualityOperator → compareHappened(latest, fact) > 0',
    reason: never,
  },
  {
    file: 'tracking/derive-bill-status.ts',
    text: '(newest, fact) => (newest && (newest.heardMs - fact.heardMs || compareSaid(newest, fact)) >= 0 ? newest : fact),',
    change: 'EqualityOperator → (newest.heardMs - fact.heardMs || compareSaid(newest, fact)) > 0',
    reason: never,
  },
];
