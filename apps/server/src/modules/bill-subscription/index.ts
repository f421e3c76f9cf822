/**
 * Bill subscriptions: who follows which bill, what he made of it, and the list
 * he sees. Not here: what ports and customs say of a bill (tracking).
 *
 * The area is one wide table, so rows carry the wire's names up to the screen.
 */
import type { Platform, ServerModule } from '../../platform/module';
import { workOn } from '../../platform/queue/queue';
import type { TrackingDoor } from '../tracking/index';
import { billSubscriptionRoutes } from './http';
import { startTimeWatch } from './jobs/watch-time';
import { refreshRows } from './operations/refresh-rows';
import { refreshNewRows } from './operations/request-refresh';
import type { Parts } from './parts';
import { findFollowed } from './queries/find-followed';
import { billSubscriptionReactions } from './reactions';

/** Builds the module on tracking's door. */
export function createBillSubscriptionModule(
  platform: Platform,
  tracking: TrackingDoor,
): { module: ServerModule; findFollowed(ownerKey: string, billNos: readonly string[]): Promise<string[]> } {
  const parts: Parts = { platform, tracking };
  return {
    findFollowed: (ownerKey, billNos) => findFollowed(platform.database, ownerKey, billNos),
    module: {
      name: 'bill-subscription',
      routes: billSubscriptionRoutes(parts),
      jobs: [workOn(refreshNewRows, ({ port, billNos }) => refreshRows(parts, port, billNos))],
      reactions: billSubscriptionReactions(parts),
      startWork: async () => startTimeWatch(parts),
    },
  };
}
