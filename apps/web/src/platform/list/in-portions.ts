/** So many items go into one call: what every call of a list takes. */
const itemsPerCall = 200;

/** Many items in portions of what one call takes. */
export function portionsOf<Item>(items: readonly Item[]): (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / itemsPerCall) }, (_, i) => items.slice(i * itemsPerCall, (i + 1) * itemsPerCall));
}

/**
 * Calls with portions of many items, one after the other.
 *
 * @returns what each call gave, in order; when one fails, those before it are done.
 */
export async function inPortions<Item, Result>(
  items: readonly Item[],
  call: (portion: readonly Item[]) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const portion of portionsOf(items)) results.push(await call(portion));
  return results;
}

/** The call that switches 自动订阅, for as many rows as are chosen. */
export function switchingRows<Result>(call: (input: { ids: number[]; autoSubscribe: boolean }) => Promise<Result>) {
  return (all: readonly number[], autoSubscribe: boolean): Promise<Result[]> => namingRows((rows) => call({ ...rows, autoSubscribe }))(all);
}

/** A call that names rows and nothing else, for as many rows as are chosen. */
export function namingRows<Result>(call: (input: { ids: number[] }) => Promise<Result>): (ids: readonly number[]) => Promise<Result[]> {
  return (ids) => inPortions(ids, (portion) => call({ ids: [...portion] }));
}
