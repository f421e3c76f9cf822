/** Calls of market-order. */
import { marketOrder } from '@mastlight/domain/market-order/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/http-client';

/** The own entries, the latest first. */
export function entriesQuery() {
  return queryOptions({
    queryKey: ['market-order'],
    queryFn: async ({ signal }) => (await callEndpoint(marketOrder.listEntries, {}, { signal })).list,
  });
}
