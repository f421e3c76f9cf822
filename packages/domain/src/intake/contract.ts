/** Wire contract of the intake: messages come in by source, what became of them can be asked. */
import * as z from 'zod/mini';
import { get, post } from '../contract-kit/endpoint';
import { intakeRefusals as refusals } from './refusals';
import { intakeSources } from './intake-source';
import { messageBytesMax, redrivenAtOnceMax, shownBytesMax } from './limits';
import { messageStates, quarantineReasons, redriveResults } from './message-state';

const text = z.nullable(z.string());
const source = z.enum(intakeSources);
const states = messageStates.map(({ code }) => code) as [
  (typeof messageStates)[number]['code'],
  ...(typeof messageStates)[number]['code'][],
];
const state = z.enum(states);
const id = z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d{1,15}$/, '编号必须是数字'))]), z.transform(Number));
/** Numbers with commas between them. */
const idList = z.pipe(
  z.string().check(z.regex(/^\d{1,15}(,\d{1,15}){0,99}$/, '编号必须是数字，用逗号分开，最多 100 个')),
  z.transform((text) => text.split(',').map(Number)),
);

const finding = z.object({
  severity: z.enum(['warning', 'error']),
  code: z.string(),
  offset: z.int(),
  segment: z.nullable(z.int()),
  text: z.string(),
});

const outcome = z.object({
  messageId: z.int(),
  state,
  reason: z.nullable(z.enum(quarantineReasons)),
  reasonText: text,
  format: text,
  /** Messages read and refused inside the file. */
  messages: z.int(),
  refused: z.int(),
  /** Facts stated, and how many of them were new. */
  facts: z.int(),
  added: z.int(),
  /** The message of which this one is a repetition. */
  duplicateOf: z.nullable(z.int()),
  findings: z.array(finding),
});

const listed = z.extend(outcome, {
  source: z.string(),
  fileName: text,
  size: z.int(),
  sha256: z.string(),
  receivedTime: z.string(),
});

export const intake = {
  receiveMessage: post('/intake/{source}', {
    summary: '接收报文：存好原文才应答。Authorization 带来源钥匙，X-File-Name 可带文件名',
    idempotency: 'natural',
    encoding: 'bytes',
    request: z.object({ source, body: z.any() }),
    response: z.object({ messageId: z.int(), state: z.enum(['received', 'duplicate']) }),
    policy: 'source-key',
    maxBodyBytes: messageBytesMax,
  }),
  queryOutcome: get('/intake/{source}/outcome', {
    summary: '查自己送来的报文处理到哪里',
    request: z.object({ source, id }),
    response: outcome,
    policy: 'source-key',
  }),
  queryReceipts: get('/intake/{source}/receipts', {
    summary: '自己送来的 EDIFACT 的回执：CONTRL，有拒收时加 APERAK；还没处理完或不用回执时为 null；重复送来的第一次取时现写，稍后再取',
    request: z.object({ source, id }),
    response: z.object({ receipts: text }),
    policy: 'source-key',
    refusals: [refusals.rawExpired, refusals.receiptsInWork],
  }),
  queryStatus: get('/intake/status', {
    summary: '收报总数：received = applied + duplicate + quarantined + waiting',
    request: z.object({}),
    response: z.object({
      received: z.int(),
      applied: z.int(),
      duplicate: z.int(),
      quarantined: z.int(),
      waiting: z.int(),
      /** Refused messages inside files whose other messages were applied. */
      refusedMessages: z.int(),
      oldestWaitingSeconds: z.nullable(z.number()),
      oldestQuarantinedSeconds: z.nullable(z.number()),
      quarantinedBytes: z.int(),
    }),
    policy: 'session',
  }),
  showMessage: get('/intake/message', {
    summary: '报文原文；发送方和运营人员看全文（每次留记录），其他人只看与自己订阅的提单有关的部分，当事人、联系方式和货物不显示',
    request: z.object({ id }),
    response: z.extend(listed, {
      /** Null in a masked view, as are the places of findings: they tell how long a masked text is. */
      size: z.nullable(z.int()),
      findings: z.array(z.extend(finding, { offset: z.nullable(z.int()) })),
      /** Null in a masked view: with it, what is masked could be guessed and proved. */
      sha256: text,
      encoding: z.string(),
      text: z.string(),
      /** True: parts about others' bills were left out. */
      isExcerpt: z.boolean(),
      /** True: parties, contacts and goods are masked; the file's name and what findings quote too. */
      isMasked: z.boolean(),
      isCut: z.boolean(),
    }),
    policy: 'owner',
    refusals: [refusals.tooManyViews, refusals.viewNotRecorded, refusals.rawExpired],
    cost: 5,
  }),
  showBytes: get('/intake/bytes', {
    summary: `报文的字节，从 from 起最多 ${shownBytesMax} 个；每次留记录`,
    request: z.object({ id, from: z._default(id, 0) }),
    response: z.object({
      size: z.int(),
      from: z.int(),
      /** Two letters a byte. */
      hex: z.string(),
    }),
    policy: 'desk',
    refusals: [refusals.rawExpired, refusals.viewNotRecorded],
  }),
  listMessages: get('/intake/list', {
    summary: '报文列表，新的在前；ids 只看这些报文',
    request: z.object({ state: z.optional(state), beforeId: z.optional(id), ids: z.optional(idList) }),
    response: z.object({ list: z.array(listed) }),
    policy: 'desk',
  }),
  redriveMessages: post('/intake/redrive', {
    summary: '重新处理隔离的报文，逐份答复；force 接受交换号冲突的内容和不是这个来源的格式',
    idempotency: 'natural',
    request: z.object({
      ids: z.array(z.int()).check(z.minLength(1), z.maxLength(redrivenAtOnceMax)),
      force: z._default(z.boolean(), false),
    }),
    response: z.object({ list: z.array(z.object({ messageId: z.int(), result: z.enum(redriveResults) })) }),
    policy: 'desk',
  }),
} as const;
