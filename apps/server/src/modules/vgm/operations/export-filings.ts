import type { RequestOf } from '@mastlight/domain/contract-kit/endpoint';
import { vgmColumns } from '@mastlight/domain/vgm/columns';
import type { vgm, VgmRow } from '@mastlight/domain/vgm/contract';
import { vgmContainerFields } from '@mastlight/domain/vgm/filing';
import { containerTitles, vgmTexts as texts } from '@mastlight/domain/vgm/messages';
import { vgmRefusals as refusals } from '@mastlight/domain/vgm/refusals';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { inTransaction } from '../../../platform/db/transaction';
import type { FileAnswer } from '../../../platform/http/route';
import type { Session } from '../../../platform/http/session';
import { answerListFile } from '../../../platform/list/list-file';
import { exportPage } from '../../../platform/list/export-page';
import type { VgmParts } from '../parts';
import { findFilingIds, findFilingPage } from '../queries/find-filing-page';
import { nameRows } from '../name-rows';
import { vgmPort } from '@mastlight/domain/vgm/limits';
import { loadFiling } from '../queries/load-filing';

/** The list as a file, or of one filing its containers under the titles that the import reads. @throws BusinessError 400, 404. */
export async function exportFilings(
  parts: VgmParts,
  session: Session,
  { id, columns = [], ...filter }: RequestOf<typeof vgm.exportFilings>,
): Promise<FileAnswer> {
  const { database, portClock } = parts.platform;
  const portNowMs = Math.trunc(portClock.nowMs());
  const { ownerKey } = session;
  if (id !== undefined) return exportContainers(parts, ownerKey, id, portNowMs);
  const all = vgmColumns(filter.status);
  return exportPage<VgmRow>(vgmPort, columns.length > 0 ? columns : all.map(({ prop }) => prop), portNowMs, {
    findColumn: (_port, prop) => all.find((column) => column.prop === prop),
    unknown: refusals.unknownColumn,
    findIds: () => findFilingIds(database, ownerKey, filter),
    findRows: async (ids) =>
      nameRows(parts, session, (await findFilingPage(database, ownerKey, { status: filter.status, ids, limit: ids.length })).list),
    sheetName: texts.sheetName,
    nameOf: (_port, moment) => texts.exportName(moment),
  });
}

async function exportContainers({ platform }: VgmParts, ownerKey: string, id: number, portNowMs: number): Promise<FileAnswer> {
  const filing = await inTransaction(platform.database, { ownerKey }, (tx) => loadFiling(tx, ownerKey, id));
  if (!filing) throw new BusinessError(404);
  const columns = vgmContainerFields.map((field) => ({ prop: field, title: containerTitles[field], form: 'text' as const, width: 120 }));
  async function* rows() {
    for (const container of filing!.containers) yield vgmContainerFields.map((field) => container[field] ?? '');
  }
  return answerListFile({ columns, rows: rows(), sheetName: texts.sheetName, nameOf: () => texts.filingName(filing.billNo) }, portNowMs);
}
