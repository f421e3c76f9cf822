/** So many items go into one call: what every call of a list takes. */
const itemsPerCall = 200;

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
  for (let from = 0; from < items.length; from += itemsPerCall) {
    results.push(await call(items.slice(from, from + itemsPerCall)));
  }
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
