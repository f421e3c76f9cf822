/** Wire contract of the ticker of recent subscriptions. */
import * as z from 'zod/mini';
import { get } from '../contract-kit/endpoint';
import { pageOf, pagingFields } from '../contract-kit/paging';

const text = z.nullable(z.string());

export const recentActivity = {
  listRecent: get('/dataCount/getRecentSubBlnos', {
    summary: '近期订阅（姓名和内容已在服务端打码）',
    /** All that are kept, unless a page of them is asked for. */
    request: z.object(pagingFields),
    response: pageOf(
      z.object({
        id: z.int(),
        /** Masked by, like the value beside it. */
        userName: z.string(),
        blno: text,
        carNo: text,
        vesselsName: text,
        voyage: text,
      }),
    ),
    policy: 'session',
    showsErrors: false,
  }),
} as const;
