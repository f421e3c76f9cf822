import type { ListColumn } from '@mastlight/domain/contract-kit/list-columns';
import type { RefusalDefinition } from '@mastlight/domain/contract-kit/refusal';
import { findPort, type PortCode } from '@mastlight/domain/vocabulary/port';
import type * as z from 'zod/mini';
import type { FileAnswer } from '../http/route';
import type { TellRows } from './long-export';
import { answerListFile, requireColumns, sheetCell } from './list-file';

/** At most a page, see `pageSizeMax`. */
const rowsPerRead = 500;

/** What a list says of its file. */
interface PagedFile<Row extends object> {
  readonly findColumn: (port: PortCode, prop: string) => ListColumn<Row> | undefined;
  readonly unknown: RefusalDefinition<z.ZodMiniType<{ prop: string }>>;
  /** Ids of all rows of the filter, in the order of the screen, at port time `portNowMs`. */
  readonly findIds: (portNowMs: number) => Promise<readonly number[]>;
  /** Some of them, in whatever order. */
  readonly findRows: (ids: readonly number[], portNowMs: number) => Promise<readonly (Row & { readonly id: number })[]>;
  readonly sheetName: string;
  /** Hears how far it is. */
  readonly tell?: TellRows | undefined;
  readonly nameOf: (portName: string, moment: string) => string;
}

/**
 * A list as a file: exactly the columns, filters and order of the screen, as it
 * reads at this instant of port time, numbered from one. The order is settled
 * once, as ids; rows are read in portions as they are taken, so that memory
 * stays bounded however many have ended. What is deleted meanwhile is passed over.
 *
 * @throws BusinessError 400 for a column or sort that does not exist.
 */
export async function exportPage<Row extends object>(
  port: PortCode,
  props: readonly string[],
  portNowMs: number,
  { findColumn, unknown, findIds, findRows, sheetName, tell, nameOf }: PagedFile<Row>,
): Promise<FileAnswer> {
  const columns = requireColumns(props, (prop) => findColumn(port, prop), unknown);
  const ids = await findIds(portNowMs);
  async function* rows() {
    let index = 0;
    for (let from = 0; from < ids.length; from += rowsPerRead) {
      await tell?.(from, ids.length);
      const portion = ids.slice(from, from + rowsPerRead);
      const found = new Map((await findRows(portion, portNowMs)).map((row) => [row.id, row]));
      for (const id of portion) {
        const row = found.get(id);
        if (row === undefined) continue;
        const numbered = { ...row, index: ++index };
        yield columns.map((column) => sheetCell(column, numbered, portNowMs));
      }
    }
  }
  const nameAt = (moment: string): string => nameOf(findPort(port)!.name, moment);
  return answerListFile({ columns, rows: rows(), sheetName, nameOf: nameAt }, portNowMs);
}
