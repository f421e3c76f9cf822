import { accountRefusals as refusals } from '@mastlight/domain/account/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { timingSafeEqual } from 'node:crypto';
import { resetTicketMs, smsCodeTriesMax } from '@mastlight/domain/account/limits';
import type { SmsPurpose } from '@mastlight/domain/account/sms-purpose';
import type { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { inTransaction } from '../../../platform/db/transaction';
import { makeToken, sha256 } from '../../../platform/ids';
import { limitNetwork } from '../network-limits';
import type { AccountParts, Caller } from '../parts';
import { markCodeVerified, takeCodeTry, type CodeTry } from '../store/sms-codes';

/**
 * Checks a code once and for all (R-7.1-09, -10). A right reset code becomes
 * a ticket that opens one password reset in this browser within ten minutes
 * (T2); a right binding code stays good for the registration.
 *
 * @throws BusinessError 400 when the code is wrong, expired, used, or its five
 * tries are.
 */
export async function checkSmsCode(
  parts: AccountParts,
  asked: { readonly phone: string; readonly code: string },
  caller: Caller,
): Promise<void> {
  limitNetwork(caller, 'codeCheck');
  const right = await findRightCode(parts, { ...asked, purpose: null }, caller, false);
  const ticket = right.purpose === 'reset' ? makeToken() : null;
  const untilMs = parts.clock.nowMs() + resetTicketMs;
  const isFirst = await inTransaction(parts.database, 'system', (tx) =>
    markCodeVerified(tx, right.id, ticket === null ? null : { digest: sha256(ticket), untilMs }),
  );
  if (!isFirst) throw refuseCode();
  if (ticket !== null) caller.keys.give('reset', asked.phone, ticket);
}

/**
 * Spends one try on the code that this browser was sent last for this phone.
 *
 * @param acceptsVerified whether a code that was checked before counts; the
 * registration form may have checked it while it was typed.
 * @throws BusinessError 400 when it is not right.
 */
export async function findRightCode(
  parts: AccountParts,
  asked: { readonly phone: string; readonly code: string; readonly purpose: SmsPurpose | null },
  caller: Caller,
  acceptsVerified: boolean,
): Promise<CodeTry> {
  const { phone, code, purpose } = asked;
  const keyDigest = caller.keys.find('code', phone);
  if (keyDigest === null) throw refuseCode();
  // Committed by itself: a try stays spent whatever follows.
  const tried = await inTransaction(parts.database, 'system', (tx) =>
    takeCodeTry(tx, { phone, keyDigest, purpose, acceptsVerified, triesMax: smsCodeTriesMax }, parts.clock.nowMs()),
  );
  if (!tried) throw refuseCode();
  const given = Buffer.from(parts.digests.smsCode(phone, keyDigest, code), 'hex');
  if (!timingSafeEqual(given, Buffer.from(tried.codeDigest, 'hex'))) throw refuseCode();
  return tried;
}

function refuseCode(): BusinessError {
  return refuse(refusals.codeWrong, {}, { field: 'code' });
}
