import { tracking } from '@mastlight/domain/tracking/contract';
import { implement, type Route } from '../../platform/http/route';
import type { Platform } from '../../platform/module';
import { findContainer } from './queries/find-container';

/** The routes of tracking. */
export function trackingRoutes({ database }: Platform): Route[] {
  return implement('tracking', tracking, {
    queryContainer: ({ ctnNo }) => findContainer(database, ctnNo),
  });
}
