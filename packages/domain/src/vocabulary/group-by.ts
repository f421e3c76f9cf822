/** Things by a key of theirs, each group in the order given; those without a key (null) are left out. */
export function groupBy<T, K>(things: Iterable<T>, keyOf: (thing: T) => K | null): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(thing);
    else groups.set(key, [thing]);
  }
  return groups;
}
