/** Calls of pre-sheet. */
import { preSheet } from '@mastlight/domain/pre-sheet/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/http-client';

/** The own entries, the latest first. */
export function entriesQuery() {
  return queryOptions({
    queryKey: ['pre-sheet'],
    queryFn: async ({ signal }) => (await callEndpoint(preSheet.listEntries, {}, { signal })).list,
  });
}
