/** Calls of notification. */
import { notification } from '@mastlight/domain/notification/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/http-client';

/** The own entries, the latest first. */
export function entriesQuery() {
  return queryOptions({
    queryKey: ['notification'],
    queryFn: async ({ signal }) => (await callEndpoint(notification.listEntries, {}, { signal })).list,
  });
}
