/**
 * Vessel subscriptions: who follows which ship's call, and the list he sees.
 * Not here: what the port says of a call (tracking), which is joined when it is
 * read.
 */
import { vesselSubscription } from '@mastlight/domain/vessel-subscription/contract';
import { startEnding } from '../../platform/list/end-by-time';
import { longExport } from '../../platform/list/long-export';
import { exportList } from '../../platform/list/served-list';
import type { Platform, ServerModule } from '../../platform/module';
import type { BillingDoor } from '../billing/index';
import type { FollowDoor } from '../follow/index';
import type { TrackingDoor } from '../tracking/index';
import { vesselSubscriptionRoutes } from './http';
import { ownVessels } from './own-data';
import { startBringing, startTakingUp } from './jobs/watch-brought';
import { vesselRows } from './own-rows';
import type { Parts } from './parts';
import { calls } from './queries/vessel-list';
import { vesselSubscriptionReactions } from './reactions';

/** Builds the module on tracking's door, on follow's, and on billing's, which takes what it costs. */
export function createVesselSubscriptionModule(
  platform: Platform,
  tracking: TrackingDoor,
  follow: FollowDoor,
  billing: BillingDoor,
): { readonly module: ServerModule } {
  const parts: Parts = { platform, tracking, follow, billing };
  const { rows, timed } = vesselRows(parts);
  return {
    module: {
      name: 'vessel-subscription',
      ownData: ownVessels,
      longExports: [
        longExport('vessels', vesselSubscription.exportRows, (session, wish, tell) => exportList(calls, platform, session, wish, tell)),
      ],
      routes: vesselSubscriptionRoutes(parts, rows),
      reactions: vesselSubscriptionReactions(parts),
      async startWork() {
        const running = [startEnding(platform, timed), startTakingUp(parts), startBringing(parts)];
        return { stop: async () => void (await Promise.all(running.map((work) => work.stop()))) };
      },
    },
  };
}
