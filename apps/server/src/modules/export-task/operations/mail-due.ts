import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { permissions } from '@mastlight/domain/contract-kit/permission';
import { permissionsOf } from '@mastlight/domain/company/index';
import { mailedMegabytesMax, mailRetryMs, mailTriesMax, mailUnsureMs } from '@mastlight/domain/export-task/limits';
import { exportTaskTexts, mailedTexts as texts } from '@mastlight/domain/export-task/messages';
import { nextSendMs } from '@mastlight/domain/export-task/send-times';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { isDatabaseGone } from '../../../platform/db/database-errors';
import { inTransaction } from '../../../platform/db/transaction';
import { readRequest } from '../../../platform/http/read-request';
import { companyOfOwner, type Session } from '../../../platform/http/session';
import { MailError } from '../../../platform/gateways/mail/mail-server';
import type { FileAnswer } from '../../../platform/http/route';
import { bytesOf } from '../bytes-of';
import { mayExport } from '../may-export';
import type { Parts } from '../parts';
import * as store from '../store/mailed';

const atOnce = 50;
/** A mail server answers within this time, in ms. */
const mailMs = 60_000;

/**
 * Sends the lists whose time has come, each once for a time whoever else looks: a mail is written down with the step to its
 * next time, and taken by one before it is made. Times that were slept through come to one mail. One that broke off is not
 * sent again: it may have arrived.
 *
 * @param stopping aborted when this process ends: what it has not taken waits.
 */
export async function mailDue(parts: Parts, stopping: AbortSignal): Promise<void> {
  const { database, clock } = parts.platform;
  const nowMs = Math.trunc(clock.nowMs());
  await inTransaction(database, 'system', (tx) => store.endUnsure(tx, nowMs - mailUnsureMs, texts.unsure));
  for (let found = atOnce; found === atOnce;) {
    found = await inTransaction(database, 'system', async (tx) => {
      const due = await store.holdDue(tx, nowMs, atOnce);
      for (const mailed of due) {
        await store.insertMailing(tx, mailed, mailed.nextMs, nowMs);
        await store.setNext(tx, mailed.id, nextSendMs(mailed, nowMs));
      }
      return due.length;
    });
  }
  while (!stopping.aborted) {
    const mailing = await inTransaction(database, 'system', (tx) => store.takeMailing(tx, nowMs));
    if (!mailing) return;
    await send(parts, mailing);
  }
}

/** What became of a mail: `later`: it was not taken, or nobody knows; its Message-ID is the same each time. */
type Outcome = { readonly state: 'sent' | 'failed' | 'later'; readonly reason: string };

async function send(parts: Parts, mailing: store.Mailing): Promise<void> {
  const { database, clock, log } = parts.platform;
  let outcome: Outcome;
  try {
    outcome = await makeAndHand(parts, mailing);
  } catch (error) {
    if (!(error instanceof BusinessError)) {
      log.error({ err: error, mailed: mailing.id }, 'a list could not be sent');
      outcome = { state: isDatabaseGone(error) ? 'later' : 'failed', reason: texts.notMade };
    } else outcome = { state: 'failed', reason: error.message };
  }
  const isOver = outcome.state !== 'later' || mailing.tries >= mailTriesMax;
  const state = outcome.state === 'later' ? (isOver ? 'failed' : 'waiting') : outcome.state;
  const dueMs = Math.trunc(clock.nowMs()) + mailRetryMs * mailing.tries;
  await inTransaction(database, 'system', (tx) => store.endMailing(tx, mailing, { state, reason: outcome.reason, dueMs }));
}

/** @throws BusinessError where it may not, or cannot, be sent. */
async function makeAndHand(parts: Parts, mailing: store.Mailing): Promise<Outcome> {
  const { mail, mailboxes, platform } = parts;
  const session = await findRight(parts, mailing);
  const found = parts.exports().find(({ name }) => name === mailing.list);
  if (!found || !mayExport(session, found)) throw new BusinessError(403, exportTaskTexts.noRight);
  const answer: FileAnswer = await found.open(session, readRequest(found.endpoint, mailing.wish) as never, () => Promise.resolve());
  const bytes = await bytesOf(answer.body, mailedMegabytesMax * 1_048_576, texts.tooLarge);
  // Whoever has left meanwhile gets nothing, and what he has proven is looked at last.
  await findRight(parts, mailing);
  const to = await mailboxes.findMailbox(mailing);
  if (to === null) throw new BusinessError(400, texts.noMailbox);
  const fileName = answer.fileName!;
  const link = `${platform.config.publicUrl.replace(/\/+$/, '')}/user/mailedLists`;
  try {
    const handed = await mail.hand(
      `x${mailing.id}-${mailing.forMs}`,
      {
        to,
        subject: texts.subject(mailing.name, shanghaiDay(platform.clock.nowMs())),
        text: `${texts.attached(mailing.name, fileName)}\n\n${texts.noMore(link)}`,
        attachments: [{ name: fileName, contentType: answer.contentType, base64: bytes.toString('base64') }],
      },
      AbortSignal.timeout(mailMs),
    );
    return handed.isTaken
      ? { state: 'sent', reason: '' }
      : { state: 'failed', reason: texts.refused(handed.reason.replace(/\s+/g, ' ').slice(0, 200)) };
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    return { state: 'later', reason: texts.unreachable };
  }
}

/** Who a list is sent to, as he is now: without a session, in the identity in which he wanted it. @throws BusinessError 403 once he has left. */
async function findRight({ platform, companies }: Parts, { ownerKey, userId }: store.Mailing): Promise<Session> {
  const companyId = companyOfOwner(ownerKey);
  const whose = { userId, ownerKey, roles: [], tokenDigest: '' };
  if (companyId === null) return { ...whose, identity: { kind: 'personal' }, permissions };
  const duty = await inTransaction(platform.database, { ownerKey }, (tx) => companies.holdDuty(tx, companyId, userId));
  if (duty === null) throw new BusinessError(403, texts.left);
  return { ...whose, identity: { kind: 'company', companyId: String(companyId) }, permissions: permissionsOf(duty) };
}
