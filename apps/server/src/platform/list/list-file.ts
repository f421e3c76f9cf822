import { cellText, type ListColumn } from '@mastlight/domain/contract-kit/list-columns';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { FileAnswer } from '../http/route';
import { xlsxContentType, xlsxStream, type SheetCell } from '../spreadsheet/xlsx-stream';

/** A list as a file: what it holds, and what file and sheet are called. */
interface ListFile {
  readonly columns: readonly Pick<ListColumn<never>, 'title' | 'form' | 'width' | 'prop'>[];
  readonly rows: AsyncIterable<SheetCell[]>;
  readonly sheetName: string;
  /** Given the moment for the name: `2026-10-12_1400`. */
  readonly nameOf: (moment: string) => string;
}

/** The answer that is the file, streamed row by row; `portNowMs` is the port time at which the list reads so. */
export function answerListFile({ columns, rows, sheetName, nameOf }: ListFile, portNowMs: number): FileAnswer {
  const moment = formatShanghai(portNowMs).slice(0, 16).replace(' ', '_').replace(':', '');
  return { contentType: xlsxContentType, fileName: nameOf(moment), body: xlsxStream({ name: sheetName, columns, rows }) };
}

/** A cell of a file: as the screen shows it, a time whole and as a time. */
export function sheetCell<Row extends object>(column: ListColumn<Row>, row: Row, portNowMs: number): SheetCell {
  if (column.form !== 'time') return cellText(column, row, portNowMs, '');
  const time = column.value ? column.value(row, portNowMs) : (row as Readonly<Record<string, unknown>>)[column.prop];
  return typeof time === 'string' && time !== '' ? { localTime: time } : '';
}
