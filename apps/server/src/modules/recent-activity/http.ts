import { readPaging } from '@mastlight/domain/contract-kit/paging';
import { recentActivity } from '@mastlight/domain/recent-activity/contract';
import { recentEntriesMax } from '@mastlight/domain/recent-activity/limits';
import { implement, type Route } from '../../platform/http/route';
import type { Platform } from '../../platform/module';
import { listRecent } from './queries/list-recent';

/** Route of the ticker. */
export function recentActivityRoutes({ database }: Platform): Route[] {
  return implement('recent-activity', recentActivity, {
    listRecent: async (request) => {
      const paging = readPaging(request, recentEntriesMax);
      return { ...(await listRecent(database, paging)), pageNo: paging.pageNo, pageSize: paging.pageSize };
    },
  });
}
