import { accountRefusals as refusals } from '@mastlight/domain/account/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { randomInt } from 'node:crypto';
import {
  smsCodeLength,
  smsCodeMs,
  smsPerPhonePerDay,
  smsPerPhonePerHour,
  smsReserve,
  smsResendSeconds,
} from '@mastlight/domain/account/limits';
import type { SmsPurpose } from '@mastlight/domain/account/sms-purpose';
import type { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { inTransaction } from '../../../platform/db/transaction';
import { makeToken, sha256 } from '../../../platform/ids';
import { SmsError } from '../../../platform/gateways/sms/sms-gateway';
import { limitNetwork } from '../network-limits';
import type { AccountParts, Caller } from '../parts';
import { listScanGrants } from '../queries/find-scan';
import { findUserByPhone, isKnownBrowser } from '../queries/find-user';
import { insertSmsCode, listSendTimes, lockPhone, markSmsFailed } from '../store/sms-codes';
import { prepareLikelyPasswords } from '../weak-passwords';

const hourMs = 3_600_000;

/**
 * Sends a code of six digits to a phone, and gives the browser that asked the
 * key it works with (S-05, R-5.2-13). Whether somebody is
 * registered with the phone makes no difference, so nothing can be learnt from
 * it. Without a `purpose` the code serves the registration that this browser
 * has begun by scanning, otherwise a password reset.
 *
 * @throws BusinessError 429 within 60 seconds or above the limits of the phone
 * or the address, 503 when the message could not be sent; of one that may have left nothing is said.
 */
export async function sendSmsCode(
  parts: AccountParts,
  wish: { readonly phone: string; readonly purpose: SmsPurpose | null },
  caller: Caller,
): Promise<void> {
  limitNetwork(caller, 'sms');
  // Whoever asks for a code chooses a password next.
  void prepareLikelyPasswords();
  const { phone } = wish;
  const key = makeToken();
  const keyDigest = sha256(key);
  const nowMs = parts.clock.nowMs();
  const purpose = wish.purpose ?? (await guessPurpose(parts, caller, nowMs));
  const code = String(randomInt(10 ** smsCodeLength)).padStart(smsCodeLength, '0');
  const reserve = (await isOwnersBrowser(parts, phone, caller, nowMs)) ? smsReserve : 0;
  const codeDigest = parts.digests.smsCode(phone, keyDigest, code);
  const id = await inTransaction(parts.database, 'system', async (tx) => {
    await lockPhone(tx, phone);
    const times = await listSendTimes(tx, phone, nowMs - 24 * hourMs);
    refuseAboveLimits(times, reserve, nowMs, caller);
    return insertSmsCode(tx, { phone, purpose, keyDigest, codeDigest, expiresAtMs: nowMs + smsCodeMs }, nowMs);
  });
  await parts.smsAlarm.count();
  try {
    await parts.sms.sendCode(phone, code);
  } catch (error) {
    const isUnsure = error instanceof SmsError && error.outcome === 'unsure';
    parts.log.warn(
      { reason: error instanceof SmsError ? error.reason : 'unknown' },
      isUnsure ? 'text message unsure' : 'text message not sent',
    );
    // One that may have left counts, and works: a service that loses its answers would send to a phone without end.
    if (!isUnsure) {
      await inTransaction(parts.database, 'system', (tx) => markSmsFailed(tx, id));
      throw refuse(refusals.smsFailed, {}, { retryAfterSeconds: 5 });
    }
  }
  caller.keys.give('code', phone, key);
}

async function guessPurpose(parts: AccountParts, { keys }: Caller, nowMs: number): Promise<SmsPurpose> {
  const grants = await listScanGrants(parts.database, keys.listScans(), nowMs);
  return grants.some(({ userId }) => userId === null) ? 'bind' : 'reset';
}

/** Whether somebody has signed in to the phone's account in this browser, or has just scanned for it. */
async function isOwnersBrowser(parts: AccountParts, phone: string, { keys }: Caller, nowMs: number): Promise<boolean> {
  const browser = keys.find('known', phone);
  if (browser !== null && (await isKnownBrowser(parts.database, phone, browser))) return true;
  const grants = await listScanGrants(parts.database, keys.listScans(), nowMs);
  const user = grants.length > 0 ? await findUserByPhone(parts.database, phone) : null;
  return user !== null && grants.some(({ userId }) => userId === user.id);
}

/** `times`: when codes were sent to the phone within a day, newest first; `reserve`: how many more this caller may have. Who is refused is told of, without the phone. */
function refuseAboveLimits(times: readonly number[], reserve: number, nowMs: number, { tell }: Caller): void {
  const told = (refusal: BusinessError): BusinessError => {
    tell('limit-reached');
    return refusal;
  };
  const newest = times[0];
  if (newest !== undefined && nowMs - newest < smsResendSeconds * 1000) {
    const retryAfterSeconds = Math.ceil((newest + smsResendSeconds * 1000 - nowMs) / 1000);
    throw told(refuse(refusals.smsTooSoon, { seconds: retryAfterSeconds }, { retryAfterSeconds }));
  }
  if (times.length >= smsPerPhonePerDay + reserve) throw told(refuse(refusals.smsDayUsedUp, {}, { retryAfterSeconds: 3_600 }));
  const inLastHour = times.filter((atMs) => nowMs - atMs < hourMs).length;
  if (inLastHour >= smsPerPhonePerHour + reserve) throw told(refuse(refusals.smsHourUsedUp, {}, { retryAfterSeconds: 600 }));
}
