import { createHash, createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import type { Clock } from '../../clock/clock';
import { callOut, isOk, jsonOf, type Answer, type CallOut } from '../call-out';

/** A counterpart that takes messages over HTTP and can be asked for each by our reference. */
export interface EdiChannel {
  /**
   * Hands a message over.
   *
   * @returns whether it was taken; refused ones with the reason, and nothing is kept of them there.
   * @throws EdiChannelError when nobody knows whether it arrived.
   */
  hand(
    message: EdiMessage,
    signal: AbortSignal,
  ): Promise<{ readonly isTaken: true } | { readonly isTaken: false; readonly reason: string }>;
  /** The receipts that it has written about a message; null: it does not know it. @throws EdiChannelError without an answer. */
  ask(reference: string, signal: AbortSignal): Promise<readonly Uint8Array[] | null>;
}

export interface EdiMessage {
  readonly reference: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** There was no answer; `reason` holds nothing of the message. */
export class EdiChannelError extends Error {
  constructor(readonly reason: string) {
    super(`the counterpart gave no answer: ${reason}`);
    this.name = 'EdiChannelError';
  }
}

const refusal = z.object({ reason: z.string() });
/** Of one message, in base64. */
const [receiptTextMax, receiptsMax] = [1_000_000, 20];
const receiptsMaxBytes = receiptsMax * (receiptTextMax + 16);
const known = z.object({
  receipts: z.array(z.string().check(z.maxLength(receiptTextMax), z.regex(/^[A-Za-z0-9+/]*={0,2}$/))).check(z.maxLength(receiptsMax)),
});
/** Of these statuses a counterpart has looked at the message and kept nothing; all others say nothing certain. */
const refusingStatuses: ReadonlySet<number> = new Set([400, 413, 415, 422]);

/**
 * A channel at `url`: `POST <url>/messages` with the bytes, `GET <url>/messages/<reference>`. Each call is dated and
 * signed: HMAC-SHA256 over date, reference and the digest of the body.
 */
export function createEdiChannel({ url, key }: { readonly url: string; readonly key: string }, clock: Clock): EdiChannel {
  function headersOf(reference: string, body: Uint8Array): Record<string, string> {
    const date = new Date(clock.nowMs()).toISOString();
    const digest = createHash('sha256').update(body).digest('hex');
    const signature = createHmac('sha256', key).update(`${date}\n${reference}\n${digest}`).digest('hex');
    return { 'x-edi-date': date, 'x-edi-reference': reference, 'x-edi-signature': signature };
  }

  function call(path: string, init: Omit<CallOut, 'failed'>): Promise<Answer> {
    if (url === '') throw new EdiChannelError('not configured');
    return callOut(url + path, { ...init, failed: (reason) => new EdiChannelError(reason) });
  }

  return {
    async hand({ reference, fileName, bytes }, signal) {
      const headers = {
        ...headersOf(reference, bytes),
        'content-type': 'application/octet-stream',
        'x-edi-file-name': encodeURIComponent(fileName),
      };
      const answer = await call('/messages', { headers, body: Buffer.from(bytes), signal });
      if (isOk(answer)) return { isTaken: true };
      const told = refusal.safeParse(jsonOf(answer));
      if (refusingStatuses.has(answer.status) && told.success) return { isTaken: false, reason: told.data.reason };
      throw new EdiChannelError(`status ${answer.status}`);
    },
    async ask(reference, signal) {
      const headers = headersOf(reference, new Uint8Array());
      const answer = await call(`/messages/${reference}`, { method: 'GET', headers, signal, maxBytes: receiptsMaxBytes });
      const told = jsonOf(answer);
      // Another server in its place answers 404 as well; the counterpart says whom it does not know.
      if (answer.status === 404 && z.object({ unknown: z.literal(reference) }).safeParse(told).success) return null;
      if (!isOk(answer)) throw new EdiChannelError(`status ${answer.status}`);
      const read = known.safeParse(told);
      if (!read.success) throw new EdiChannelError('unreadable');
      return read.data.receipts.map((text) => Buffer.from(text, 'base64'));
    },
  };
}
