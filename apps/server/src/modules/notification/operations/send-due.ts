import { betweenSendsMs, retryAfterMs, smsPerDay, triesMax, unsureMs } from '@mastlight/domain/notification/limits';
import { notificationTexts as texts } from '@mastlight/domain/notification/messages';
import type { ChannelKind } from '@mastlight/domain/notification/news-events';
import { placeInGroup } from '@mastlight/domain/notification/place-in-group';
import { sayChat, sayMail, saySms, sayTemplate, type SaidMessage } from '@mastlight/domain/notification/say-chat';
import { inTransaction } from '../../../platform/db/transaction';
import { isRobotKind, type Taken } from '../../../platform/gateways/chat-robot/chat-robot';
import { MailError } from '../../../platform/gateways/mail/mail-server';
import { SmsError } from '../../../platform/gateways/sms/sms-gateway';
import { WechatError } from '../../../platform/gateways/wechat/wechat-gateway';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { ownerOfPerson } from '../../../platform/http/session';
import { takeOfPersonDay } from '../../../platform/person-day';
import type { NotificationParts } from '../parts';
import { findDueKinds } from '../queries/find-due-kinds';
import { findMessages } from '../queries/find-messages';
import { claimDue, endDelivery, markUnsure, type ClaimedDelivery } from '../store';

/** So many of a kind are handed over at once. */
const atOnce = 5;

/** Kinds of channels that this process is handing over to. */
export type KindsAtWork = Map<ChannelKind, Promise<void>>;

/** Begins to hand over what is due, each kind by itself: a service that is slow or down holds up no other. */
export async function sendDue(parts: NotificationParts, atWork: KindsAtWork, signal: AbortSignal): Promise<void> {
  const { database, clock, log } = parts.platform;
  const nowMs = Math.trunc(clock.nowMs());
  const due = await inTransaction(database, 'system', async (tx) => {
    await markUnsure(tx, nowMs - unsureMs, nowMs, texts.unsure);
    return findDueKinds(tx, nowMs);
  });
  for (const kind of due) {
    if (atWork.has(kind) || signal.aborted) continue;
    const work = sendKind(parts, kind, signal)
      .catch((error: unknown) => log.warn({ err: error, kind }, 'sending messages failed'))
      .finally(() => atWork.delete(kind));
    atWork.set(kind, work);
  }
}

async function sendKind(parts: NotificationParts, kind: ChannelKind, signal: AbortSignal): Promise<void> {
  const { database, clock } = parts.platform;
  while (!signal.aborted) {
    const nowMs = Math.trunc(clock.nowMs());
    const claimed = await inTransaction(database, 'system', (tx) =>
      claimDue(tx, kind, { nowMs, usedAfterMs: nowMs - betweenSendsMs, limit: atOnce }),
    );
    if (claimed.length === 0) return;
    await Promise.all(claimed.map((delivery) => send(parts, delivery)));
  }
}

/** What became of a hand-over: taken, refused for good, to be tried again, or nobody knows: then nothing is sent by itself any more. */
export interface HandedOver {
  readonly outcome: 'sent' | 'refused' | 'later' | 'unsure';
  /** In words, with the service's own number. */
  readonly answer: string;
}

async function send(parts: NotificationParts, delivery: ClaimedDelivery): Promise<void> {
  const { database, clock } = parts.platform;
  const messages = await inTransaction(database, 'system', (tx) => findMessages(tx, delivery.ownerKey, delivery.messageIds));
  const startedMs = clock.nowMs();
  const isGone = delivery.isOn !== true || messages.length === 0;
  const handed: HandedOver = isGone
    ? { outcome: 'refused', answer: texts.channelOff }
    : await handOver(parts, delivery, messages, `n${delivery.id}-${messages.length}`);
  const nowMs = Math.trunc(clock.nowMs());
  const isOver = handed.outcome !== 'later' || delivery.tries >= triesMax;
  const state = handed.outcome === 'sent' || handed.outcome === 'unsure' ? handed.outcome : isOver ? 'failed' : 'waiting';
  const dueMs = state === 'waiting' ? nowMs + retryAfterMs(delivery.tries) : null;
  await inTransaction(database, 'system', (tx) =>
    endDelivery(tx, delivery, { state, answer: handed.answer, tookMs: Math.max(0, Math.round(nowMs - startedMs)), dueMs, nowMs }),
  );
}

