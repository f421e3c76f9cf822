/**
 * Wire contract of booking subscriptions (R-7.6-08) and of empty pick-ups
 * (R-7.4-13). The path names the port as that of bills does: `/blno/userSo/` is
 * Ningbo, `/blno/userSoSh/` Shanghai; rows keep the wire's names up to the screen (R-3.8-13).
 */
import { feesOf, paidAnswer, paidFields, paidItem, paidRefusals } from '../billing/index';
import * as z from 'zod/mini';
import { get, post } from '../contract-kit/endpoint';
import { listProduct } from '../contract-kit/list-product';
import { carriers } from '../vocabulary/carrier';
import { portCodes } from '../vocabulary/port';
import { subscribeOutcomes, subscribeWords } from '../vocabulary/subscribe-outcome';
import { trackingStates } from '../vocabulary/tracking-state';
import { bookingGroups } from './columns';
import { bookingsMax, bookingsPerPasteMax, listBytesMax, remarkLengthMax } from './limits';
import { bookingSubscriptionTexts as texts } from './messages';
import { bookingSubscriptionRefusals as refusals } from './refusals';

const text = z.nullable(z.string());
const time = z.nullable(z.string());
const codesOf = <C extends string>(list: readonly { readonly code: C }[]) => list.map((item) => item.code) as [C, ...C[]];
const carrierCodes: ReadonlySet<string> = new Set(carriers.map(({ code }) => code));

/** One step of a booking: 放箱, 提空, 进港. */
const step = z.object({
  code: z.string(),
  name: z.string(),
  state: z.enum(['none', 'part', 'done', 'exception']),
  /** Boxes that have passed, of boxes named. */
  boxesDone: z.int(),
  boxesTotal: z.int(),
  time,
});

export const bookingRow = z.object({
  id: z.int(),
  area: z.enum(portCodes),
  /** Name of the port. */
  place: z.string(),
  soNo: z.string(),
  carrier: text,
  shipCompany: text,
  /** 起运港 and 进场码头, as they are called; `giCode` is the port's code of the terminal. */
  loadingPort: text,
  giName: text,
  giCode: text,
  /** 提箱状态: 0, 1, 2, or a code of no known meaning as it came; null: nothing was told. */
  tcStatus: text,
  /** The same in words, with the boxes that are as far where there are several. */
  tcText: text,
  nodeGroup: z.array(step),
  vesselsName: text,
  voyage: text,
  ctnApplyEndTime: time,
  closeTime: time,
  portCloseTime: time,
  /** The bills that it has become. */
  blnos: z.array(z.string()),
  /** The port's words for cut-offs that it lacks though boxes are released. */
  missing: z.array(z.string()),
  boxes: z.array(z.object({ ctnNo: z.string(), eirNo: text, takeoutTime: time, backTime: time, inGateTime: time })),
  /** What is to be done or waited for next, in one sentence. */
  note: z.string(),
  /** When it ended by itself (R-9-26); null while it is followed. */
  endedTime: time,
  tone: z.enum(['idle', 'run', 'att', 'danger', 'done']),
  remark: text,
  /** Its bills are subscribed to by themselves (ADR 0027). */
  autoSubscribe: z.boolean(),
  top: z.boolean(),
  state: z.enum(codesOf(trackingStates)),
  source: text,
  updateTime: time,
  createTime: z.string(),
  version: z.int(),
});
export type BookingRow = z.output<typeof bookingRow>;

/** The list of bookings; `/blno/userSo/` is Ningbo's, `/blno/userSoSh/` Shanghai's. */
export const bookingList = listProduct({
  name: 'booking-subscription',
  noun: '订舱号',
  path: '/blno/userSo/',
  pagePath: 'queryPage',
  row: bookingRow,
  groups: bookingGroups,
  filter: {},
  rowsMax: bookingsMax,
  remarkLengthMax,
  bytesMax: listBytesMax,
  brings: '舱单报出的提单自动进提单列表',
});
const { systemKey } = bookingList.filter;

export const bookingSubscription = {
  subscribeBookings: post('/blno/userSo/subscribe', {
    summary: '订阅订舱号（其他港口：/blno/userSoSh/subscribe 等）',
    idempotency: 'natural',
    request: z.object({
      systemKey,
      sonos: z
        .array(z.string().check(z.maxLength(64)))
        .check(z.minLength(1, '请粘贴订舱号'), z.maxLength(bookingsPerPasteMax, `一次最多 ${bookingsPerPasteMax} 条`)),
      /** Code of the shipping line, where it is known. */
      carrier: z.optional(z.nullable(z.string().check(z.refine((code) => carrierCodes.has(code), texts.unknownCarrier)))),
      ...paidFields,
    }),
    response: z.object({
      list: z.array(
        z.object({
          soNo: z.string(),
          /** What became of it; browsers go by this. */
          code: z.enum(subscribeOutcomes),
          /** The same in the words of bills (R-7.6-05). */
          result: z.enum(Object.values(subscribeWords)),
          reason: text,
          id: z.nullable(z.int()),
          ...paidItem,
        }),
      ),
      ...paidAnswer,
    }),
    policy: 'owner',
    permission: 'company.operate',
    fees: feesOf('FEE_SO'),
    refusals: [refusals.subscriptionsUsedUp, refusals.unheardUsedUp, ...paidRefusals],
    maxBodyBytes: listBytesMax,
    cost: 5,
  }),
  ...bookingList.entries,
  queryTakeout: get('/boxlist/queryTakeout', {
    summary: '提空箱记录：订阅中的提单号或订舱号',
    request: z.object({
      systemKey: z.optional(z.enum(portCodes)),
      blno: z.string().check(z.minLength(1, '请填写提单号'), z.maxLength(64)),
    }),
    response: z.object({ list: z.array(z.object({ ctnNo: z.string(), takeoutTime: z.string(), yard: text, truck: text })) }),
    policy: 'owner',
    cost: 2,
  }),
} as const;
