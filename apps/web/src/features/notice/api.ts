/** Calls of notices and release notes. */
import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { notice } from '@mastlight/domain/notice/contract';
import { publishedStatus, releasePageSize, releaseType } from '@mastlight/domain/notice/limits';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/http-client';
import { loadKnownNotes } from '../preferences';

export type ReleaseItem = ResponseData<typeof notice.listReleaseNotes>['records'][number];
export type NoticeItem = ResponseData<typeof notice.listNotices>['list'][number];

/** What is told to everybody changes seldom; each page load asks anew. */
export const staleTime = 600_000;
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

/** The release notes that a user has acknowledged; of nobody it must not be asked. */
export const knownQuery = (userId: string | null) =>
  queryOptions({
    queryKey: ['notice', 'known', userId],
    staleTime,
    queryFn: () => loadKnownNotes(userId ?? ''),
  });
