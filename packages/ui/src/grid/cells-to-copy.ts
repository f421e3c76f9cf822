import { selectColumnId, type CellPosition } from './grid-column';
import type { ColumnLayout } from './lay-out-columns';

/** Two numbers, the lower first. */
export function order(a: number, b: number): readonly [low: number, high: number] {
  return a <= b ? [a, b] : [b, a];
}

/** The texts that a copy takes: the marked range, else the chosen rows under their titles, else the active cell; empty when there is none. */
export function cellsToCopy<Row>(grid: {
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly layout: ColumnLayout<Row>;
  readonly active: CellPosition | null;
  /** Where the marked range began; null when none is marked. */
  readonly rangeAnchor: CellPosition | null;
  readonly selection: ReadonlySet<string> | undefined;
  readonly standsFor: ((row: Row) => readonly Row[]) | undefined;
}): { readonly cells: string[][]; readonly hasHeads: boolean } {
  const { rows, rowId, layout, active, rangeAnchor, selection, standsFor = (row: Row) => [row] } = grid;
  const textColumns = layout.all.filter(({ column }) => column.id !== selectColumnId && column.isTool !== true);
  if (rangeAnchor && active) {
    const [fromRow, toRow] = order(rangeAnchor.row, active.row);
    const [from, to] = order(rangeAnchor.column, active.column);
    const inRange = textColumns.filter(({ index }) => index >= from && index <= to);
    return { cells: rows.slice(fromRow, toRow + 1).map((row) => inRange.map(({ column }) => column.text(row))), hasHeads: false };
  }
  if (selection && selection.size > 0) {
    const chosen = rows.flatMap(standsFor).filter((row) => selection.has(rowId(row)));
    const heads = textColumns.map(({ column }) => column.title);
    return { cells: [heads, ...chosen.map((row) => textColumns.map(({ column }) => column.text(row)))], hasHeads: true };
  }
  const row = active && active.row >= 0 ? rows[active.row] : undefined;
  const column = active ? layout.all[active.column]?.column : undefined;
  return { cells: row !== undefined && column ? [[column.text(row)]] : [], hasHeads: false };
}
