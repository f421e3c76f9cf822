import type { RequestOf } from '@mastlight/domain/contract-kit/endpoint';
import { findVesselColumn as findColumn } from '@mastlight/domain/vessel-subscription/columns';
import type { vesselSubscription } from '@mastlight/domain/vessel-subscription/contract';
import { vesselSubscriptionTexts as texts } from '@mastlight/domain/vessel-subscription/messages';
import { vesselSubscriptionRefusals as refusals } from '@mastlight/domain/vessel-subscription/refusals';
import type { FileAnswer } from '../../../platform/http/route';
import type { Session } from '../../../platform/http/session';
import { exportPage } from '../../../platform/list/export-page';
import type { Parts } from '../parts';
import { findVesselIds, findVesselPage } from '../queries/find-vessel-page';

/** The list of calls as a file; see `exportPage`. */
export function exportVessels(
  { platform }: Parts,
  { ownerKey }: Session,
  { columns, ...filter }: RequestOf<typeof vesselSubscription.exportVessels>,
): Promise<FileAnswer> {
  return exportPage(filter.systemKey, columns, Math.trunc(platform.portClock.nowMs()), {
    findColumn,
    unknown: refusals.unknownColumn,
    findIds: (portNowMs) => findVesselIds(platform.database, ownerKey, filter, portNowMs),
    findRows: async (ids, portNowMs) => {
      const { systemKey, group } = filter;
      return (await findVesselPage(platform.database, ownerKey, { systemKey, group, ids, limit: ids.length }, portNowMs)).list;
    },
    sheetName: texts.sheetName,
    nameOf: texts.exportName,
  });
}
