/** Calls of the intake. */
import { intake } from '@mastlight/domain/intake/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/http-client';

export const statusQuery = queryOptions({
  queryKey: ['intake', 'status'],
  queryFn: ({ signal }) => callEndpoint(intake.queryStatus, {}, { signal, showsErrors: false }),
  refetchInterval: 5_000,
  staleTime: 0,
});

/** A received message never changes, so it is fetched once. */
export function messageQuery(id: number) {
  return queryOptions({
    queryKey: ['intake', 'message', id],
    queryFn: ({ signal }) => callEndpoint(intake.showMessage, { id }, { signal, showsErrors: false }),
    staleTime: Infinity,
  });
}
