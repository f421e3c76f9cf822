import { accountRefusals as refusals } from '@mastlight/domain/account/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { randomInt } from 'node:crypto';
import { defaultUserName, readUserName } from '@mastlight/domain/account/user-name';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import { limitNetwork } from '../network-limits';
import type { AccountParts, Caller } from '../parts';
import { listScanGrants, type ScanGrant } from '../queries/find-scan';
import { findUserByPhone } from '../queries/find-user';
import { useScan } from '../store/scan-tickets';
import { deleteSessionsOf } from '../store/sessions';
import { useCode } from '../store/sms-codes';
import { goOnWithPhone } from '../store/left-phones';
import { bindOpenId, holdUser, insertUser, setPasswordHash, type HeldUser } from '../store/users';
import { refuseWeakPassword } from '../weak-passwords';
import { findRightCode } from './check-sms-code';
import { beginningOf, issueToken } from './issue-token';
import { roleOf, type Login } from './login-answer';
import { renewKnownBrowser } from './renew-known-browser';

/** Letters and digits that cannot be taken for one another. */
const invitationAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const invitationLength = 8;

export interface Registration {
  readonly phone: string;
  readonly code: string;
  readonly name: string;
  readonly hashedPassword: string;
  /** What the client claims; compared for the log and otherwise ignored (T3). */
  readonly claimedOpenId: string | null;
}

/**
 * Registers the person who scanned, or binds the scan to an account that has
 * this phone and no messaging account yet (T3): the open id comes from the
 * confirmed scan, the phone from the code that was sent to it.
 *
 * @throws BusinessError 403 without a confirmed scan in this browser, 400 for
 * a wrong code, a weak password, or a phone or scan that is taken.
 */
export async function register(parts: AccountParts, registration: Registration, caller: Caller): Promise<Login> {
  limitNetwork(caller, 'codeCheck');
  const { phone, hashedPassword } = registration;
  const nowMs = parts.clock.nowMs();
  const grants = await listScanGrants(parts.database, caller.keys.listScans(), nowMs);
  // Several tabs may show codes: the claim may choose among the scans of this browser, and nothing else.
  const grant = grants.find(({ openId }) => openId === registration.claimedOpenId) ?? grants[0];
  if (!grant) throw refuse(refusals.scanFirst, {});
  if (registration.claimedOpenId && registration.claimedOpenId !== grant.openId) {
    parts.log.warn({ event: 'register', ticketId: grant.ticketId }, 'claimed open id differs from the scanned one; ignored');
  }
  if (grant.userId !== null) throw refuse(refusals.wechatOfAnotherPhone, {});
  const userName = readUserName(registration.name) || defaultUserName(phone);
  await refuseWeakPassword(hashedPassword, { phone, userName });
  const codeId = await findRightCode(parts, { phone, code: registration.code, purpose: 'bind' }, caller, true);
  const passwordHash = await parts.hasher.hash(hashedPassword, { isProven: true, address: caller.address });
  const known = await findUserByPhone(parts.database, phone);

  const made = await inTransaction(parts.database, 'system', async (tx) => {
    const held = known && (await holdUser(tx, known.id));
    if (!(await useCode(tx, codeId.id))) throw refuse(refusals.codeWrong, {}, { field: 'code' });
    const user = known
      ? held && (await bindKnown(tx, held, grant, passwordHash, nowMs))
      : await insertUser(tx, { phone, openId: grant.openId, userName, passwordHash, invitationCode: makeInvitationCode() }, nowMs);
    if (user && !known) await goOnWithPhone(tx, user, parts.digests.leftPhone(phone));
    if (!user) throw refuse(refusals.phoneOfAnotherWechat, {}, { field: 'phone' });
    if (!(await useScan(tx, grant.ticketId, nowMs))) throw refuse(refusals.scanFirst, {});
    const giveKey = await renewKnownBrowser(tx, user, phone, caller.keys, nowMs);
    return {
      giveKey,
      userId: user.id,
      token: await issueToken(tx, user, { begun: beginningOf(caller), scanTicketId: grant.ticketId }, nowMs),
    };
  });
  made.giveKey();
  return { token: made.token, id: String(made.userId), openId: grant.openId, role: roleOf(known?.roles ?? []) };
}

/** The code proves the phone, so the new password counts and older sessions end. */
async function bindKnown(tx: Transaction, user: HeldUser, grant: ScanGrant, passwordHash: string, nowMs: number): Promise<HeldUser | null> {
  // Sessions first: once bound, ending them would end this very scan too.
  await deleteSessionsOf(tx, user, null);
  if (!(await bindOpenId(tx, user, grant.openId))) return null;
  await setPasswordHash(tx, user, passwordHash, nowMs);
  return user;
}

function makeInvitationCode(): string {
  return Array.from({ length: invitationLength }, () => invitationAlphabet[randomInt(invitationAlphabet.length)]).join('');
}
