/** Calls of the operator's desk. */
import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { intake } from '@mastlight/domain/intake/contract';
import { operations } from '@mastlight/domain/operations/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/http-client';

export type Desk = ResponseData<typeof operations.queryDesk>;
export type ListedMessage = ResponseData<typeof intake.listMessages>['list'][number];
export type Redriven = ResponseData<typeof intake.redriveMessages>['list'];

/**
 * The desk is asked for again so often while its page is in sight, in ms; and at once when the page comes back into
 * sight, or what was driven again is decided. Each time costs the server counts over a day of messages.
 */
export const deskIntervalMs = 30_000;
/** What was driven again is looked at so often until it is decided, in ms. */
const decidedIntervalMs = 1_000;

const quiet = { showsErrors: false } as const;

export const deskQuery = queryOptions({
  queryKey: ['operations', 'desk'],
  queryFn: ({ signal }) => callEndpoint(operations.queryDesk, {}, { signal, ...quiet }),
  refetchInterval: deskIntervalMs,
  staleTime: 0,
  retry: false,
});

export const quarantineQuery = queryOptions({
  queryKey: ['operations', 'quarantine'],
  queryFn: ({ signal }) => callEndpoint(intake.listMessages, { state: 'quarantined' }, { signal, ...quiet }),
  refetchInterval: deskIntervalMs,
  staleTime: 0,
  retry: false,
});

/** What became of some messages, until all are decided. */
export function decidedQuery(ids: readonly number[]) {
  return queryOptions({
    queryKey: ['operations', 'decided', ids],
    queryFn: ({ signal }) => callEndpoint(intake.listMessages, { ids: ids.join(',') }, { signal, ...quiet }),
    enabled: ids.length > 0,
    refetchInterval: ({ state }) => (state.data?.list.every((message) => message.state !== 'received') ? false : decidedIntervalMs),
    staleTime: 0,
  });
}

/** A message as text; it never changes, and each look is on record, so it is fetched once. */
export function textQuery(id: number) {
  return queryOptions({
    queryKey: ['operations', 'text', id],
    queryFn: ({ signal }) => callEndpoint(intake.showMessage, { id }, { signal, ...quiet }),
    staleTime: Infinity,
    retry: false,
  });
}

/** Bytes of a message from a place on. */
export function bytesQuery(id: number, from: number) {
  return queryOptions({
    queryKey: ['operations', 'bytes', id, from],
    queryFn: ({ signal }) => callEndpoint(intake.showBytes, { id, from }, { signal, ...quiet }),
    staleTime: Infinity,
    retry: false,
  });
}

export const operationsCalls = {
  openRoom: (phone: string, isGiven: boolean) => callEndpoint(operations.giveExperience, { phone, experience: 'assistant', isGiven }),
  redriveMessages: (ids: readonly number[], force: boolean) => callEndpoint(intake.redriveMessages, { ids: [...ids], force }),
  redriveWork: (jobIds: readonly number[], letterIds: readonly number[]) =>
    callEndpoint(operations.redriveWork, { jobIds: [...jobIds], letterIds: [...letterIds] }),
};
