import type { RequestOf } from '@mastlight/domain/contract-kit/endpoint';
import { manifestColumns } from '@mastlight/domain/sh-manifest/columns';
import type { shManifest } from '@mastlight/domain/sh-manifest/contract';
import { shManifestTexts as texts } from '@mastlight/domain/sh-manifest/messages';
import { shManifestRefusals as refusals } from '@mastlight/domain/sh-manifest/refusals';
import type { FileAnswer } from '../../../platform/http/route';
import type { Session } from '../../../platform/http/session';
import { exportPage } from '../../../platform/list/export-page';
import type { Parts } from '../parts';
import { findManifestIds, findManifestPage } from '../queries/find-manifest-page';

/** The list of manifests as a file; see `exportPage`. */
export function exportManifests(
  parts: Parts,
  { ownerKey }: Session,
  { columns, ...filter }: RequestOf<typeof shManifest.exportManifests>,
): Promise<FileAnswer> {
  const known = manifestColumns(filter.status);
  return exportPage('SH', columns, Math.trunc(parts.platform.portClock.nowMs()), {
    findColumn: (_port, prop) => known.find((column) => column.prop === prop),
    unknown: refusals.unknownColumn,
    findIds: () => findManifestIds(parts, ownerKey, filter),
    findRows: async (ids) => (await findManifestPage(parts, ownerKey, { ids: [...ids], limit: ids.length })).list,
    sheetName: texts.sheetName,
    nameOf: (_port, moment) => texts.exportName(moment),
  });
}
