import { payRate } from '@mastlight/domain/billing/index';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { keyPrefix, keyTail } from '@mastlight/domain/open-api/key';
import { keysMax, keysPerDay } from '@mastlight/domain/open-api/limits';
import { openApiRefusals as refusals } from '@mastlight/domain/open-api/refusals';
import { isSpending } from '@mastlight/domain/open-api/scopes';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { confirmSession, inTransaction } from '../../../platform/db/transaction';
import type { CompanyScope } from '../../../platform/http/company-scope';
import { makeToken, sha256 } from '../../../platform/ids';
import { takeOfPersonDay } from '../../../platform/person-day';
import type { OpenApiParts } from '../parts';
import { endKey, holdKeys, insertKey, type NewKey } from '../store/keys';

/**
 * Makes a key of a company; it is seen in this answer alone. What the company follows by then is entered into its feed
 * soon after. One that takes money takes as much a day as who makes it has agreed to.
 *
 * @throws BusinessError 400 when the company has as many as it may.
 */
export function makeKey(
  { platform: { database, clock, securityLog }, requestTelling }: Pick<OpenApiParts, 'platform' | 'requestTelling'>,
  own: CompanyScope,
  { name, scopes, dayMaxCoins }: Pick<NewKey, 'name' | 'scopes'> & { readonly dayMaxCoins: string },
): Promise<{ id: number; key: string }> {
  const key = keyPrefix + makeToken();
  const { ownerKey, userId } = own;
  const dayMaxFen = isSpending(scopes) ? Number(dayMaxCoins) * payRate : null;
  // Of the system: the security event is nobody's row.
  return inTransaction(database, 'system', async (tx) => {
    await confirmSession(tx, own);
    await holdKeys(tx, ownerKey);
    const made = { ownerKey, name, scopes, digest: sha256(key), tail: keyTail(key), madeBy: userId, dayMaxFen };
    const keys = { 'open-api.keys': { count: 1, max: keysPerDay } };
    if (!(await takeOfPersonDay(tx, { userId, day: shanghaiDay(clock.nowMs()) }, keys))) throw refuse(refusals.tooManyKeys, {});
    const id = await insertKey(tx, made, keysMax, clock.nowMs());
    if (id === null) throw refuse(refusals.keysFull, {});
    await securityLog.record(tx, { name: 'api-key-made', userId, subject: `key ${id}` });
    await requestTelling(tx, ownerKey);
    return { id, key };
  });
}

/**
 * Ends a key of a company: the next call with it is refused, in whatever process. One that has ended is left alone.
 *
 * @throws BusinessError 404 when the company has none of this number.
 */
export function revokeKey(
  { platform: { database, clock, securityLog } }: Pick<OpenApiParts, 'platform'>,
  own: CompanyScope,
  id: number,
): Promise<void> {
  const { ownerKey, userId } = own;
  return inTransaction(database, 'system', async (tx) => {
    await confirmSession(tx, own);
    const was = await endKey(tx, ownerKey, id, clock.nowMs());
    if (was === null) throw refuse(refusals.noKey, {});
    if (was === 'ended') await securityLog.record(tx, { name: 'api-key-revoked', userId, subject: `key ${id}` });
  });
}
