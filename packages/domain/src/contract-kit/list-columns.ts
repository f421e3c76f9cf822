/**
 * The column declaration of a list: what the screen, the saved settings, the sort and the export all read, so that a
 * file holds what the screen shows. Props are the wire's spelling, because saved column settings name them (R-3.7-04).
 */

/** How a value is drawn, lined up and exported. */
export type ColumnForm = 'code' | 'text' | 'time' | 'number' | 'switch' | 'count' | 'nodes' | 'countdown';

export interface ListColumn<Row> {
  readonly prop: string;
  readonly title: string;
  /** In what its numbers are: stands beside the title in every head. */
  readonly unit?: string;
  /** The prop that saved settings from before have it under. */
  readonly formerly?: string;
  readonly form: ColumnForm;
  /** px. */
  readonly width: number;
  readonly isShown: boolean;
  /** Stays in place while the list scrolls sideways. */
  readonly isFrozen: boolean;
  readonly isSortable: boolean;
  /** People wrote it: it reads as they did, in every language. */
  readonly isTyped: boolean;
  /**
   * What the cell says, where that is not the row's field of this name: a word for a code, one field made of others.
   * `portNowMs` is port time, for what counts down.
   */
  value?(row: Row, portNowMs: number): unknown;
}

/** R-0-07: an empty cell shows this. */
export const emptyCellText = '-';

/** A column, shown, sortable and not frozen unless it says otherwise. */
export function listColumn<Row>(
  prop: string,
  title: string,
  form: ColumnForm,
  width: number,
  rest: Partial<Pick<ListColumn<Row>, 'isShown' | 'isFrozen' | 'isSortable' | 'isTyped' | 'value' | 'formerly' | 'unit'>> = {},
): ListColumn<Row> {
  return { prop, title, form, width, isShown: true, isFrozen: false, isSortable: true, isTyped: false, ...rest };
}

/** What the head of a column says, on the screen and in a file: its title, in the language of `title`, and its unit (R-0-07). */
export function headText({ unit }: Pick<ListColumn<never>, 'unit'>, title: string): string {
  return unit === undefined ? title : `${title} ${unit}`;
}

/** `MM-DD HH:mm`, as tables show a time (R-0-06). */
export function shortTime(time: string): string {
  return time.slice(5, 16);
}

/**
 * The text of `column` in `row`, as screen and export show it; numbers stay numbers, so that a spreadsheet can add
 * them up.
 *
 * @param empty what an empty cell shows; a file leaves it empty, where a lone dash would be a formula.
 */
export function cellText<Row extends object>(column: ListColumn<Row>, row: Row, portNowMs: number, empty = emptyCellText): string | number {
  const value = column.value ? column.value(row, portNowMs) : (row as Readonly<Record<string, unknown>>)[column.prop];
  switch (column.form) {
    case 'time':
      return typeof value === 'string' && value !== '' ? shortTime(value) : empty;
    case 'number':
      return typeof value === 'number' ? value : empty;
    case 'switch':
      return value === true ? '是' : '否';
    default:
      return typeof value === 'string' && value !== '' ? value : empty;
  }
}
