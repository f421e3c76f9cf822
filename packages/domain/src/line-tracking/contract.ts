/** Wire contract of what shipping lines send by themselves. */
import * as z from 'zod/mini';
import { post } from '../contract-kit/endpoint';

export const lineTracking = {
  hearLine: post('/line/events', {
    summary: '船公司按 DCSA Track & Trace 推来的事件：line 是船公司代码，Notification-Signature 是正文的签名；收下后马上去问那几票',
    idempotency: 'natural',
    encoding: 'bytes',
    request: z.object({ body: z.instanceof(Uint8Array) }),
    response: z.any(),
    policy: 'public',
    answer: 'file',
    maxBodyBytes: 1_048_576,
  }),
} as const;
