/** The pages of a list in the cache: asking for them, and changing their rows where they stand. */
import { hashKey, queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { ListDeclaration, ListPage, ListRow } from './list-declaration';
import type { ListSearch } from './search-schema';

/** What of a declaration tells its rows in the cache. */
export interface RowsKey {
  readonly product: string;
  readonly name: string;
}

/**
 * One page of the list; the old page stays, dimmed, while the next one is on its way. The rows and counts of another
 * port do not: under its name they would be wrong.
 */
export function pageQuery<R extends ListRow, S extends ListSearch, P extends ListPage<R>, F extends object>(
  list: ListDeclaration<R, S, P, F>,
  search: S,
) {
  const filter = list.filterOf(search);
  const rows = { page: search.page, limit: search.size };
  const region = list.region?.(search) ?? null;
  return queryOptions({
    queryKey: [list.product, list.name, region, { ...filter, ...rows }],
    queryFn: ({ signal }) => list.fetchPage(filter, rows, signal),
    ...(list.asksOnce && { staleTime: Infinity, refetchOnWindowFocus: false }),
    placeholderData: (page, before) => (before?.queryKey[2] === region ? page : undefined),
  });
}

/** Asks again for everything the product shows: rows, counts, what stands in its filters. */
export function refreshProduct(client: QueryClient, product: string): Promise<void> {
  return client.invalidateQueries({ queryKey: [product] });
}

/**
 * Whatever the product shows beside the page at hand, other pages and ports of the same list too, is asked for again when it
 * is looked at next, or at once.
 */
export function outdateOthers(client: QueryClient, product: string, shown: QueryKey, isAtOnce: boolean): void {
  const shownHash = hashKey(shown);
  void client.invalidateQueries({
    queryKey: [product],
    refetchType: isAtOnce ? 'active' : 'none',
    predicate: ({ queryHash }) => queryHash !== shownHash,
  });
}

/** Asks again for the pages of one list: its rows, their order and its counts. */
export function refreshRows(client: QueryClient, { product, name }: RowsKey): Promise<void> {
  return client.invalidateQueries({ queryKey: [product, name] });
}

/** Replaces rows of every cached page through `change`; pages without a change keep their identity. */
export function writeRows<R extends ListRow>(client: QueryClient, { product, name }: RowsKey, change: (row: R) => R): void {
  client.setQueriesData<ListPage<R>>({ queryKey: [product, name] }, (page) => page && changePage(page, change));
}

function changePage<R extends ListRow, P extends ListPage<R>>(page: P, change: (row: R) => R): P {
  const list = page.list.map(change);
  return list.some((row, i) => row !== page.list[i]) ? { ...page, list } : page;
}

/**
 * Takes newer rows into every cached page, each in its place, and the counts beside them: a chip never says another
 * number than its rows.
 */
export function takeRows<R extends ListRow, S extends ListSearch, P extends ListPage<R>, F extends object>(
  client: QueryClient,
  list: ListDeclaration<R, S, P, F>,
  arrived: readonly R[],
): void {
  const byId = new Map(arrived.map((row) => [row.id, row]));
  client.setQueriesData<P>({ queryKey: [list.product, list.name] }, (page) => {
    if (!page) return page;
    let counted = page;
    const taken = changePage(page, (row: R) => {
      const newer = byId.get(row.id);
      if (!newer || newer.version <= row.version) return row;
      counted = list.recount?.(counted, row, newer) ?? counted;
      return newer;
    });
    // None: what is written again counts as asked for just now.
    return taken === page ? undefined : { ...counted, list: taken.list };
  });
}

/** Changes rows in every cached page; returns the way back for these rows alone. */
export function patchRows<R extends ListRow>(client: QueryClient, key: RowsKey, ids: readonly number[], patch: Partial<R>): () => void {
  const before = new Map<number, R>();
  writeRows<R>(client, key, (row) => {
    if (!ids.includes(row.id)) return row;
    before.set(row.id, row);
    return { ...row, ...patch };
  });
  return () => {
    writeRows<R>(client, key, (row) => {
      const old = before.get(row.id);
      if (!old) return row;
      // A push may have renewed the row meanwhile: only the fields of the patch go back.
      const undone = Object.fromEntries(Object.keys(patch).map((name) => [name, old[name as keyof R]]));
      return { ...row, ...undone };
    });
  };
}
