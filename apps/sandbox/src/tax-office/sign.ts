import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Signs a body as both sides do: HMAC-SHA256, in hex, of the date and the digest of the body. */
export function sign(key: string, date: string, body: Uint8Array | string): string {
  const digest = createHash('sha256').update(body).digest('hex');
  return createHmac('sha256', key).update(`${date}\n${digest}`).digest('hex');
}

/** A signature is this old at most, ms. */
const dateToleranceMs = 15 * 60_000;

/** Whether somebody with the key has signed a body, in these minutes. Without a key nobody has. */
export function isSigned(key: string, nowMs: number, date: string, body: Uint8Array, told: string): boolean {
  if (key === '' || !(Math.abs(Date.parse(date) - nowMs) <= dateToleranceMs)) return false;
  const [right, given] = [Buffer.from(sign(key, date, body)), Buffer.from(told)];
  return given.length === right.length && timingSafeEqual(given, right);
}
