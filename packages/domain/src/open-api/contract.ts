/** Wire contract of a company's keys and of the addresses that we push its events to. What the keys open has a form of others: DCSA Track & Trace 2.2 (ADR 0054). */
import * as z from 'zod/mini';
import { done, get, noRequest, post } from '../contract-kit/endpoint';
import { eventTypes } from './events-of-bill';
import { offReasons } from './judge-webhook';
import { dayMaxCoinsMax, dayMaxCoinsMin, keyNameLengthMax, replayIdsMax, webhookUrlLengthMax } from './limits';
import { openApiTexts as texts, webhookTexts } from './messages';
import { openApiRefusals as refusals } from './refusals';
import { isSpending, scopeCodes } from './scopes';

const scope = z.enum(scopeCodes);
const name = z.string().check(
  z.trim(),
  z.minLength(1, texts.nameWrong),
  z.maxLength(keyNameLengthMax, texts.nameWrong),
  z.refine((text) => !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text), texts.nameWrong),
);
const key = z.object({
  id: z.int(),
  name: z.string(),
  scopes: z.array(scope),
  /** What it may take on a day, in 火币 as they are shown; null: it takes nothing. */
  dayMaxCoins: z.nullable(z.string()),
  /** Its last four letters: the key itself is kept nowhere. */
  tail: z.string(),
  /** Who made it; empty where nobody of that number is left. */
  maker: z.string(),
  madeAt: z.string(),
  /** Null: it was never used. */
  usedAt: z.nullable(z.string()),
});
export type ApiKey = z.output<typeof key>;

const webhookId = z.int(webhookTexts.none).check(z.minimum(1, webhookTexts.none));
/** ms since epoch. */
const moment = z
  .int(webhookTexts.spanWrong)
  .check(z.minimum(0, webhookTexts.spanWrong), z.maximum(8_640_000_000_000_000, webhookTexts.spanWrong));
const eventType = z.enum(eventTypes);
/** What somebody says of an address that is pushed to. */
const webhookWish = {
  name,
  url: z.string().check(z.trim(), z.minLength(1, webhookTexts.urlMissing), z.maxLength(webhookUrlLengthMax, webhookTexts.url.long)),
  eventTypes: z.array(eventType).check(z.minLength(1, webhookTexts.typesWrong), z.maxLength(eventTypes.length, webhookTexts.typesWrong)),
};
const urlRefusals = [
  refusals.urlLong,
  refusals.urlShape,
  refusals.urlHttps,
  refusals.urlUser,
  refusals.urlPort,
  refusals.urlHost,
  refusals.urlPrivate,
] as const;
const webhook = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  eventTypes: z.array(eventType),
  isOn: z.boolean(),
  /** Why it is off, and since when; nulls: it is on. */
  offWhy: z.nullable(z.enum(offReasons)),
  offAt: z.nullable(z.string()),
  /** Since when nothing got through; null: the last one did, or none was tried. */
  failingFrom: z.nullable(z.string()),
  /** Until when it asked us to wait. */
  holdsUntil: z.nullable(z.string()),
  /** The secret before the present one signs until then; null: there is none. */
  oldSignsUntil: z.nullable(z.string()),
  /** Events that are on their way. */
  waiting: z.int(),
  maker: z.string(),
  madeAt: z.string(),
  /** What a program subscribed by (DCSA); null: a person made it. */
  subscription: z.nullable(z.object({ id: z.string(), filters: z.array(z.object({ name: z.string(), values: z.array(z.string()) })) })),
});
export type Webhook = z.output<typeof webhook>;

const delivery = z.object({
  id: z.int(),
  /** The `webhook-id`, the same each time it is sent. */
  eventId: z.string(),
  type: z.string(),
  /** Bill number; empty for a test. */
  billNo: z.string(),
  isTest: z.boolean(),
  state: z.enum(['waiting', 'sending', 'delivered', 'failed']),
  tries: z.int(),
  createdAt: z.string(),
  /** When it was sent last; null: it was not yet. */
  startedAt: z.nullable(z.string()),
  /** When it is sent next; null: not by itself. */
  dueAt: z.nullable(z.string()),
  tookMs: z.nullable(z.int()),
  /** What came back, in words; empty: nothing yet. */
  words: z.string(),
  /** The first letters of the answer, as text. */
  answer: z.string(),
});
export type WebhookDelivery = z.output<typeof delivery>;

