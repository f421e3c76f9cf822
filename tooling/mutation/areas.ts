/** What is mutated: the rules that speak to users, each area with the share of mutants that its tests must kill. */
export interface Area {
  readonly name: string;
  /** Files below `packages/domain/src`. */
  readonly files: readonly string[];
  /** Folders beside them whose tests hold its rules; no other test is tried. */
  readonly tests: readonly string[];
  /** Per cent; null: told, not demanded. */
  readonly goal: number | null;
}

/** Words, shapes and doors carry no rule: what they say is compared where it is used. */
const withoutRules = ['!**/*.test.ts', '!**/{index,*contract,messages,refusals,samples,topics,events,limits}.ts'];

export const areas: readonly Area[] = [
  { name: 'tracking', files: ['tracking/*.ts', ...withoutRules, '!tracking/{fact,status}.ts'], tests: ['tracking', 'ports'], goal: 90 },
  {
    name: 'bill-subscription',
    files: ['bill-subscription/*.ts', ...withoutRules],
    tests: ['bill-subscription'],
    goal: 90,
  },
  {
    name: 'vocabulary',
    files: ['vocabulary/*.ts', ...withoutRules, '!vocabulary/platform-texts.ts'],
    tests: ['vocabulary', 'account', 'bill-subscription', 'tracking'],
    goal: null,
  },
];
