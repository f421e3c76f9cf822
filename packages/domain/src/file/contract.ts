/** Wire contract of files (R-7.3-14). */
import * as z from 'zod/mini';
import { get, post } from '../contract-kit/endpoint';
import { fileKinds } from './file-kind';
import { fetchPath } from './file-url';
import { fileBytesMax, fileMegabytesMax, fileTimeoutMs, formBytesMax } from './limits';
import { fileRefusals } from './refusals';

export const file = {
  upload: post('/file/upload', {
    summary: `上传文件（字段 file）：${fileKinds.join('、')}，最多 ${fileMegabytesMax} MB；图片会重新编码`,
    encoding: 'multipart',
    idempotency: 'none',
    // The file in the browser; the server reads it from the form by itself.
    request: z.object({ file: z.optional(z.unknown()) }),
    response: z.object({ url: z.string(), name: z.string(), size: z.int() }),
    policy: 'session',
    maxBodyBytes: fileBytesMax + formBytesMax,
    timeoutMs: fileTimeoutMs,
    hasOwnQueue: true,
    // Said beside the field.
    showsErrors: false,
    refusals: Object.values(fileRefusals),
  }),
  fetch: get(fetchPath, {
    summary: '取文件：自己身份的，或别人的头像',
    request: z.object({ address: z.string().check(z.regex(/^[A-Za-z0-9_-]{32}$/, '文件地址不对')) }),
    response: z.unknown(),
    policy: 'owner',
    answer: 'file',
    refusals: [fileRefusals.storeAway],
    timeoutMs: fileTimeoutMs,
  }),
} as const;
