import { createHash, randomBytes } from 'node:crypto';

/** An unguessable token of `bytes` random bytes, base64url. */
export function makeToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}

/** A short id for one request, for logs and for the person who reports an error. */
export function makeRequestId(): string {
  return randomBytes(9).toString('base64url');
}

/** SHA-256, hex; what the database keeps of tokens and of raw messages. */
export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}
