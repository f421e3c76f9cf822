/** Calls about a link to one bill (R-7.6-20): made for some days, seen by whoever has it, counted, taken back. */
import * as z from 'zod/mini';
import { clientFile } from '../bill-file/index';
import { done, get, post } from '../contract-kit/endpoint';
import { fileRefusals, fileTimeoutMs } from '../file/index';
import { nodeStates } from '../vocabulary/bill-progress';
import { pastInstant } from '../contract-kit/past-instant';
import { id, text } from './fields';
import { shareDays, sharesMax } from './limits';
import { billSubscriptionRefusals as refusals } from './refusals';

/** What a link may leave out of a bill: of a number its middle, of a weight all. */
export const shareMasks = ['ctnNo', 'sealNo', 'grossWeight'] as const;
export type ShareMask = (typeof shareMasks)[number];

/** How far a box is, as whoever has a link is told. */
export const boxSteps = ['none', 'arrived', 'inspected', 'released', 'out', 'loaded'] as const;
export type BoxStep = (typeof boxSteps)[number];

const own = { policy: 'owner', permission: 'company.operate' } as const;
const thing = { type: z.literal('bill', '只能分享提单'), id };

const token = z.string(refusals.shareEnded.text({})).check(z.regex(/^[A-Za-z0-9_-]{32}$/, refusals.shareEnded.text({})));

const sharedBox = z.object({
  ctnNo: z.string(),
  sizetype: text,
  sealNo: text,
  /** kg. */
  grossWeight: z.nullable(z.number()),
  step: z.enum(boxSteps),
  /** When it came to that step, by the port. */
  time: text,
});

/** @param clientBill what a client is shown of its bill */
export const shareCallsOf = <B extends z.ZodMiniObject>(clientBill: B) =>
  ({
    shareBill: post('/share/create', {
      ...own,
      summary: `为一票提单做一个只读链接，${shareDays.join(' 或 ')} 天有效，可以收回；一票最多 ${sharesMax} 个；maskFields 是要遮住的`,
      idempotency: 'none',
      request: z.object({
        ...thing,
        expireDays: z.union(
          shareDays.map((days) => z.literal(days)),
          `只能选 ${shareDays.join(' 或 ')} 天`,
        ),
        maskFields: z._default(z.array(z.enum(shareMasks, '没有这一样')).check(z.maxLength(shareMasks.length)), ['sealNo']),
      }),
      response: z.object({ url: z.string(), expireTime: z.string() }),
      refusals: [refusals.tooManyShares],
      showsErrors: false,
    }),
    countBillShares: post('/share/list', {
      policy: 'owner',
      summary: '一票提单还有效的分享链接有几个，最晚到什么时候，一共打开过几次',
      idempotency: 'natural',
      request: z.object(thing),
      response: z.object({ count: z.int(), lastExpireTime: text, views: z.int() }),
      showsErrors: false,
    }),
    revokeBillShares: post('/share/revoke', {
      ...own,
      summary: '收回一票提单的全部分享链接，马上打不开',
      idempotency: 'natural',
      request: z.object(thing),
      response: done,
      showsErrors: false,
    }),
    showSharedBill: get('/share/info', {
      policy: 'public',
      summary:
        '分享链接看到的一票提单：到哪一步、船和箱；没有费用、电话、车牌、备注和客户；again=1 是已打开的页面刷新，不计次数；at 是链接做好以后的某一时刻：那时打开会看到的',
      request: z.object({
        token,
        /** An open page asks for what is new: the link is not opened again. */
        again: z.optional(z.literal('1')),
        at: pastInstant,
      }),
      response: z.object({
        bill: z.extend(clientBill, {
          /** Of the strip, in its order; a time stands at what is done for all boxes. */
          nodes: z.array(z.object({ code: z.string(), name: z.string(), state: z.enum(nodeStates), time: text })),
          /** Where its boxes go, by name; null: nobody has told. */
          destination: text,
          /** What its clock was before it moved within the last day; null: it did not. */
          clockBefore: text,
        }),
        boxes: z.array(sharedBox),
        /** What its forwarder lets a client open. */
        files: z.array(clientFile),
        /** What stands masked. */
        masks: z.array(z.enum(shareMasks)),
        /** The forwarder's certified name, and who of his people made the link; empty where nobody vouches for it. */
        forwarder: z.string(),
        contact: z.string(),
        expireTime: z.string(),
        /** When this was looked up, by the port's clock; when its port was last heard, where that says nothing. */
        asOfTime: z.string(),
        /** The instant of the past that it is of; null: now. Files are those of now, and not shown then. */
        pastTime: z._default(text, null),
      }),
      refusals: [refusals.shareEnded, refusals.asOfUnheard, refusals.asOfTooEarly, refusals.asOfInFuture, refusals.asOfBeforeLink],
      showsErrors: false,
    }),
    fetchSharedFile: get('/share/file', {
      policy: 'public',
      summary: '分享链接打开一个给客户看的文件；没有勾选给客户看、删除或链接收回后，马上打不开',
      request: z.object({ token, id: z.pipe(z.string().check(z.regex(/^\d{1,15}$/, '编号必须是数字')), z.transform(Number)) }),
      response: z.unknown(),
      answer: 'file',
      refusals: [refusals.shareEnded, refusals.fileNotShown, fileRefusals.storeAway],
      timeoutMs: fileTimeoutMs,
      showsErrors: false,
    }),
  }) as const;
