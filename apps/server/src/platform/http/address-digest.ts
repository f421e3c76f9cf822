import { createHmac } from 'node:crypto';

/** Signs of a digest: enough to tell two addresses apart. */
const length = 16;

/** Binds the digest of callers' addresses to a pepper: four thousand million of them are soon tried without one. */
export function createAddressDigest(pepper: Buffer): (ip: string) => string {
  return (ip) => createHmac('sha256', pepper).update(`address ${ip}`).digest('hex').slice(0, length);
}
