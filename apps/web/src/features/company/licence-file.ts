import { post } from '@mastlight/domain/contract-kit/endpoint';
import * as z from 'zod/mini';
import { callEndpoint } from '../../platform/http-client';

/** R-7.3-14, as the capability of files will declare it. */
export const uploadFile = post('/file/upload', {
  summary: '上传一个文件',
  idempotency: 'none',
  encoding: 'multipart',
  request: z.object({ file: z.file() }),
  response: z.object({ url: z.string(), name: z.string(), size: z.number() }),
  policy: 'session',
  timeoutMs: 120_000,
});

/** R-7.3-14: in bytes. */
export const licenceBytesMax = 20 * 1_048_576;
/** Of the formats that the product takes, those that show a licence. */
export const licenceFormats = '.pdf,.png,.jpg,.jpeg';

/** Keeps a licence with the product; gives where it is. @throws CallError as answered. */
export const uploadLicence = (file: File) => callEndpoint(uploadFile, { file }, { showsErrors: false });
