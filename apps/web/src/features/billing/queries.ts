import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { queryRecords, showAccount, type RecordWish } from './api';

const root = 'billing';

/** What the identity of now has. */
export const accountQuery = queryOptions({ queryKey: [root, 'account'], queryFn: ({ signal }) => showAccount(signal) });

/** A page of the record (R-7.5-11). */
export function recordsQuery(wish: RecordWish) {
  return queryOptions({
    queryKey: [root, 'records', wish],
    queryFn: ({ signal }) => queryRecords(wish, signal),
    placeholderData: keepPreviousData,
  });
}

/** After money has moved, everything of it is asked for again. */
export const refreshMoney = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: [root] });
