import { tracking } from '@mastlight/domain/tracking/contract';
import type { Database } from '../../platform/db/database';
import { implement, type Route } from '../../platform/http/route';
import { findContainer } from './queries/find-container';

/** The routes of tracking. */
export function trackingRoutes(database: Database): Route[] {
  return implement('tracking', tracking, {
    queryContainer: ({ ctnNo }) => findContainer(database, ctnNo),
  });
}
