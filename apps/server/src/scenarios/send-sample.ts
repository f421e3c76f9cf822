import type { Endpoint } from '@mastlight/domain/contract-kit/endpoint';
import { filledPath } from './filled-path';

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
  let body: string | FormData | undefined;
  if (method === 'GET') url += `?${new URLSearchParams(input as Record<string, string>).toString()}`;
  else if (encoding === 'form') {
    headers['content-type'] = 'application/x-www-form-urlencoded';
    body = new URLSearchParams(input as Record<string, string>).toString();
  } else if (encoding === 'multipart') {
    body = new FormData();
    body.append('file', new Blob(['a,b\r\n1,2\r\n']), 'demo.csv');
  } else if (encoding === 'bytes') {
    headers['content-type'] = 'application/octet-stream';
    body = 'nothing that could be read';
  } else {
    headers['content-type'] = 'application/json';
    body = JSON.stringify(input);
  }
  const controller = new AbortController();
  const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(timeoutMs)]);
  const response = await fetch(url, { method, headers, signal, ...(body === undefined ? {} : { body }) });
  if (response.headers.get('content-type')?.includes('event-stream')) {
    controller.abort();
    return { http: response.status, text: 'stream', headers: response.headers };
  }
  return { http: response.status, text: await response.text(), headers: response.headers };
}
