import { tracking } from '@mastlight/domain/tracking/contract';
import { implement, type Route } from '../../platform/http/route';
import type { Parts } from './parts';
import { countOthersBox } from './operations/count-others-box';
import { findContainer } from './queries/find-container';

/** The routes of tracking. */
export function trackingRoutes({ platform, follow }: Parts): Route[] {
  return implement('tracking', tracking, {
    queryContainer: ({ ctnNo }, { session }) =>
      findContainer(platform.database, follow.findFollowed, session.ownerKey, ctnNo, () => countOthersBox(platform, session)),
  });
}
