import type { ListColumn } from '@mastlight/domain/contract-kit/list-columns';
import type { RefusalDefinition } from '@mastlight/domain/contract-kit/refusal';
import { findPort, type PortCode } from '@mastlight/domain/vocabulary/port';
import type * as z from 'zod/mini';
import type { FileAnswer } from '../http/route';
import { answerListFile, requireColumns, sheetCell } from './list-file';

/** What a list that fits on one page says of its file. */
interface PagedFile<Row extends object> {
  readonly findColumn: (port: PortCode, prop: string) => ListColumn<Row> | undefined;
  readonly unknown: RefusalDefinition<z.ZodMiniType<{ prop: string }>>;
  /** All rows of the filter, in the order of the screen, at port time `portNowMs`. */
  readonly findRows: (portNowMs: number) => Promise<readonly Row[]>;
  readonly sheetName: string;
  readonly nameOf: (portName: string, moment: string) => string;
}

/**
 * A short list as a file: exactly the columns, filters and order of the screen,
 * as it reads at this instant of port time, numbered from one.
 *
 * @throws BusinessError 400 for a column or sort that does not exist.
 */
export async function exportPage<Row extends object>(
  port: PortCode,
  props: readonly string[],
  portNowMs: number,
  { findColumn, unknown, findRows, sheetName, nameOf }: PagedFile<Row>,
): Promise<FileAnswer> {
  const columns = requireColumns(props, (prop) => findColumn(port, prop), unknown);
  const list = await findRows(portNowMs);
  async function* rows() {
    for (const [place, row] of list.entries()) {
      const numbered = { ...row, index: place + 1 };
      yield columns.map((column) => sheetCell(column, numbered, portNowMs));
    }
  }
  const nameAt = (moment: string): string => nameOf(findPort(port)!.name, moment);
  return answerListFile({ columns, rows: rows(), sheetName, nameOf: nameAt }, portNowMs);
}
