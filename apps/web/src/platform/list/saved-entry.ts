/** Calls of the user's settings (R-7.3-01 …). */
import { preferences } from '@mastlight/domain/preferences/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../http-client';

/** One setting; null when it was never saved. */
export function entryQuery(dictKey: string) {
  return queryOptions({
    queryKey: ['preferences', dictKey],
    queryFn: async ({ signal }) => (await callEndpoint(preferences.findEntry, { dictKey }, { signal })).dictValue,
    staleTime: 5 * 60_000,
  });
}

export function saveEntry(dictKey: string, dictValue: string) {
  return callEndpoint(preferences.setEntry, { dictKey, dictValue });
}
