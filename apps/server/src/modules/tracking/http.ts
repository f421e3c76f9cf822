import { tracking } from '@mastlight/domain/tracking/contract';
import { implement, type Route } from '../../platform/http/route';
import type { Platform } from '../../platform/module';
import { findContainer } from './queries/find-container';
import type { FindFollowed } from './tracking-door';

/** The routes of tracking. */
export function trackingRoutes({ database }: Platform, findFollowed: FindFollowed): Route[] {
  return implement('tracking', tracking, {
    queryContainer: ({ ctnNo }, { session }) => findContainer(database, findFollowed, session.ownerKey, ctnNo),
  });
}
