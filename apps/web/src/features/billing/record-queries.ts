/** What the record and its pages ask for; no page before them needs it. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { explainRecord, queryRecords, showCosts, type RecordWish } from './api';
import { root } from './queries';

/** A page of the record (R-7.5-11). */
export function recordsQuery(wish: RecordWish) {
  return queryOptions({
    queryKey: [root, 'records', wish],
    queryFn: ({ signal }) => queryRecords(wish, signal),
    placeholderData: keepPreviousData,
  });
}

/** Why a line stands in the record; more may become of its thing. */
export function explainedQuery(id: number) {
  return queryOptions({ queryKey: [root, 'why', id], queryFn: ({ signal }) => explainRecord(id, signal) });
}

/** What a month cost, `2026-11`; of now where none is named. */
export function costsQuery(month: string) {
  return queryOptions({
    queryKey: [root, 'costs', month],
    queryFn: ({ signal }) => showCosts(month, signal),
    placeholderData: keepPreviousData,
  });
}
