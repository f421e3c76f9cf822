import { PaymentError } from './payment-method';

const timeoutMs = 10_000;
/** No answer is longer, bytes. */
const maxAnswerBytes = 262_144;

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** Asks a payment method; follows no redirect, waits 10 s, reads no more than an answer can be. */
export async function ask(
  url: string,
  init: { readonly method: string; readonly headers: Record<string, string>; readonly body?: string },
): Promise<RawAnswer> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of answer.body ?? []) {
      bytes += (part as Uint8Array).length;
      if (bytes > maxAnswerBytes) throw new PaymentError('too long');
      parts.push(part as Uint8Array);
    }
    return { status: answer.status, headers: answer.headers, body: Buffer.concat(parts) };
  } catch (error) {
    throw error instanceof PaymentError ? error : new PaymentError('unreachable');
  }
}
