import { findVisibleColumns, type ColumnLayout } from './lay-out-columns';

/** The part of the grid that is drawn: rows [fromRow, toRow) and centre columns [fromColumn, toColumn). */
export interface GridWindow {
  readonly fromRow: number;
  readonly toRow: number;
  readonly fromColumn: number;
  readonly toColumn: number;
}

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

// A few rows more on both sides keep the ground covered while the browser scrolls ahead of us.
const overscanRows = 4;

/** The window for a scroll position in px; `viewport.height` is the room under the head. */
export function findWindow<Row>(input: {
  readonly scroll: { readonly top: number; readonly left: number };
  readonly viewport: Viewport;
  readonly rowHeight: number;
  readonly rowCount: number;
  readonly layout: ColumnLayout<Row>;
}): GridWindow {
  const { scroll, viewport, rowHeight, rowCount, layout } = input;
  const first = Math.floor(scroll.top / rowHeight);
  const last = Math.ceil((scroll.top + viewport.height) / rowHeight);
  const [fromColumn, toColumn] = findVisibleColumns(layout, scroll.left, viewport.width);
  return {
    fromRow: Math.max(0, Math.min(first - overscanRows, rowCount)),
    toRow: Math.min(rowCount, Math.max(0, last + overscanRows)),
    fromColumn,
    toColumn,
  };
}

/** Whether two windows draw the same. */
export function isSameWindow(a: GridWindow, b: GridWindow): boolean {
  return a.fromRow === b.fromRow && a.toRow === b.toRow && a.fromColumn === b.fromColumn && a.toColumn === b.toColumn;
}
