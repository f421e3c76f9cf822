import type { Fact } from './fact';

/** Facts by a key of theirs, each group in the order given; those without a key are left out. */
export function groupFacts<F extends Fact, K>(facts: readonly F[], keyOf: (fact: F) => K | null): ReadonlyMap<K, F[]> {
  const groups = new Map<K, F[]>();
  for (const fact of facts) {
    const key = keyOf(fact);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(fact);
    else groups.set(key, [fact]);
  }
  return groups;
}
