import { billCellText } from '@mastlight/domain/bill-subscription/cell-text';
import { findBillColumn, type BillColumn } from '@mastlight/domain/bill-subscription/columns';
import { billSubscriptionTexts as texts } from '@mastlight/domain/bill-subscription/messages';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { findPort, type PortCode } from '@mastlight/domain/vocabulary/port';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { FileAnswer } from '../../../platform/http/route';
import type { Session } from '../../../platform/http/session';
import { xlsxContentType, xlsxStream } from '../../../platform/spreadsheet/xlsx-stream';
import type { Parts } from '../parts';
import type { BillFilter } from '../queries/bill-filter';
import { readBillRows, type ExportedRow } from '../queries/export-bills';

/**
 * The list as a file: exactly the columns, filters and order of the screen, as
 * it reads at this instant of port time.
 *
 * @throws BusinessError 400 for a column or sort that does not exist.
 */
export async function exportBills(
  { platform }: Parts,
  { ownerKey }: Session,
  filter: BillFilter,
  props: readonly string[],
): Promise<FileAnswer> {
  const columns = props.map((prop) => requireColumn(filter.systemKey, prop));
  const portNowMs = Math.trunc(platform.portClock.nowMs());
  const source = readBillRows(platform.database, ownerKey, filter, portNowMs);
  // The first row is read before the answer begins, so that a refusal still finds its envelope.
  const first = await source.next();
  const cellsOf = (row: ExportedRow) => columns.map((column) => billCellText(column, row, portNowMs, ''));
  async function* rows(): AsyncGenerator<(string | number)[]> {
    if (first.done) return;
    yield cellsOf(first.value);
    for await (const row of source) yield cellsOf(row);
  }
  const date = formatShanghai(portNowMs).slice(0, 10);
  return {
    contentType: xlsxContentType,
    fileName: texts.exportName(findPort(filter.systemKey)?.name ?? filter.systemKey, date),
    body: xlsxStream({ name: texts.sheetName, columns, rows: rows() }),
  };
}

function requireColumn(port: PortCode, prop: string): BillColumn {
  const column = findBillColumn(port, prop);
  if (!column) throw new BusinessError(400, texts.unknownColumn(prop), { fields: { columns: texts.unknownColumn(prop) } });
  return column;
}
