/** Wire contract of messages and the channels that they go to (R-7.6-19). */
import * as z from 'zod/mini';
import { done, get, post } from '../contract-kit/endpoint';
import { pageOf, pagingFields } from '../contract-kit/paging';
import { portCodes } from '../vocabulary/port';
import { idsMax } from './limits';
import { notificationTexts as texts } from './messages';
import {
  channelKinds,
  dueEvents,
  hoursAhead,
  lineKinds,
  modesOf,
  newsEventCodes,
  newsTones,
  sendModes,
  type NewsEvent,
} from './news-events';
import { notificationRefusals as refusals } from './refusals';
import { waitReasons } from './when-due';

const event = z.enum(newsEventCodes as [NewsEvent, ...NewsEvent[]]);
const ids = z.array(z.int()).check(z.maxLength(idsMax, texts.idsWrong));
const time = z.string(texts.timeWrong).check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, texts.timeWrong));

/** ms since epoch, within what a database has dates for. */
const instant = z.int(texts.spanWrong).check(z.minimum(0, texts.spanWrong), z.maximum(8_640_000_000_000_000, texts.spanWrong));

const line = z.object({
  kind: z.enum(lineKinds),
  /** Bill number; ship and voyage; a count; the name of a search. */
  no: z.string(),
  /** Number of a saved search. */
  ref: z.optional(z.int()),
  /** Number of the edition that brought what a saved search finds. */
  edition: z.optional(z.int()),
  /** Day for which companies were put down: `2026-10-15`. */
  day: z.optional(z.string()),
  sentence: z.string(),
  step: z.nullable(z.string()),
  tone: z.enum(newsTones),
  /** ms since epoch, port time. */
  closesMs: z.nullable(z.number()),
  /** What the port calls that clock. */
  clock: z.optional(z.string()),
  /** The ship of a bill and its voyage. */
  ship: z.optional(z.string()),
});

const message = z.object({
  id: z.int(),
  event,
  title: z.string(),
  /** Null: it is of no port. */
  port: z.nullable(z.enum(portCodes)),
  tone: z.enum(newsTones),
  /** When it came, ms since epoch. */
  atMs: z.number(),
  lines: z.array(line),
  /** Lines beyond those that are kept. */
  more: z.int(),
  isRead: z.boolean(),
});
export type NewsMessage = z.output<typeof message>;

const channel = z.object({
  kind: z.enum(channelKinds),
  name: z.string(),
  isOn: z.boolean(),
  /** Whether this site, and for 微信 this account, can use it at all; else why not. */
  lack: z.nullable(z.string()),
  /** Its robot's address but for the key, the mailbox, or the phone without its middle; null: none is set. */
  address: z.nullable(z.string()),
  /** A code went to the mailbox that was not told yet: nothing else goes there. */
  awaitsCode: z.boolean(),
  isSigned: z.boolean(),
  /** Why the last message did not arrive; null: it did, or none was sent. */
  problem: z.nullable(z.string()),
  sentMs: z.nullable(z.number()),
});
export type Channel = z.output<typeof channel>;

const quietHours = z.object({ isOn: z.boolean(), from: time, until: time });

const setting = z.object({
  channels: z.array(channel),
  events: z.array(
    z.object({
      event,
      name: z.string(),
      group: z.string(),
      when: z.string(),
      /** From how many hours before its clock it is told; null: it warns of no clock. */
      hours: z.nullable(z.literal(hoursAhead)),
      modes: z.record(z.enum(channelKinds), z.enum(sendModes)),
    }),
  ),
  quietHours,
});
export type NotifySetting = z.output<typeof setting>;

const delivery = z.object({
  id: z.int(),
  atMs: z.number(),
  kind: z.enum(channelKinds),
  title: z.string(),
  /** Messages in it; none: it was a test. */
  count: z.int(),
  state: z.enum(['waiting', 'sending', 'sent', 'failed', 'unsure']),
  tries: z.int(),
  /** What the other side said, in our words; null while nothing was said. */
  answer: z.nullable(z.string()),
  /** When it is handed over, or tried again; null: not by itself. */
  dueMs: z.nullable(z.number()),
  /** Why it waits for its first try: for the end of the quiet hours, for the others of five minutes; null: for neither. */
  waitsFor: z.nullable(z.enum(waitReasons)),
  tookMs: z.nullable(z.int()),
});
export type Delivery = z.output<typeof delivery>;