function agreesToCost({ scopes, dayMaxCoins }: { readonly scopes: readonly string[]; readonly dayMaxCoins: string }): boolean {
  return !isSpending(scopes) || (Number(dayMaxCoins) >= dayMaxCoinsMin && Number(dayMaxCoins) <= dayMaxCoinsMax);
}

/** Keys are a company's: who acts for himself has none. */
const inCompany = { policy: 'company', outsider: refusals.noCompany } as const;

export const openApi = {
  listKeys: get('/openApi/keys', {
    summary: '公司有效的接口密钥，新的在前；和近 30 天每天的调用次数',
    request: noRequest,
    response: z.object({
      list: z.array(key),
      /** Of days with calls, the latest first; keys that were revoked meanwhile are among them. */
      usage: z.array(
        z.object({
          keyId: z.int(),
          name: z.string(),
          tail: z.string(),
          day: z.string(),
          calls: z.int(),
          limited: z.int(),
          /** In 火币 as they are shown. */ coins: z.string(),
        }),
      ),
    }),
    ...inCompany,
    showsErrors: false,
  }),
  makeKey: post('/openApi/key/make', {
    summary: '新建接口密钥；密钥只在这次回答里出现',
    idempotency: 'none',
    request: z
      .object({
        name,
        scopes: z.array(scope).check(z.minLength(1, texts.scopesWrong), z.maxLength(scopeCodes.length, texts.scopesWrong)),
        /** What who makes a key that takes money agrees to, in whole 火币 a day; without such a scope it says nothing. */
        dayMaxCoins: z._default(z.string().check(z.regex(/^\d{0,5}$/, texts.dayMaxWrong)), ''),
      })
      .check(z.refine(agreesToCost, { path: ['dayMaxCoins'], error: texts.dayMaxWrong })),
    response: z.object({ id: z.int(), key: z.string() }),
    ...inCompany,
    permission: 'company.manage',
    refusals: [refusals.keysFull, refusals.tooManyKeys],
  }),
  revokeKey: post('/openApi/key/revoke', {
    summary: '作废接口密钥，马上生效',
    idempotency: 'natural',
    request: z.object({ id: z.int() }),
    response: done,
    ...inCompany,
    permission: 'company.manage',
    refusals: [refusals.noKey],
  }),
  listWebhooks: get('/openApi/webhooks', {
    summary: '公司的推送地址，新的在前',
    request: noRequest,
    response: z.object({ list: z.array(webhook) }),
    ...inCompany,
    showsErrors: false,
  }),
  makeWebhook: post('/openApi/webhook/make', {
    summary: '新建推送地址；签名密钥只在这次回答里出现',
    idempotency: 'none',
    request: z.object(webhookWish),
    response: z.object({ id: z.int(), secret: z.string() }),
    ...inCompany,
    permission: 'company.manage',
    refusals: [refusals.webhooksFull, ...urlRefusals],
  }),
  editWebhook: post('/openApi/webhook/edit', {
    summary: '修改推送地址的名称、地址和事件；签名密钥不变',
    idempotency: 'natural',
    request: z.object({ id: webhookId, ...webhookWish }),
    response: done,
    ...inCompany,
    permission: 'company.manage',
    refusals: [refusals.noWebhook, refusals.ofSubscription, refusals.replayedEnough, ...urlRefusals],
  }),
  switchWebhook: post('/openApi/webhook/switch', {
    summary: '停用或启用推送地址；启用后从停下的地方接着推',
    idempotency: 'natural',
    request: z.object({ id: webhookId, isOn: z.boolean() }),
    response: done,
    ...inCompany,
    permission: 'company.manage',
    refusals: [refusals.noWebhook],
  }),
  rotateSecret: post('/openApi/webhook/rotateSecret', {
    summary: '换签名密钥；旧的再同时签 24 小时',
    idempotency: 'none',
    request: z.object({ id: webhookId }),
    response: z.object({ secret: z.string(), oldSignsUntil: z.string() }),
    ...inCompany,
    permission: 'company.manage',
    refusals: [refusals.noWebhook, refusals.ofSubscription],
  }),
  deleteWebhook: post('/openApi/webhook/delete', {
    summary: '删除推送地址和它的推送记录',
    idempotency: 'natural',
    request: z.object({ id: webhookId }),
    response: done,
    ...inCompany,
    permission: 'company.manage',
    refusals: [refusals.noWebhook],
  }),
  testWebhook: post('/openApi/webhook/test', {
    summary: '推一个测试事件，当场回答结果',
    idempotency: 'none',
    request: z.object({ id: webhookId }),
    response: z.object({ isDelivered: z.boolean(), words: z.string(), answer: z.string(), tookMs: z.int() }),
    ...inCompany,
    permission: 'company.manage',
    refusals: [refusals.noWebhook, refusals.tooManyTests],
  }),
  listDeliveries: post('/openApi/webhook/deliveries', {
    summary: '推送记录，新的在前，一页 50 条；beforeId 是上一页最后一条的编号',
    idempotency: 'natural',
    request: z.object({ id: webhookId, beforeId: z.optional(webhookId), isFailedOnly: z.optional(z.boolean()) }),
    response: z.object({ list: z.array(delivery), hasMore: z.boolean() }),
    ...inCompany,
    showsErrors: false,
    refusals: [refusals.noWebhook],
  }),
  replayDeliveries: post('/openApi/webhook/replay', {
    summary: '重推选中的记录，或一段时间里的（fromMs 到 toMs，可以只重推没送到的）',
    idempotency: 'none',
    request: z
      .object({
        id: webhookId,
        deliveryIds: z.optional(
          z.array(z.int()).check(z.minLength(1, webhookTexts.whichMissing), z.maxLength(replayIdsMax, webhookTexts.whichMissing)),
        ),
        fromMs: z.optional(moment),
        toMs: z.optional(moment),
        isFailedOnly: z.optional(z.boolean()),
      })
      .check(
        z.refine(
          ({ deliveryIds, fromMs, toMs }) => deliveryIds !== undefined || (fromMs !== undefined && toMs !== undefined && fromMs < toMs),
          { path: ['fromMs'], error: webhookTexts.spanWrong },
        ),
      ),
    response: z.object({ count: z.int() }),
    ...inCompany,
    permission: 'company.manage',
    refusals: [refusals.noWebhook, refusals.webhookOff, refusals.replayedEnough],
  }),
  showCalendar: get('/openApi/calendar', {
    summary: '日历订阅：有没有链接、到什么时候、被打开过几次',
    request: noRequest,
    response: z.object({
      /** Null: there is no link. */
      expireTime: z.nullable(z.string()),
      views: z.int(),
    }),
    policy: 'owner',
    showsErrors: false,
  }),
  makeCalendar: post('/openApi/calendar/make', {
    summary: '新建日历链接，只在这次回答里出现；原来的马上失效',
    idempotency: 'none',
    request: noRequest,
    response: z.object({ url: z.string(), expireTime: z.string() }),
    policy: 'owner',
  }),
  revokeCalendar: post('/openApi/calendar/revoke', {
    summary: '收回日历链接，马上失效',
    idempotency: 'natural',
    request: noRequest,
    response: done,
    policy: 'owner',
  }),
  readCalendar: get('/openApi/calendar.ics', {
    summary: '日历程序按链接读取截点（RFC 5545）；按 HTTP 状态回答，失效的链接是 410',
    request: z.object({ token: z._default(z.string(), '') }),
    response: z.unknown(),
    policy: 'public',
    answer: 'file',
    cost: 5,
    showsErrors: false,
  }),
} as const;
