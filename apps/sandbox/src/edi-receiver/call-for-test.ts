import { createHash, createHmac } from 'node:crypto';

/** A receiver of the sandbox as somebody with a key calls it. */
export interface ReceiverForTest {
  /** Hands a message in; without one, asks what became of it. */
  call(reference: string, body?: Uint8Array, signedBy?: string): Promise<Response>;
  /** What was handed in, newest first. */
  list(): Promise<readonly { readonly reference: string; readonly copies: number; readonly refusals: readonly unknown[] }[]>;
}

export function receiverForTest(url: string, key: string): ReceiverForTest {
  return {
    call(reference, body, signedBy = key) {
      const date = new Date().toISOString();
      const digest = createHash('sha256')
        .update(body ?? new Uint8Array())
        .digest('hex');
      const signature = createHmac('sha256', signedBy).update(`${date}\n${reference}\n${digest}`).digest('hex');
      const headers = { 'x-edi-date': date, 'x-edi-reference': reference, 'x-edi-signature': signature, 'x-edi-file-name': 'x' };
      const path = body === undefined ? `/messages/${reference}` : '/messages';
      return fetch(url + path, { headers, ...(body === undefined ? {} : { method: 'POST', body: Buffer.from(body) }) });
    },
    async list() {
      return ((await (await fetch(url)).json()) as { list: { reference: string; copies: number; refusals: unknown[] }[] }).list;
    },
  };
}
