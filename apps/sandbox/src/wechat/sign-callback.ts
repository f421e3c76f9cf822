import { createHash } from 'node:crypto';

/**
 * Signs a callback as WeChat does: SHA-1, in hex, of token, timestamp and
 * nonce put in dictionary order and joined.
 */
export function signCallback(token: string, timestamp: string, nonce: string): string {
  return createHash('sha1').update([token, timestamp, nonce].sort().join('')).digest('hex');
}
