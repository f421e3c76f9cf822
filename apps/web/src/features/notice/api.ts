/** Calls of notices and release notes. */
import type { RequestInput, ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { notice } from '@mastlight/domain/notice/contract';
import { publishedStatus, releasePageSize, releaseType } from '@mastlight/domain/notice/limits';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/http-client';
import { loadKnownNotes } from '../preferences';

export type ReleaseItem = ResponseData<typeof notice.listReleaseNotes>['records'][number];
export type NoticeItem = ResponseData<typeof notice.listNotices>['list'][number];
export type Entry = ResponseData<typeof notice.listEntries>['list'][number];
export type Draft = RequestInput<typeof notice.saveEntry>;

/** What is told to everybody changes seldom; each page load asks anew. */
const staleTime = 600_000;
/** So long after it was published an open page hears of a notice at the latest. */
const newsAfterMs = 300_000;
/** More notices than that nobody looks through. */
const noticesShown = 50;

/** Every release note, the newest first (R-9-05). */
export const releasesQuery = queryOptions({
  queryKey: ['notice', 'releases'],
  staleTime,
  queryFn: async ({ signal }) => {
    const asked = { pageNo: 1, pageSize: releasePageSize, status: publishedStatus, type: releaseType } as const;
    return (await callEndpoint(notice.listReleaseNotes, asked, { signal })).records;
  },
});

/** What the site tells of itself (R-3.6-08, R-1-27). */
export const siteQuery = queryOptions({
  queryKey: ['notice', 'site'],
  staleTime,
  queryFn: ({ signal }) => callEndpoint(notice.showSite, {}, { signal, showsErrors: false }),
});

/** The notices: what is on top, then the newest. */
export const noticesQuery = queryOptions({
  queryKey: ['notice', 'notices'],
  staleTime,
  queryFn: async ({ signal }) => (await callEndpoint(notice.listNotices, { pageSize: noticesShown }, { signal })).list,
});

/** The same for who has them told: what was published meanwhile comes to an open page. */
export const newsQuery = queryOptions({ ...noticesQuery, staleTime: newsAfterMs, refetchInterval: newsAfterMs });

/** What a release note or a notice says. */
export const contentQuery = (of: 'release' | 'notice', id: number | undefined) =>
  queryOptions({
    queryKey: ['notice', 'content', of, id],
    staleTime,
    enabled: id !== undefined,
    queryFn: async ({ signal }) => {
      const asked = { id: String(id) };
      const found = await (of === 'release'
        ? callEndpoint(notice.findReleaseNote, asked, { signal })
        : callEndpoint(notice.findNotice, asked, { signal }));
      return found.content;
    },
  });

/** The release notes that a user has acknowledged; of nobody it must not be asked. */
export const knownQuery = (userId: string | null) =>
  queryOptions({
    queryKey: ['notice', 'known', userId],
    staleTime,
    queryFn: () => loadKnownNotes(userId ?? ''),
  });

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
