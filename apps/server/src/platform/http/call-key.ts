import { createHash } from 'node:crypto';
import { takesKey, type Endpoint } from '@mastlight/domain/contract-kit/endpoint';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { requestTexts } from '@mastlight/domain/vocabulary/platform-texts';
import type { KeyedCall, Session } from './session';

/** As a UUID is, or whatever else a caller counts by. */
const keyForm = /^[\x21-\x7e]{8,128}$/;

/**
 * The `Idempotency-Key` of a call that takes one (L-03): a caller's own name for it, whose wish may not change.
 *
 * @returns null without a key, or where the contract takes none.
 * @throws BusinessError 400 for a key in another form.
 */
export function readCallKey(
  { name, endpoint }: { readonly name: string; readonly endpoint: Endpoint },
  key: string | string[] | undefined,
  { userId, ownerKey }: Pick<Session, 'userId' | 'ownerKey'>,
  input: unknown,
): KeyedCall | null {
  if (key === undefined || !takesKey(endpoint)) return null;
  if (typeof key !== 'string' || !keyForm.test(key)) {
    throw new BusinessError(400, requestTexts.badKey, { fields: { 'Idempotency-Key': requestTexts.badKey } });
  }
  return { keyDigest: digest(`${userId} ${ownerKey} ${key}`), bodyDigest: digest(`${name} ${JSON.stringify(input)}`) };
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
