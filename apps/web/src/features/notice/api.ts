/** Calls of notice. */
import { notice } from '@mastlight/domain/notice/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/http-client';

/** The own entries, the latest first. */
export function entriesQuery() {
  return queryOptions({
    queryKey: ['notice'],
    queryFn: async ({ signal }) => (await callEndpoint(notice.listEntries, {}, { signal })).list,
  });
}
