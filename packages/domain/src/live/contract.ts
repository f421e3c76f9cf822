/** Wire contract of live updates (R-7.6-24): what is pushed to open pages, whatever it is about. */
import * as z from 'zod/mini';
import { get } from '../contract-kit/endpoint';

/** Event `rows`: keys of what changed under one topic. A page that does not know the topic ignores it. */
export const rowsChanged = z.object({ topic: z.string(), ids: z.array(z.union([z.int(), z.string()])) });
export type RowsChanged = z.output<typeof rowsChanged>;

/** Event `clock`: the port's time now and its speed; pushed on connect and when it changes. */
export const portClockTold = z.object({
  /** `YYYY-MM-DD HH:mm:ss`. */
  portNow: z.string(),
  portNowMs: z.number(),
  rate: z.number(),
});
export type PortClockTold = z.output<typeof portClockTold>;

/** Event `gap`: what changed is not known; everything on show is fetched anew. */
export const gapEvent = 'gap';

/** For so long the server remembers what changed, ms. */
export const catchUpMostMs = 60_000;

/** So long may the request for a stream be on its way, ms; after a longer one the page fetches everything anew. */
export const requestWayMs = 5_000;

export const live = {
  streamChanges: get('/event/stream', {
    summary: '实时更新：推送变化的行号（server-sent events：rows、clock、gap）',
    request: z.object({
      /** How long ago the page began to fetch what it shows, ms: what changed since is told first. */
      agoMs: z.optional(z.string().check(z.regex(/^\d{1,9}$/, 'agoMs 应为毫秒数'))),
    }),
    response: z.any(),
    policy: 'session',
    answer: 'stream',
  }),
} as const;
