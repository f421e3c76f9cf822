import { cellText, headText, type ListColumn } from '@mastlight/domain/contract-kit/list-columns';
import { refuse, type RefusalDefinition } from '@mastlight/domain/contract-kit/refusal';
import type * as z from 'zod/mini';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { FileAnswer } from '../http/route';
import { xlsxContentType, xlsxStream, type SheetCell } from '../spreadsheet/xlsx-stream';

/** A list as a file: what it holds, and what file and sheet are called. */
interface ListFile {
  readonly columns: readonly Pick<ListColumn<never>, 'title' | 'unit' | 'form' | 'width' | 'prop'>[];
  readonly rows: AsyncIterable<SheetCell[]>;
  readonly sheetName: string;
  /** Given the moment for the name: `2026-10-12_1400`. */
  readonly nameOf: (moment: string) => string;
}

/** The moment for the name of a file, `2026-10-12_1400`; `portNowMs` is port time. */
export function momentOfFile(portNowMs: number): string {
  return formatShanghai(portNowMs).slice(0, 16).replace(' ', '_').replace(':', '');
}

/**
 * The columns that a file is asked for, in the order asked.
 *
 * @param find the column of a wire name, if the list has one
 * @throws BusinessError `unknown`, which names the first that does not exist
 */
export function requireColumns<Column>(
  props: readonly string[],
  find: (prop: string) => Column | undefined,
  unknown: RefusalDefinition<z.ZodMiniType<{ prop: string }>>,
): Column[] {
  return props.map((prop) => {
    const column = find(prop);
    if (column === undefined) throw refuse(unknown, { prop }, { field: 'columns' });
    return column;
  });
}

/**
 * The answer that is the file, streamed row by row; `portNowMs` is the port time at which the list reads so. Its first row
 * is read before the answer begins, so that a refusal, or a database that is away, still finds its envelope.
 */
export async function answerListFile({ columns, rows, sheetName, nameOf }: ListFile, portNowMs: number): Promise<FileAnswer> {
  const source = rows[Symbol.asyncIterator]();
  const first = await source.next();
  async function* all(): AsyncGenerator<SheetCell[]> {
    if (first.done) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => source };
  }
  return {
    contentType: xlsxContentType,
    fileName: nameOf(momentOfFile(portNowMs)),
    body: xlsxStream({
      name: sheetName,
      columns: columns.map((column) => ({ ...column, title: headText(column, column.title) })),
      rows: all(),
    }),
  };
}

/** A cell of a file: as the screen shows it, a time whole and as a time. */
export function sheetCell<Row extends object>(column: ListColumn<Row>, row: Row, portNowMs: number): SheetCell {
  if (column.form !== 'time') return cellText(column, row, portNowMs, '');
  const time = column.value ? column.value(row, portNowMs) : (row as Readonly<Record<string, unknown>>)[column.prop];
  return typeof time === 'string' && time !== '' ? { localTime: time } : '';
}
