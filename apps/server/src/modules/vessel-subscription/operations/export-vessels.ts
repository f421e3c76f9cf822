import type { RequestOf } from '@mastlight/domain/contract-kit/endpoint';
import { findVesselColumn } from '@mastlight/domain/vessel-subscription/columns';
import type { vesselSubscription } from '@mastlight/domain/vessel-subscription/contract';
import { callsMax } from '@mastlight/domain/vessel-subscription/limits';
import { vesselSubscriptionTexts as texts } from '@mastlight/domain/vessel-subscription/messages';
import { vesselSubscriptionRefusals as refusals } from '@mastlight/domain/vessel-subscription/refusals';
import { findPort } from '@mastlight/domain/vocabulary/port';
import type { FileAnswer } from '../../../platform/http/route';
import type { Session } from '../../../platform/http/session';
import { answerListFile, requireColumns, sheetCell } from '../../../platform/list/list-file';
import type { Parts } from '../parts';
import { findVesselPage } from '../queries/find-vessel-page';

/**
 * The list of calls as a file: exactly the columns, filters and order of the
 * screen, as it reads at this instant of port time, numbered from one.
 *
 * @throws BusinessError 400 for a column or sort that does not exist.
 */
export async function exportVessels(
  { platform }: Parts,
  { ownerKey }: Session,
  { columns: props, ...filter }: RequestOf<typeof vesselSubscription.exportVessels>,
): Promise<FileAnswer> {
  const { systemKey: port } = filter;
  const columns = requireColumns(props, (prop) => findVesselColumn(port, prop), refusals.unknownColumn);
  const portNowMs = Math.trunc(platform.portClock.nowMs());
  // An account follows no more calls than one page may hold.
  const { list } = await findVesselPage(platform.database, ownerKey, { ...filter, limit: callsMax }, portNowMs);
  async function* rows() {
    for (const [place, row] of list.entries()) {
      const numbered = { ...row, index: place + 1 };
      yield columns.map((column) => sheetCell(column, numbered, portNowMs));
    }
  }
  const nameOf = (moment: string): string => texts.exportName(findPort(port)?.name ?? port, moment);
  return answerListFile({ columns, rows: rows(), sheetName: texts.sheetName, nameOf }, portNowMs);
}
