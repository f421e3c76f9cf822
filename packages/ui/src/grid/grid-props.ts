import type { ReactNode, Ref } from 'react';
import type { GridColumn, GridDensity, GridSort, RowEdge } from './grid-column';

/** What an owner can ask of a mounted grid. */
export interface GridHandle {
  readonly focus: () => void;
  /** Makes the row at `index` the active one and brings it into sight. */
  readonly showRow: (index: number) => void;
}

export interface DataGridProps<Row> {
  /** The grid's name for assistive technology. */
  readonly label: string;
  /** Rows that did not change must be the same objects as before: only changed ones render again. */
  readonly rows: readonly Row[];
  readonly columns: readonly GridColumn<Row>[];
  readonly rowId: (row: Row) => string;
  /** What a row is called, for whatever is done with one row of many. */
  readonly rowName?: (row: Row) => string;
  readonly rowEdge?: (row: Row) => RowEdge | null | undefined;
  /** When this moves on for a row in sight, the row lights up for 2 s. */
  readonly rowVersion?: (row: Row) => string | number;
  readonly density?: GridDensity;
  /** All rows of the query, where `rows` holds one page of it. */
  readonly totalCount?: number;
  readonly sort?: GridSort | null;
  readonly onSortChange?: (sort: GridSort | null) => void;
  /** The ids of the chosen rows; giving it adds the checkbox column. */
  readonly selection?: ReadonlySet<string>;
  readonly onSelectionChange?: (selection: ReadonlySet<string>) => void;
  /** Widths in px set by hand, by column id; the grid keeps its own when it is left out. */
  readonly columnWidths?: Readonly<Record<string, number>>;
  readonly onColumnResize?: (columnId: string, widthPx: number) => void;
  /** A press on a row (not on a widget in it), or Enter on a cell without one. */
  readonly onRowOpen?: (row: Row, how: { readonly isNewTab: boolean }) => void;
  /** The right button or the menu key; `at` is a point of the viewport in px. */
  readonly onRowMenu?: (row: Row, at: { readonly x: number; readonly y: number }) => void;
  /** The rows that a row stands for, itself among them, where it is chosen for all of them. */
  readonly standsFor?: (row: Row) => readonly Row[];
  /** What Ctrl+C has put on the clipboard; heads are no row. */
  readonly onCopied?: (copied: { readonly rows: number; readonly cells: number }) => void;
  /** Whether the pointer is over the rows: the owner then holds back changes that would move them. */
  readonly onPointerInside?: (isInside: boolean) => void;
  /** The first rows are on their way. */
  readonly isLoading?: boolean;
  /** Newer rows are on their way; the old ones stay, dimmed. */
  readonly isRefreshing?: boolean;
  /** Stands where the rows would, when there are none. */
  readonly empty?: ReactNode;
  /** Stands where the rows would, when they could not be had. */
  readonly error?: ReactNode;
  readonly ref?: Ref<GridHandle>;
}
