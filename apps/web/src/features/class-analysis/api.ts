/** Calls of class-analysis. */
import { classAnalysis } from '@mastlight/domain/class-analysis/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/http-client';

/** The own entries, the latest first. */
export function entriesQuery() {
  return queryOptions({
    queryKey: ['class-analysis'],
    queryFn: async ({ signal }) => (await callEndpoint(classAnalysis.listEntries, {}, { signal })).list,
  });
}
