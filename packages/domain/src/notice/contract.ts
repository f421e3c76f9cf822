/** Wire contract of what the site tells everybody: the version of now and what is new in it (R-7.3-08). */
import * as z from 'zod/mini';
import { get, noRequest } from '../contract-kit/endpoint';

export const notice = {
  showUpdateNote: get('/redis/getUpdateNote', {
    summary: '当前版本和更新说明',
    request: noRequest,
    response: z.object({ version: z.string(), note: z.string() }),
    policy: 'public',
    showsErrors: false,
  }),
} as const;
