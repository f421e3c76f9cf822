import { accountRefusals as refusals } from '@mastlight/domain/account/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { inTransaction } from '../../../platform/db/transaction';
import type { AccountParts, Caller } from '../parts';
import { findResetPhone } from '../queries/find-reset-phone';
import { findUserByPhone } from '../queries/find-user';
import { deletePasswordGuards } from '../store/password-guards';
import { deleteSessionsOf } from '../store/sessions';
import { useResetTicket } from '../store/sms-codes';
import { holdUser, setPasswordHash } from '../store/users';
import { refuseWeakPassword } from '../weak-passwords';

/**
 * Sets a new password for a phone whose code was checked in this browser (T2,
 * R-7.1-15). All sessions end, and so does a lock on the password.
 *
 * @throws BusinessError 403 without a ticket for this phone in this browser,
 * 404 when nobody is registered with the phone, 400 for a weak password.
 */
export async function resetPassword(
  parts: AccountParts,
  wish: { readonly phone: string; readonly hashedPassword: string },
  caller: Caller,
): Promise<void> {
  const { phone, hashedPassword } = wish;
  const [digest, keyDigest] = [caller.keys.find('reset', phone), caller.keys.find('code', phone)];
  const ticket = digest !== null && keyDigest !== null ? { digest, keyDigest, phone } : null;
  const refusal = refuse(refusals.resetNotVerified, {});
  if (!ticket || (await findResetPhone(parts.database, ticket.digest, ticket.keyDigest, parts.clock.nowMs())) !== phone) {
    caller.tell('token-refused');
    throw refusal;
  }
  const user = await findUserByPhone(parts.database, phone);
  // Only who holds the phone gets here, so this tells nobody about others.
  if (!user) throw refuse(refusals.phoneNotRegistered, {});
  await refuseWeakPassword(hashedPassword, user);
  const passwordHash = await parts.hasher.hash(hashedPassword, { isProven: true, address: caller.address });
  const nowMs = parts.clock.nowMs();
  await inTransaction(parts.database, 'system', async (tx) => {
    const held = await holdUser(tx, user.id);
    if (!held || !(await useResetTicket(tx, ticket, nowMs))) throw refusal;
    await setPasswordHash(tx, held, passwordHash, nowMs);
    await deleteSessionsOf(tx, held, null);
    const browser = caller.keys.find('known', phone);
    const guardKeys = [parts.digests.passwordGuard('login', phone)];
    if (browser !== null) guardKeys.push(parts.digests.passwordGuard('known', phone, browser));
    await deletePasswordGuards(tx, guardKeys);
  });
  parts.sessions.forgetUsers([user.id]);
  caller.keys.takeBack('reset', phone);
}
