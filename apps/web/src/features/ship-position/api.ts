/** Calls of ship-position. */
import { shipPosition } from '@mastlight/domain/ship-position/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/http-client';

/** The own entries, the latest first. */
export function entriesQuery() {
  return queryOptions({
    queryKey: ['ship-position'],
    queryFn: async ({ signal }) => (await callEndpoint(shipPosition.listEntries, {}, { signal })).list,
  });
}
