/** Calls of whoever writes notices and release notes. */
import type { RequestInput, ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { notice } from '@mastlight/domain/notice/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/http-client';

export type Entry = ResponseData<typeof notice.listEntries>['list'][number];
export type Draft = RequestInput<typeof notice.saveEntry>;

/** Everything that was written, for the editor. */
export const entriesQuery = queryOptions({
  queryKey: ['notice', 'entries'],
  queryFn: async ({ signal }) => (await callEndpoint(notice.listEntries, { pageSize: 1_000 }, { signal, showsErrors: false })).list,
});

export const editorCalls = {
  find: (id: number) => callEndpoint(notice.findEntry, { id: String(id) }),
  save: (draft: Draft) => callEndpoint(notice.saveEntry, draft, { showsErrors: false }),
  publish: (id: number) => callEndpoint(notice.publishEntry, { id }, { showsErrors: false }),
  withdraw: (id: number) => callEndpoint(notice.withdrawEntry, { id }),
  setTop: (id: number, top: boolean) => callEndpoint(notice.setTop, { id, top }),
};
