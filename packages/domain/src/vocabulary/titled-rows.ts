/** Rows of a spreadsheet, read by the titles that stand above them. */
import { unsafeCellText } from './export-cell';
import { visibleText } from './visible-text';

/** A row as a spreadsheet has it, under the number that stands at its side. */
export interface SheetLine {
  readonly rowNo: number;
  readonly cells: readonly string[];
  /** What merged cells from rows above show in this row, by column. */
  readonly carried?: ReadonlyMap<number, string>;
  /** Between it and the row before stand hidden ones, which are left out. */
  readonly isAfterHidden?: boolean;
}

export interface TitledRow<Field extends string> {
  readonly rowNo: number;
  /** Trimmed; empty where there is no such column, or nothing in it. */
  readonly texts: Readonly<Record<Field, string>>;
}

/** Titles stand among the first rows, and are short. */
const titleRowsMax = 20;
const titleLengthMax = 60;

/** How titles are compared: whatever their width, case, stars and spaces, and without the unit in brackets behind them. */
const key = (text: string): string =>
  visibleText(text)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s*_]/g, '')
    .replace(/(?<=.)\([^()]*\)$/, '');

/**
 * The rows below the first one that has a title of `anchor`; above it, in up to twenty rows, may stand whatever people write. Of two columns
 * with the same title the first counts.
 *
 * @param titles of each field, as people write them
 * @returns null where no row has that title
 */
export function readTitledRows<Field extends string>(
  rows: readonly SheetLine[],
  titles: Readonly<Record<Field, readonly string[]>>,
  anchor: NoInfer<Field>,
): readonly TitledRow<Field>[] | null {
  const fields = Object.keys(titles) as Field[];
  const fieldByTitle = new Map(fields.flatMap((field) => titles[field].map((title) => [key(title), field] as const)));
  const fieldOf = (text: string): Field | undefined => (text.length > titleLengthMax ? undefined : fieldByTitle.get(key(text)));
  const head = rows.slice(0, titleRowsMax).findIndex(({ cells }) => cells.some((text) => fieldOf(text) === anchor));
  if (head === -1) return null;
  const columnOf = new Map<Field, number>();
  rows[head]!.cells.forEach((text, column) => {
    const field = fieldOf(text);
    if (field !== undefined && !columnOf.has(field)) columnOf.set(field, column);
  });
  // Field by field: pairs of each would be a third of a million arrays of a file of 5,000 rows.
  return rows.slice(head + 1).map(({ rowNo, cells }) => {
    const texts = {} as Record<Field, string>;
    for (const field of fields) {
      const column = columnOf.get(field);
      texts[field] = column === undefined ? '' : unsafeCellText(visibleText(cells[column] ?? '').trim());
    }
    return { rowNo, texts };
  });
}
