import { randomInt } from 'node:crypto';
import { mailCodeAskersMax, mailCodeMs, mailCodesPerDay, mailCodeTriesMax } from '@mastlight/domain/notification/limits';
import { mailCodeTexts } from '@mastlight/domain/notification/messages';
import { notificationRefusals as refusals } from '@mastlight/domain/notification/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { isEmail } from '@mastlight/domain/vocabulary/email';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { takeOfPersonDay } from '../../../platform/person-day';
import type { NotificationParts } from '../parts';
import { findSetting } from '../queries/find-setting';
import { changeChannel, endMailCode, keepMailCode, noteCodeAsker, tryMailCode } from '../store';
import { handToMailbox } from './send-due';

const field = 'email';
const addressMax = 100;
const dayMs = 86_400_000;

/** What is to be otherwise of a mailbox; what is undefined stays. */
export interface MailboxChange {
  readonly isOn?: boolean | undefined;
  /** Its address; empty: it goes. */
  readonly url?: string | undefined;
  /** That went to it. */
  readonly code?: string | undefined;
}

/**
 * Changes where somebody has mails sent. A new address is sent a code and nothing else until somebody who reads there has told
 * it: nobody has the site write to others.
 *
 * @throws BusinessError 400 for an address that is none, is not proven or is a colleague's, a wrong code, or one that could not
 *   be sent; 429 when too many were sent.
 */
export async function changeMailbox(parts: NotificationParts, session: Session, { isOn, url, code }: MailboxChange): Promise<void> {
  const { database, config } = parts.platform;
  if (config.mail.url === '' && (isOn === true || (url !== undefined && url !== ''))) throw refuse(refusals.notConfigured, {}, { field });
  if (code !== undefined) return proveMailbox(parts, session, code);
  const address = url?.toLowerCase();
  if (address !== undefined && address !== '' && (address.length > addressMax || !isEmail(address)))
    throw refuse(refusals.mailboxWrong, {}, { field });
  const kept = (await findSetting(database, session)).channels.find(({ kind }) => kind === 'email');
  if (address === '') return setChannel(parts, session, false, null);
  if (address !== undefined && (kept?.token !== address || kept.awaitsCode)) return sendCode(parts, session, address);
  if (isOn === true && !kept?.token) throw refuse(refusals.mailboxMissing, {}, { field });
  if (isOn === true && kept!.awaitsCode) throw refuse(refusals.mailboxUnproven, {}, { field });
  if (isOn !== undefined) await setChannel(parts, session, isOn, undefined);
}

async function setChannel({ platform }: NotificationParts, session: Session, isOn: boolean, token: null | undefined): Promise<void> {
  const { ownerKey, userId } = session;
  const nowMs = Math.trunc(platform.clock.nowMs());
  await inTransaction(platform.database, session, async (tx) => {
    if (!(await changeChannel(tx, ownerKey, userId, { kind: 'email', isOn, token, secret: undefined })))
      throw refuse(refusals.mailboxTaken, {}, { field });
    if (token === null) await keepMailCode(tx, session, null, nowMs);
  });
}

async function sendCode(parts: NotificationParts, session: Session, address: string): Promise<void> {
  const { database, clock } = parts.platform;
  const { ownerKey, userId } = session;
  const nowMs = Math.trunc(clock.nowMs());
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await inTransaction(database, session, async (tx) => {
    const day = { userId, day: shanghaiDay(nowMs) };
    if (!(await takeOfPersonDay(tx, day, { 'notification.mail-codes': { count: 1, max: mailCodesPerDay } })))
      throw refuse(refusals.tooManyMailCodes, {}, { field });
    if (!(await noteCodeAsker(tx, { address, userId }, { othersMax: mailCodeAskersMax, sinceMs: nowMs - dayMs, nowMs })))
      throw refuse(refusals.mailboxBusy, {}, { field });
    await changeChannel(tx, ownerKey, userId, { kind: 'email', isOn: false, token: address, secret: undefined });
    await keepMailCode(tx, session, code, nowMs);
  });
  const said = { subject: mailCodeTexts.subject(code), text: mailCodeTexts.text(code) };
  const { outcome } = await handToMailbox(parts, address, said, `c${userId}-${nowMs}`);
  if (outcome !== 'sent') throw refuse(refusals.mailCodeUnsent, {}, { field });
}

async function proveMailbox({ platform }: NotificationParts, session: Session, told: string): Promise<void> {
  const { database, clock } = platform;
  const { ownerKey, userId } = session;
  const nowMs = Math.trunc(clock.nowMs());
  // One transaction: what is opened is the mailbox whose code was told. Answered, not thrown: a try that is refused counts.
  const refusal = await inTransaction(database, session, async (tx) => {
    if ((await tryMailCode(tx, session, { triesMax: mailCodeTriesMax, sentAfterMs: nowMs - mailCodeMs })) !== told)
      return refusals.mailCodeWrong;
    if (!(await changeChannel(tx, ownerKey, userId, { kind: 'email', isOn: true, token: undefined, secret: undefined })))
      return refusals.mailboxTaken;
    await endMailCode(tx, session);
    return null;
  });
  if (refusal) throw refuse(refusal, {}, { field });
}
