import type { IncomingHttpHeaders } from 'node:http';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { isKeyInAddress } from '@mastlight/domain/open-api/events-query';
import { isKeyShaped } from '@mastlight/domain/open-api/key';
import { callsOfCompanyPerMinute, callsPerMinute } from '@mastlight/domain/open-api/limits';
import { callTexts as texts } from '@mastlight/domain/open-api/messages';
import type { Scope } from '@mastlight/domain/open-api/scopes';
import { sha256 } from '../../../platform/ids';
import type { StandardCall } from '../../../platform/http/standard-route';
import type { KeyHolder } from '../key-holder';
import type { OpenApiParts } from '../parts';
import { findHolder } from '../queries/find-holder';

const allowance = { calls: callsPerMinute, perMs: 60_000 };
const ofCompany = { calls: callsOfCompanyPerMinute, perMs: 60_000 };

/**
 * Who calls, by the key in his headers; the call counts against that key.
 *
 * @throws BusinessError 400 for a key in the address, which is not looked up; 401 without a key that opens something,
 * 403 where it does not open this, 429 with the time to wait.
 */
export async function admitKey(
  { platform, usage }: Pick<OpenApiParts, 'platform' | 'usage'>,
  call: StandardCall,
  fields: readonly (readonly [string, string])[],
  scope: Scope,
): Promise<KeyHolder> {
  if (isKeyInAddress(call.query, fields)) throw new BusinessError(400, texts.keyInAddress);
  const key = keyOf(call.headers);
  if (key === null) throw new BusinessError(401, texts.keyMissing);
  const holder = isKeyShaped(key) ? await findHolder(platform.database, sha256(key)) : null;
  if (!holder) {
    call.tell('api-key-refused');
    throw new BusinessError(401, texts.keyWrong);
  }
  // A new key in place of one that is used up gives nothing that the company has not.
  const retryAfterSeconds = Math.max(
    call.limit(`api keys of ${holder.ownerKey}`, ofCompany),
    call.limit(`api key ${holder.keyId}`, allowance),
  );
  usage.note(holder, retryAfterSeconds > 0);
  if (retryAfterSeconds > 0) {
    call.tell('limit-reached');
    throw new BusinessError(429, texts.tooMany, { retryAfterSeconds });
  }
  // A call beyond the limit has cost a look as well, and its network pays for it.
  call.giveBack();
  if (!holder.scopes.includes(scope)) throw new BusinessError(403, texts.notInScope(scope));
  return holder;
}

/** @throws BusinessError 400 that names the first parameter of a call that takes none. */
export function refuseAnyQuery(fields: readonly (readonly [string, string])[]): void {
  const [first] = fields;
  if (first) throw new BusinessError(400, texts.unknownField(first[0].replace(/[^\w:.-]/g, '?').slice(0, 40)));
}

/** The key of a call: of `Authorization`, where one is there, else of `X-API-Key`. */
function keyOf(headers: IncomingHttpHeaders): string | null {
  const { authorization, 'x-api-key': bare } = headers;
  if (authorization !== undefined) return /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '';
  return typeof bare === 'string' ? bare : null;
}
