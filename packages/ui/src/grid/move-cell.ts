import type { CellPosition } from './grid-column';

export interface GridBounds {
  readonly rowCount: number;
  readonly columnCount: number;
  /** How many whole rows fit, for Page Up and Page Down. */
  readonly pageRows: number;
}

export interface GridKey {
  readonly key: string;
  readonly ctrlKey: boolean;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

/**
 * Where a key leads from `from` by the APG grid pattern; null when the key does not move. The head (row −1)
 * can be reached with the arrow up from the first row; Home, End and Page keys in the head stay in it.
 */
export function moveCell(from: CellPosition, { key, ctrlKey }: GridKey, bounds: GridBounds): CellPosition | null {
  const lastRow = bounds.rowCount - 1;
  const lastColumn = bounds.columnCount - 1;
  const row = (value: number) => clamp(value, -1, lastRow);
  switch (key) {
    case 'ArrowDown':
      return { ...from, row: ctrlKey ? lastRow : row(from.row + 1) };
    case 'ArrowUp':
      return { ...from, row: ctrlKey ? Math.min(0, lastRow) : row(from.row - 1) };
    case 'ArrowRight':
      return { ...from, column: ctrlKey ? lastColumn : clamp(from.column + 1, 0, lastColumn) };
    case 'ArrowLeft':
      return { ...from, column: ctrlKey ? 0 : clamp(from.column - 1, 0, lastColumn) };
    case 'Home':
      return { row: ctrlKey ? Math.min(0, lastRow) : from.row, column: 0 };
    case 'End':
      return { row: ctrlKey ? lastRow : from.row, column: lastColumn };
    case 'PageDown':
      return { ...from, row: row(Math.max(0, from.row) + Math.max(1, bounds.pageRows)) };
    case 'PageUp':
      return from.row <= 0 ? from : { ...from, row: clamp(from.row - Math.max(1, bounds.pageRows), 0, lastRow) };
    default:
      return null;
  }
}
