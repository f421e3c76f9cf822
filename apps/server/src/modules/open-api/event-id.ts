import { createHash } from 'node:crypto';

/** Ours: ids of events are made of what they say, under this name (RFC 9562, version 5). */
const namespace = Buffer.from('9f2b6c1e7d3a4c5b8e0f1a2b3c4d5e6f', 'hex');

/** The id of what a text says: the same text has the same, on every machine. */
export function eventIdOf(text: string): string {
  const hash = createHash('sha1').update(namespace).update(text).digest().subarray(0, 16);
  hash[6] = (hash[6]! & 0x0f) | 0x50;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  const hex = hash.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
