import type { ColumnDefault } from '@mastlight/domain/contract-kit/column-config';
import type { RowTopic } from '@mastlight/domain/contract-kit/topic';
import type { ListColumn } from '@mastlight/domain/contract-kit/list-columns';
import type { LaterExport, SavedFile } from './save-file';
import type { ListSearch, SearchSchema } from './search-schema';

/** Of rows that stand as one, at the first of them: how many they are, and whether the others are in sight. */
export interface Fold {
  readonly count: number;
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** While the others are out of sight: what is told of all together, in place of its own fields. */
  readonly told?: object;
  /** And the rows that it stands for, itself among them. */
  readonly rows?: readonly ListRow[];
}

/** Which rows stand as one, and what is told of them together. */
export interface FoldRules<R> {
  readonly keyOf: (row: R) => string | null;
  readonly tell: (rows: readonly [R, ...R[]]) => Partial<R>;
}

/** What the kit must know of a row: which one it is, and which of two is the newer. */
export interface ListRow {
  readonly id: number;
  /** Grows with every change of the row; a changed version flashes. */
  readonly version: number;
  /** Where it stands for others that are alike; the list puts it there. */
  readonly fold?: Fold;
}

/** One page as the server answers it; a list's own answer may carry more, such as counts. */
export interface ListPage<R extends ListRow> {
  readonly list: readonly R[];
  readonly total: number;
}

/** Which rows a call asks for, beside the list's own filter. */
export interface RowsAsked {
  readonly page: number;
  readonly limit: number;
  /** Only these: what a push named. */
  readonly ids?: readonly number[];
}

/**
 * A list: its columns, its address and its calls, declared once. Everything else that a list does on the screen
 * (pages, selection, live rows, saved columns, export, keys) follows from it. It must be a constant.
 */
export interface ListDeclaration<
  R extends ListRow = ListRow,
  S extends ListSearch = ListSearch,
  P extends ListPage<R> = ListPage<R>,
  F extends object = object,
> {
  /** First part of every key in the cache: what refreshing this product asks for again. */
  readonly product: string;
  /** Distinguishes the lists of one product, and names their saved columns. */
  readonly name: string;
  /** The columns of a view, the same array for the same region. */
  readonly columns: (search: S) => readonly ListColumn<R>[];
  readonly search: SearchSchema<S>;
  /** Fields of the view that stay while somebody goes to other pages and comes back by the menu, with the lists that name them too. */
  readonly kept?: readonly (keyof S & string)[];
  /** The part of the saved columns' name that tells ports apart; null = this list saves none. */
  readonly region: ((search: S) => string) | null;
  /** The topic under which changed rows are pushed; without one the list stands still. */
  readonly topic?: RowTopic;
  /** Each look is counted: rows are asked for again when the user asks, and at no other time. */
  readonly asksOnce?: true;
  /** What of a row only its own user changes: a row in which nothing else is new is no news to him. */
  readonly ownFields: readonly (keyof R & string)[];
  /** Three and more rows of one page with the same key stand as one, in a view for which `isFolded`; a row without a key for itself. */
  readonly folds?: FoldRules<R> & { readonly isFolded: (search: S) => boolean };
  /** The page with its counts as they are once one of its rows has changed; a list without counts needs none. */
  readonly recount?: (page: P, before: R, after: R) => P;
  /** The filter that a view sends; what is not set is not sent. */
  readonly filterOf: (search: S) => F;
  /** One page; it shows no errors itself, since the list says where the rows would stand what went wrong. */
  readonly fetchPage: (filter: F, rows: RowsAsked, signal?: AbortSignal) => Promise<P>;
  /** The whole view as a file, or of it the rows in `ids`. */
  readonly exportRows?: (filter: F, columns: readonly string[], ids?: readonly number[]) => Promise<SavedFile>;
  /** How its long files are made; without it all are made at once. */
  readonly exportLater?: LaterExport;
}

/** The columns as they come when nothing was set. */
export function defaultSettings(columns: readonly ListColumn<never>[]): readonly ColumnDefault[] {
  return columns.map(({ prop, isShown, isFrozen, width, formerly }) => ({
    prop,
    isShown,
    isFixed: isFrozen,
    widthPx: width,
    ...(formerly !== undefined && { formerly }),
  }));
}
