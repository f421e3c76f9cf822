/**
 * Overseas tracking: who follows which shipment of a shipping line, what he has noted of it, and what it costs.
 * Not here: what the lines say (line-tracking), which is joined when it is read.
 */
import { overseas } from '@mastlight/domain/overseas/contract';
import { watchPortTime } from '../../platform/clock/watch-port-time';
import { startEnding } from '../../platform/list/end-by-time';
import { longExport } from '../../platform/list/long-export';
import { exportList } from '../../platform/list/served-list';
import type { Platform, ServerModule } from '../../platform/module';
import { createOverseasRoutes } from './http';
import { ownOverseas } from './own-data';
import { overseasRows } from './own-rows';
import { tellFreeDays } from './operations/tell-changes';
import type { OverseasParts } from './parts';
import { findClientsOfShipments } from './queries/find-clients-of-shipments';
import { overseasServed } from './queries/overseas-list';
import { overseasReactions } from './reactions';

/** Real time between two looks at free days: the calendar of a place turns within it. */
const freeDaysEveryMs = 600_000;

/** Builds the module on the doors of whoever asks the lines, knows who follows, charges, and knows when a port was heard of. */
export function createOverseasModule(
  platform: Platform,
  doors: Omit<OverseasParts, 'platform'>,
): {
  readonly module: ServerModule;
  /** The client companies of rows of an owner; of no client, or gone: not there. */
  findClientsOfShipments(ownerKey: string, rowIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
} {
  const parts: OverseasParts = { platform, ...doors };
  const { rows, timed } = overseasRows(parts);
  return {
    findClientsOfShipments: (ownerKey, rowIds) => findClientsOfShipments(platform.database, ownerKey, rowIds),
    module: {
      name: 'overseas',
      ownData: ownOverseas,
      routes: createOverseasRoutes(parts, rows),
      reactions: overseasReactions(parts),
      longExports: [
        longExport('overseas', overseas.exportRows, (session, wish, tell) => exportList(overseasServed, platform, session, wish, tell)),
      ],
      startWork() {
        const free = watchPortTime(platform, freeDaysEveryMs, () => tellFreeDays(parts), 'looking at free days failed');
        const ending = startEnding(platform, timed);
        return Promise.resolve({ stop: async () => void (await Promise.all([free.stop(), ending.stop()])) });
      },
    },
  };
}
