import { billSubscriptionRefusals as refusals } from '@mastlight/domain/bill-subscription/refusals';
import { findBillColumn } from '@mastlight/domain/bill-subscription/columns';
import { billSubscriptionTexts as texts } from '@mastlight/domain/bill-subscription/messages';
import { containerColumnsOf } from '@mastlight/domain/bill-subscription/container-columns';
import type { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import type { RequestOf } from '@mastlight/domain/contract-kit/endpoint';
import { findPort } from '@mastlight/domain/vocabulary/port';
import type { FileAnswer } from '../../../platform/http/route';
import type { Session } from '../../../platform/http/session';
import type { TellRows } from '../../../platform/list/long-export';
import { answerListFile, requireColumns, sheetCell } from '../../../platform/list/list-file';
import type { SheetCell } from '../../../platform/spreadsheet/xlsx-stream';
import { ListTimes } from '../../tracking/index';
import type { Parts } from '../parts';
import { readBillRows, type ExportedBill } from '../queries/export-bills';

/**
 * The list as a file: exactly the columns, filters and order of the screen, as
 * it reads at this instant of port time, and while the port is silent as of its last word.
 *
 * @throws BusinessError 400 for a column or sort that does not exist.
 */
export async function exportBills(
  { platform, tracking }: Parts,
  { ownerKey }: Session,
  { columns: props, perContainer: isPerContainer = false, ...filter }: RequestOf<typeof billSubscription.exportBills>,
  tell?: TellRows,
): Promise<FileAnswer> {
  const silence = await new ListTimes(platform, tracking).findSilence(filter.systemKey, platform.portClock.nowMs());
  const columns = requireColumns(props, (prop) => findBillColumn(filter.systemKey, prop), refusals.unknownColumn);
  const containerColumns = containerColumnsOf(filter.systemKey);
  const portNowMs = Math.trunc(platform.portClock.nowMs());
  const source = readBillRows(platform.database, ownerKey, filter, portNowMs, silence, tell);
  const cellsOf = ({ row, containers }: ExportedBill): SheetCell[][] => {
    const ofBill = columns.map((column) => sheetCell(column, row, portNowMs));
    if (!isPerContainer) return [ofBill];
    const ofBoxes = containers.map((container) => containerColumns.map((column) => sheetCell(column, container, portNowMs)));
    // A bill whose boxes nobody has named stays in the file, with its place for them empty.
    return (ofBoxes.length > 0 ? ofBoxes : [containerColumns.map(() => '')]).map((ofBox) => [...ofBill, ...ofBox]);
  };
  async function* rows(): AsyncGenerator<SheetCell[]> {
    for await (const bill of source) yield* cellsOf(bill);
  }
  const portName = findPort(filter.systemKey)?.name ?? filter.systemKey;
  return answerListFile(
    {
      columns: isPerContainer ? [...columns, ...containerColumns] : columns,
      rows: rows(),
      sheetName: texts.sheetName,
      nameOf: (moment) => (isPerContainer ? texts.exportBoxesName : texts.exportName)(portName, moment),
    },
    portNowMs,
  );
}
