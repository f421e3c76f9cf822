import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { GridColumn } from '@mastlight/ui';
import { emptyCellText } from '@mastlight/domain/contract-kit/list-columns';
import type { ListRow } from './list-declaration';

/**
 * 序号: where each row of a page stands in its list. Rows know nothing of their
 * place, so that one that only moved is drawn as it was; its number alone is new.
 */
class Ordinals {
  #places: ReadonlyMap<number, number> = new Map();
  readonly #listeners = new Set<() => void>();

  /** The rows on the screen; `before` of the list stand on earlier pages. */
  tell(rows: readonly ListRow[], before: number): void {
    this.#places = new Map(rows.map(({ id }, at) => [id, before + at + 1]));
    for (const listener of this.#listeners) listener();
  }

  /** The row's number, from 1, or the sign of an empty cell for a row that is not on the screen. */
  textOf(row: ListRow): string {
    return this.#places.get(row.id)?.toString() ?? emptyCellText;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** What of a list tells where its rows stand. */
export interface Placed {
  readonly rows: readonly ListRow[];
  readonly search: { readonly page: number; readonly size: number };
}

/** The places of a list's rows; the same object for the whole life of the page. */
export function useOrdinals({ rows, search: { page, size } }: Placed): Ordinals {
  const [ordinals] = useState(() => new Ordinals());
  useLayoutEffect(() => ordinals.tell(rows, (page - 1) * size), [ordinals, rows, page, size]);
  return ordinals;
}

/** The prop of a declared column that holds the numbers. */
export const ordinalColumn = 'index';

/** The column with the rows' numbers in it, shown and copied. */
export function withOrdinals<R extends ListRow>(column: GridColumn<R>, ordinals: Ordinals): GridColumn<R> {
  return { ...column, cell: (row) => <Ordinal ordinals={ordinals} row={row} />, text: (row) => ordinals.textOf(row) };
}

function Ordinal({ ordinals, row }: { readonly ordinals: Ordinals; readonly row: ListRow }) {
  return useSyncExternalStore(ordinals.subscribe, () => ordinals.textOf(row));
}
