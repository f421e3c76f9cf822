/** Calls of open-api. */
import { openApi } from '@mastlight/domain/open-api/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/http-client';

/** The own entries, the latest first. */
export function entriesQuery() {
  return queryOptions({
    queryKey: ['open-api'],
    queryFn: async ({ signal }) => (await callEndpoint(openApi.listEntries, {}, { signal })).list,
  });
}
