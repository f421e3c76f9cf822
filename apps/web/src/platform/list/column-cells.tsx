import { cellText, headText, type ListColumn } from '@mastlight/domain/contract-kit/list-columns';
import { portNowMs } from '../live';
import { said } from '../said';
import { TimeCell } from '../time-cell';

/** The text of a column in a row as people read it: words in the language of now, thousands apart (R-0-07). */
export function shownText<R extends object>(column: ListColumn<R>, row: R): string {
  const told = cellText(column, row, portNowMs());
  if (typeof told === 'number') return told.toLocaleString('en-US');
  return column.isTyped ? told : said(told);
}

/** The heads of declared columns in a table that is no grid; numbers stand at the end. */
export function ColumnHeads({ columns }: { readonly columns: readonly Pick<ListColumn<never>, 'prop' | 'title' | 'form' | 'unit'>[] }) {
  return columns.map((column) => (
    <th key={column.prop} scope="col" data-kind={kindOf(column)}>
      {headText(column, said(column.title))}
    </th>
  ));
}

/** The cells of a row under `ColumnHeads`. */
export function ColumnCells<R extends object>({ columns, row }: { readonly columns: readonly ListColumn<R>[]; readonly row: R }) {
  return columns.map((column) => (
    <td key={column.prop} className={column.form === 'text' ? undefined : 'ml-mono'} data-kind={kindOf(column)}>
      {column.form === 'time' ? <TimeCell time={timeOf(column, row)} /> : shownText(column, row)}
    </td>
  ));
}

/** The whole of a time, as the row tells it. */
function timeOf<R extends object>(column: ListColumn<R>, row: R): string | null {
  const time = column.value ? column.value(row, portNowMs()) : (row as Readonly<Record<string, unknown>>)[column.prop];
  return typeof time === 'string' ? time : null;
}

const kindOf = ({ form }: Pick<ListColumn<never>, 'form'>): 'number' | undefined => (form === 'number' ? 'number' : undefined);
