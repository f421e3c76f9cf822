/** The most rows that a call of a list may name at a time. */
const rowsPerCall = 1_000;

/**
 * Calls with portions of many items, one after the other.
 *
 * @returns what each call gave, in order; when one fails, those before it are done.
 */
export async function inPortions<Item, Result>(
  items: readonly Item[],
  call: (portion: readonly Item[]) => Promise<Result>,
  most = rowsPerCall,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += most) results.push(await call(items.slice(from, from + most)));
  return results;
}
