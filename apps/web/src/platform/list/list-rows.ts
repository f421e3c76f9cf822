/** The pages of a list in the cache: asking for them, and changing their rows where they stand. */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
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
    placeholderData: (page, before) => (before?.queryKey[2] === region ? page : undefined),
  });
}

/** Asks again for everything the product shows: rows, counts, what stands in its filters. */
export function refreshProduct(client: QueryClient, product: string): Promise<void> {
  return client.invalidateQueries({ queryKey: [product] });
}

/** Replaces rows of every cached page through `change`; pages without a change keep their identity. */
export function writeRows<R extends ListRow>(client: QueryClient, { product, name }: RowsKey, change: (row: R) => R): void {
  client.setQueriesData<ListPage<R>>({ queryKey: [product, name] }, (page) => {
    if (!page) return page;
    const list = page.list.map(change);
    return list.some((row, i) => row !== page.list[i]) ? { ...page, list } : page;
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
