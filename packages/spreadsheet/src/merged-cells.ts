/** Cells that are merged over several rows: their text stands in the first, and a person sees it beside all of them. */

/** The first column of a merged cell, from 0, and the rows that it covers, by their numbers. */
export interface MergedCell {
  readonly column: number;
  readonly fromRowNo: number;
  readonly toRowNo: number;
}

/** A row into which a text may be carried. */
interface CarryingRow {
  readonly rowNo: number;
  readonly cells: readonly string[];
  readonly isHidden: boolean;
  carried?: Map<number, string>;
}

/** Reads `A2:B5`; null for a cell of one row, over which nothing is to be carried. */
export function mergedOf(reference: string, columnOf: (reference: string, previous: number) => number): MergedCell | null {
  const [, from, fromRow, toRow] = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(reference) ?? [];
  if (from === undefined || Number(toRow) <= Number(fromRow)) return null;
  return { column: columnOf(from, 0), fromRowNo: Number(fromRow), toRowNo: Number(toRow) };
}

/**
 * Gives each row that is shown what merged cells from above show in it. Of merged cells that overlap, which no program writes, one counts:
 * each row is looked at once for each column.
 *
 * @param take hears of each text that is carried, and may refuse
 */
export function carryMerged(rows: readonly CarryingRow[], merged: readonly MergedCell[], take: (text: string) => void): void {
  const byColumn = new Map<number, MergedCell[]>();
  for (const cell of merged) {
    const own = byColumn.get(cell.column);
    if (own === undefined) byColumn.set(cell.column, [cell]);
    else own.push(cell);
  }
  for (const [column, cells] of byColumn) {
    const ordered = cells.toSorted((a, b) => a.fromRowNo - b.fromRowNo);
    let [at, text] = [0, ''];
    for (const row of rows) {
      while (at < ordered.length && ordered[at]!.toRowNo < row.rowNo) [at, text] = [at + 1, ''];
      const cell = ordered[at];
      if (cell === undefined) break;
      if (row.rowNo === cell.fromRowNo) text = row.cells[column] ?? '';
      else if (row.rowNo > cell.fromRowNo && text !== '' && !row.isHidden) {
        take(text);
        (row.carried ??= new Map()).set(column, text);
      }
    }
  }
}
