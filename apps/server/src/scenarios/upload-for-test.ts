import type { Envelope } from '@mastlight/domain/contract-kit/envelope';
import { file } from '@mastlight/domain/file/contract';

interface Uploaded {
  readonly url: string;
  readonly name: string;
  readonly size: number;
}

/** Uploads a file as a browser would; gives the envelope. */
export async function uploadForTest(serverUrl: string, token: string | null, bytes: Uint8Array, name: string): Promise<Envelope<Uploaded>> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const headers: Record<string, string> = token === null ? {} : { authorization: token };
  return (await (await fetch(serverUrl + file.upload.path, { method: 'POST', headers, body: form })).json()) as Envelope<Uploaded>;
}