export const notification = {
  countUnread: get('/message/unread', {
    summary: '本身份未读消息数，其中紧急的几条',
    request: z.object({}),
    response: z.object({ count: z.int(), urgent: z.int() }),
    policy: 'session',
    showsErrors: false,
  }),
  listMessages: post('/message/list', {
    summary: '本身份的消息，新的在前；可以只看一类，或只看未读',
    idempotency: 'natural',
    request: z.object({ ...pagingFields, event: z.optional(event), unread: z.optional(z.boolean()) }),
    response: pageOf(message),
    policy: 'session',
    showsErrors: false,
  }),
  markRead: post('/message/read', {
    summary: '这些消息看过了；不写 ids 就是到 until 为止的全部',
    idempotency: 'natural',
    request: z
      .object({ ids: z.optional(ids), until: z.optional(z.int()) })
      .check(z.refine(({ ids: some, until }) => some !== undefined || until !== undefined, { path: ['ids'], error: texts.idsWrong })),
    response: done,
    policy: 'session',
    showsErrors: false,
  }),
  findSetting: get('/user/notifySetting', {
    summary: '本人在本身份下的推送设置：渠道、什么事发到哪、夜里不响',
    request: z.object({}),
    response: setting,
    policy: 'session',
    showsErrors: false,
  }),
  saveSetting: post('/user/notifySetting', {
    summary:
      '改推送设置，只写改了的；机器人地址或邮箱写 url，加签密钥写 secret，空串是去掉；新邮箱收到的验证码写 code；hours 是提前几小时说',
    idempotency: 'natural',
    request: z.object({
      channels: z.optional(
        z
          .array(
            z.object({
              kind: z.enum(channelKinds),
              isOn: z.optional(z.boolean()),
              url: z.optional(z.string().check(z.trim(), z.maxLength(500, texts.addressWrong))),
              secret: z.optional(z.string().check(z.trim(), z.maxLength(200, texts.secretWrong))),
              code: z.optional(z.string().check(z.trim(), z.regex(/^\d{6}$/, texts.mailCodeWrong))),
            }),
          )
          .check(z.maxLength(channelKinds.length)),
      ),
      events: z.optional(
        z
          .array(
            z
              .object({ event, channel: z.enum(channelKinds), mode: z.enum(sendModes) })
              .check(z.refine((one) => modesOf(one.event, one.channel).includes(one.mode), { path: ['mode'], error: texts.smsModeWrong })),
          )
          .check(z.maxLength(100, texts.idsWrong)),
      ),
      hours: z.optional(
        z
          .array(z.object({ event: z.enum(dueEvents, texts.hoursEventWrong), hours: z.literal(hoursAhead, texts.hoursWrong) }))
          .check(z.maxLength(dueEvents.length, texts.hoursEventWrong)),
      ),
      quietHours: z.optional(quietHours),
    }),
    response: setting,
    policy: 'session',
    refusals: [
      refusals.addressWrong,
      refusals.addressMissing,
      refusals.secretWrong,
      refusals.robotTaken,
      refusals.wechatUnbound,
      refusals.phoneMissing,
      refusals.notConfigured,
      refusals.mailboxWrong,
      refusals.mailboxMissing,
      refusals.mailboxTaken,
      refusals.mailboxUnproven,
      refusals.mailCodeWrong,
      refusals.mailCodeUnsent,
      refusals.tooManyMailCodes,
      refusals.mailboxBusy,
    ],
  }),
  test: post('/user/notifyTest', {
    summary: '往一个渠道发一条测试消息，马上说对方收没收',
    idempotency: 'none',
    request: z.object({ kind: z.enum(channelKinds) }),
    response: z.object({ isSent: z.boolean(), answer: z.string(), tookMs: z.int() }),
    policy: 'session',
    refusals: [refusals.channelOff, refusals.tooManyTests],
  }),
  listDeliveries: post('/message/deliveries', {
    summary: '本人在本身份下的发送记录，新的在前',
    idempotency: 'natural',
    request: z.object({ ...pagingFields, failed: z.optional(z.boolean()) }),
    response: pageOf(delivery),
    policy: 'session',
    showsErrors: false,
  }),
  replay: post('/message/replay', {
    summary: '重发没送到的、等着再试的：写 ids，或从 from 到 to（毫秒）的全部；已送到的不再发',
    idempotency: 'natural',
    request: z.object({ ids: z.optional(ids), from: z.optional(instant), to: z.optional(instant) }).check(
      z.refine(({ ids: some, from, to }) => some !== undefined || (from !== undefined && to !== undefined && from <= to), {
        path: ['ids'],
        error: texts.idsWrong,
      }),
    ),
    response: z.object({ count: z.int() }),
    policy: 'session',
  }),
} as const;
