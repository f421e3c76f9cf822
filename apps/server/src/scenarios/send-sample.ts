import type { Endpoint } from '@mastlight/domain/contract-kit/endpoint';
import { sendRequest } from '@mastlight/testing/send-request';
import { filledPath } from './filled-path';

const boundary = 'end-of-part';

/** Sends a sample as a browser would; gives the status and what was said, `stream` for an event stream. */
export async function sendSample(
  baseUrl: string,
  { path, method, encoding }: Pick<Endpoint, 'path'> & { readonly method: string; readonly encoding: string },
  input: object,
  token: string | null,
  timeoutMs = 60_000,
): Promise<{ http: number; text: string; headers: Headers }> {
  const headers: Record<string, string> = token === null ? {} : { authorization: token };
  let url = baseUrl + filledPath(path, { source: 'upload', ...input });
  let body: string | undefined;
  if (method === 'GET') url += `?${new URLSearchParams(input as Record<string, string>).toString()}`;
  else if (encoding === 'form') {
    headers['content-type'] = 'application/x-www-form-urlencoded';
    body = new URLSearchParams(input as Record<string, string>).toString();
  } else if (encoding === 'multipart') {
    headers['content-type'] = `multipart/form-data; boundary=${boundary}`;
    body = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="demo.csv"\r\ncontent-type: application/octet-stream\r\n\r\na,b\r\n1,2\r\n\r\n--${boundary}--\r\n`;
  } else if (encoding === 'bytes') {
    headers['content-type'] = 'application/octet-stream';
    body = 'nothing that could be read';
  } else {
    headers['content-type'] = 'application/json';
    body = JSON.stringify(input);
  }
  const { status, ...answer } = await sendRequest(url, {
    method,
    headers,
    silenceMs: timeoutMs,
    ...(body === undefined ? {} : { body }),
  });
  return { http: status, ...answer };
}
