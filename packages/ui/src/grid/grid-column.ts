import type { ReactNode } from 'react';

/**
 * One column of a DataGrid. Keep the array and its functions stable: every change of them renders all rows.
 */
export interface GridColumn<Row> {
  readonly id: string;
  /** The name of the column: head, resize handle, column settings. */
  readonly title: string;
  /** px */
  readonly width: number;
  /** px; 40 unless told. */
  readonly minWidth?: number;
  readonly align?: 'start' | 'center' | 'end';
  /** Frozen columns keep their side while the others scroll. */
  readonly frozen?: 'left' | 'right';
  /** Takes the room that is left over, in this share. */
  readonly grow?: number;
  /** Set in the mono face: codes, times, counts. */
  readonly isMono?: boolean;
  readonly isSortable?: boolean;
  /** It holds buttons and no data: a copy leaves it out. */
  readonly isTool?: boolean;
  readonly isResizable?: boolean;
  /** Stands in the head instead of the title. */
  readonly head?: ReactNode;
  /** Draws the cell. Leave it out for plain text: such cells are the fastest. */
  readonly cell?: (row: Row) => ReactNode;
  /**
   * The drawing keeps no state of its own (no open menu, no half-typed text), so a row element that takes
   * over another row may redraw it in place instead of making it anew. Much faster while scrolling.
   */
  readonly isPure?: boolean;
  /** The cell as text: for copying, export, and for drawing where `cell` is left out. */
  readonly text: (row: Row) => string;
}

/** The state shown by the colour at a row's left edge. */
export type RowEdge = 'danger' | 'att' | 'customs' | 'run' | 'done';

export interface GridSort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

/** Row heights in px. */
export type GridDensity = 28 | 32 | 40;

/** A place in the grid; row −1 is the head. Columns count in the order they are seen. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** The id of the column that the grid adds for the selection. */
export const selectColumnId = '__select';
