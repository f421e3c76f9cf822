import { tracking } from '@mastlight/domain/tracking/contract';
import { implement, type Route } from '../../platform/http/route';
import type { Parts } from './parts';
import { countOthers } from './operations/count-others';
import { findContainer } from './queries/find-container';
import { findSources } from './queries/find-sources';

/** The routes of tracking. */
export function trackingRoutes({ platform, follow }: Parts): Route[] {
  return implement('tracking', tracking, {
    querySources: async ({ systemKey }) => ({ sources: await findSources(platform.database, systemKey) }),
    queryContainer: ({ ctnNo }, { session }) =>
      findContainer(platform.database, follow.findFollowed, session.ownerKey, ctnNo, () => countOthers(platform, session, 1)),
  });
}
