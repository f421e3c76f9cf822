import { recentActivity } from '@mastlight/domain/recent-activity/contract';
import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { callEndpoint } from '../../platform/http-client';

export type RecentEntry = ResponseData<typeof recentActivity.listRecent>['list'][number];

/** The latest entries; names and values come masked. */
export async function fetchRecentEntries(): Promise<readonly RecentEntry[]> {
  return (await callEndpoint(recentActivity.listRecent, {})).list;
}
