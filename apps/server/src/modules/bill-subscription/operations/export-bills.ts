import { billSubscriptionRefusals as refusals } from '@mastlight/domain/bill-subscription/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { findBillColumn, type BillColumn } from '@mastlight/domain/bill-subscription/columns';
import { billSubscriptionTexts as texts } from '@mastlight/domain/bill-subscription/messages';
import { containerColumns } from '@mastlight/domain/bill-subscription/container-columns';
import { cellText, type ListColumn } from '@mastlight/domain/contract-kit/list-columns';
import { findPort, type PortCode } from '@mastlight/domain/vocabulary/port';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { FileAnswer } from '../../../platform/http/route';
import type { Session } from '../../../platform/http/session';
import { xlsxContentType, xlsxStream, type SheetCell } from '../../../platform/spreadsheet/xlsx-stream';
import type { Parts } from '../parts';
import type { BillFilter } from '../queries/bill-filter';
import { readBillRows, type ExportedBill } from '../queries/export-bills';

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
  isPerContainer: boolean,
): Promise<FileAnswer> {
  const columns = props.map((prop) => requireColumn(filter.systemKey, prop));
  const portNowMs = Math.trunc(platform.portClock.nowMs());
  const source = readBillRows(platform.database, ownerKey, filter, portNowMs);
  // The first row is read before the answer begins, so that a refusal still finds its envelope.
  const first = await source.next();
  const cellsOf = ({ row, containers }: ExportedBill): SheetCell[][] => {
    const ofBill = columns.map((column) => sheetCell(column, row, portNowMs));
    if (!isPerContainer) return [ofBill];
    const ofBoxes = containers.map((container) => containerColumns.map((column) => sheetCell(column, container, portNowMs)));
    // A bill whose boxes nobody has named stays in the file, with its place for them empty.
    return (ofBoxes.length > 0 ? ofBoxes : [containerColumns.map(() => '')]).map((ofBox) => [...ofBill, ...ofBox]);
  };
  async function* rows(): AsyncGenerator<SheetCell[]> {
    if (first.done) return;
    yield* cellsOf(first.value);
    for await (const bill of source) yield* cellsOf(bill);
  }
  const moment = formatShanghai(portNowMs).slice(0, 16).replace(' ', '_').replace(':', '');
  const nameOf = isPerContainer ? texts.exportBoxesName : texts.exportName;
  return {
    contentType: xlsxContentType,
    fileName: nameOf(findPort(filter.systemKey)?.name ?? filter.systemKey, moment),
    body: xlsxStream({ name: texts.sheetName, columns: isPerContainer ? [...columns, ...containerColumns] : columns, rows: rows() }),
  };
}

/** A cell of a file: as the screen shows it, a time whole and as a time. */
function sheetCell<Row extends object>(column: ListColumn<Row>, row: Row, portNowMs: number): SheetCell {
  if (column.form !== 'time') return cellText(column, row, portNowMs, '');
  const time = column.value ? column.value(row, portNowMs) : (row as Readonly<Record<string, unknown>>)[column.prop];
  return typeof time === 'string' && time !== '' ? { localTime: time } : '';
}

function requireColumn(port: PortCode, prop: string): BillColumn {
  const column = findBillColumn(port, prop);
  if (!column) throw refuse(refusals.unknownColumn, { prop }, { field: 'columns' });
  return column;
}
