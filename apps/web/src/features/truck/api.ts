/** Calls of truck. */
import { truck } from '@mastlight/domain/truck/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/http-client';

/** The own entries, the latest first. */
export function entriesQuery() {
  return queryOptions({
    queryKey: ['truck'],
    queryFn: async ({ signal }) => (await callEndpoint(truck.listEntries, {}, { signal })).list,
  });
}
