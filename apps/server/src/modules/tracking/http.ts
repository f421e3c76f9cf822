import { tracking } from '@mastlight/domain/tracking/contract';
import { implement, type Route } from '../../platform/http/route';
import type { Platform } from '../../platform/module';
import { countOthersBox } from './operations/count-others-box';
import { findContainer } from './queries/find-container';
import type { FindFollowed } from './tracking-door';

/** The routes of tracking. */
export function trackingRoutes(platform: Platform, findFollowed: FindFollowed): Route[] {
  return implement('tracking', tracking, {
    queryContainer: ({ ctnNo }, { session }) =>
      findContainer(platform.database, findFollowed, session.ownerKey, ctnNo, () => countOthersBox(platform, session)),
  });
}
