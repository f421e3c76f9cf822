/** The signature of a link to one call (ADR 0046): `<key id>.<expiry>.<HMAC>`, all of it told by the link alone. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { voyageKey } from '@mastlight/domain/tracking/index';
import { vesselKey } from '@mastlight/domain/vocabulary/vessel-voyage';

/** A key of links, as the database holds it. */
export interface LinkKey {
  readonly id: string;
  readonly salt: string;
}

export interface LinkedCall {
  readonly vessel: string;
  readonly voyage: string;
}

/** What is read of a link: until when it is open, seconds since epoch. */
export type LinkState = { readonly is: 'open' | 'over'; readonly expireS: number } | { readonly is: 'wrong' };

function macOf(pepper: Buffer, { id, salt }: LinkKey, { vessel, voyage }: LinkedCall, expireS: number): Buffer {
  const key = createHmac('sha256', pepper).update(`boxquery link ${salt}`).digest();
  return createHmac('sha256', key)
    .update(JSON.stringify([id, expireS, vesselKey(vessel), voyageKey(voyage)]))
    .digest();
}

/** Signs a call until `expireS`, seconds since epoch. */
export function signCall(pepper: Buffer, key: LinkKey, call: LinkedCall, expireS: number): string {
  return `${key.id}.${expireS}.${macOf(pepper, key, call, expireS).toString('hex')}`;
}

/**
 * Reads a signature. A link that was changed in anything is `wrong`, and so is one of a key of before, or of a call without a
 * name; that it is over is told of true ones alone.
 */
export function readSign(pepper: Buffer, key: LinkKey | null, call: LinkedCall, sign: string, nowMs: number): LinkState {
  const parts = /^([0-9a-f]{8})\.(\d{1,12})\.([0-9a-f]{64})$/.exec(sign);
  if (!parts || key === null || parts[1] !== key.id || vesselKey(call.vessel) === '' || voyageKey(call.voyage) === '')
    return { is: 'wrong' };
  const expireS = Number(parts[2]);
  if (!timingSafeEqual(macOf(pepper, key, call, expireS), Buffer.from(parts[3]!, 'hex'))) return { is: 'wrong' };
  return { is: expireS * 1_000 > nowMs ? 'open' : 'over', expireS };
}