/** Hands messages over to a channel; never throws for what the other side does. */
export async function handOver(
  parts: Pick<NotificationParts, 'platform' | 'wechat' | 'sms' | 'robots' | 'mail' | 'people'>,
  { userId, kind, token, secret }: Pick<ClaimedDelivery, 'userId' | 'kind' | 'token' | 'secret'>,
  messages: readonly SaidMessage[],
  reference: string,
): Promise<HandedOver> {
  const { config, clock } = parts.platform;
  const nowMs = clock.nowMs();
  const site = config.publicUrl.replace(/\/+$/, '');
  const url = `${site}/user/messages`;
  if (isRobotKind(kind)) {
    if (token === null) return { outcome: 'refused', answer: texts.addressMissing };
    return sayTaken(await parts.robots.say(kind, { token, secret }, sayChat(messages, site + placeInGroup(messages), nowMs)));
  }
  if (kind === 'email') {
    return token === null
      ? { outcome: 'refused', answer: texts.mailboxMissing }
      : handToMailbox(parts, token, sayMail(messages, url, nowMs), reference);
  }
  if (kind === 'sms') return handToPhone(parts, userId, messages);
  const { openId } = await parts.people.findReach(userId);
  if (openId === null) return { outcome: 'refused', answer: texts.wechatUnbound };
  if (config.wechat.templateId === '') return { outcome: 'refused', answer: texts.notConfigured };
  try {
    await parts.wechat.sendTemplate(openId, { templateId: config.wechat.templateId, url, data: sayTemplate(messages, nowMs), reference });
    return { outcome: 'sent', answer: 'errcode 0' };
  } catch (error) {
    if (!(error instanceof WechatError)) throw error;
    const { errcode } = error;
    if (errcode === 0 || errcode === -1) return { outcome: 'later', answer: texts.unreachable };
    if (wechatBusy.has(errcode)) return { outcome: 'later', answer: `${texts.busy} (${errcode})` };
    return { outcome: 'refused', answer: `${wechatUnfollowed.has(errcode) ? texts.wechatUnfollowed : texts.wechatRefused} (${errcode})` };
  }
}

/** Sends a text message, of which a person has so many a day: each costs, and is sent to him alone. */
async function handToPhone(
  { platform, sms, people }: Pick<NotificationParts, 'platform' | 'sms' | 'people'>,
  userId: number,
  messages: readonly SaidMessage[],
): Promise<HandedOver> {
  const { config, database, clock } = platform;
  const { phone } = await people.findReach(userId);
  if (phone === null) return { outcome: 'refused', answer: texts.phoneMissing };
  if (config.sms.dangerTemplateCode === '') return { outcome: 'refused', answer: texts.notConfigured };
  const day = { userId, day: shanghaiDay(clock.nowMs()) };
  const isLeft = await inTransaction(database, { ownerKey: ownerOfPerson(userId) }, (tx) =>
    takeOfPersonDay(tx, day, { 'notification.sms': { count: 1, max: smsPerDay } }),
  );
  if (!isLeft) return { outcome: 'refused', answer: texts.smsSpent };
  try {
    await sms.sendDanger(phone, saySms(messages));
    return { outcome: 'sent', answer: 'OK' };
  } catch (error) {
    if (!(error instanceof SmsError)) throw error;
    const { reason, outcome } = error;
    if (reason === smsBusy) return { outcome: 'later', answer: `${texts.busy} (${reason})` };
    if (outcome === 'refused') return { outcome, answer: `${texts.smsRefused} (${reason})` };
    // Nobody knows whether it was taken: one that comes twice costs twice, and alarms twice.
    return outcome === 'unsure' ? { outcome, answer: texts.unsure } : { outcome: 'later', answer: texts.unreachable };
  }
}

/** The service's word for too many to one phone. */
const smsBusy = 'isv.BUSINESS_LIMIT_CONTROL';

/** How long a mail server may take for a mail, ms. */
const mailMs = 30_000;
const saidMax = 120;

/** Hands a mail over. Where nobody knows, it goes again under the same Message-ID: one that comes twice is a nuisance (ADR 0038). */
export async function handToMailbox(
  { mail }: Pick<NotificationParts, 'mail'>,
  to: string,
  said: { readonly subject: string; readonly text: string },
  reference: string,
): Promise<HandedOver> {
  try {
    const handed = await mail.hand(reference, { to, ...said, attachments: [] }, AbortSignal.timeout(mailMs));
    if (handed.isTaken) return { outcome: 'sent', answer: '250' };
    return { outcome: 'refused', answer: `${texts.mailRefused} (${handed.reason.replace(/\s+/g, ' ').slice(0, saidMax)})` };
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    return { outcome: 'later', answer: texts.unreachable };
  }
}

/** WeChat's numbers: too many calls; the person follows the account no more, or never did. */
const wechatBusy: ReadonlySet<number> = new Set([45009, 45011, 40001, 42001, 40014]);
const wechatUnfollowed: ReadonlySet<number> = new Set([43004, 40003]);

const takenTexts = {
  gone: texts.robotGone,
  words: texts.robotKeyword,
  refused: texts.robotRefused,
  busy: texts.busy,
  unreachable: texts.unreachable,
} as const;

function sayTaken(taken: Taken): HandedOver {
  if (taken.trouble === null) return { outcome: 'sent', answer: `errcode ${taken.code}` };
  if (taken.trouble === 'unknown') return { outcome: 'unsure', answer: texts.unsure };
  const isLater = taken.trouble === 'busy' || taken.trouble === 'unreachable';
  return { outcome: isLater ? 'later' : 'refused', answer: `${takenTexts[taken.trouble]}${taken.code === null ? '' : ` (${taken.code})`}` };
}
