import { createHash, randomBytes } from 'node:crypto';

/** An unguessable token of `bytes` random bytes, base64url. */
export function makeToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}

const processMark = randomBytes(6).toString('base64url');
let requestCount = 0;

/** A short id for one request, for logs and for the person who reports an error: of this process, by count. */
export function makeRequestId(): string {
  requestCount += 1;
  return `${processMark}-${requestCount.toString(36)}`;
}

/** SHA-256, hex; what the database keeps of tokens and of raw messages. */
export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}
