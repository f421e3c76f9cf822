/** Calls of whoever reads them: what one says, and what is told of now. */
import { notice } from '@mastlight/domain/notice/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/http-client';
import { noticesQuery, staleTime } from './api';

/** So long after it was published an open page hears of a notice at the latest. */
const newsAfterMs = 300_000;

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
