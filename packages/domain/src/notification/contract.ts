/** Wire contract of live updates (R-7.6-24). */
import * as z from 'zod/mini';
import { get } from '../contract-kit/endpoint';
import type { billRowsTopic } from '../contract-kit/live-topic';

/** One pushed change: ids of rows of one topic. The browser fetches what it shows. */
export interface RowsChanged {
  readonly topic: typeof billRowsTopic;
  readonly ids: readonly number[];
}

/** The port's time now and its speed; pushed on connect and when it changes. */
export interface PortClockTold {
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly portNow: string;
  readonly portNowMs: number;
  readonly rate: number;
}

export const notification = {
  streamChanges: get('/event/stream', {
    summary: '实时更新：推送变化的行号（server-sent events：rows、clock）',
    request: z.object({}),
    response: z.any(),
    policy: 'session',
    answer: 'stream',
  }),
} as const;
