/**
 * Wire contract of the picture of a ship (R-2.1-12, R-7.6-11): her call, her berth, the yards and her boxes, and the signed
 * link to it (R-2.4-07 … -09, ADR 0046). One box with its life is `/boxquery/ctn` of tracking.
 */
import * as z from 'zod/mini';
import { get, post } from '../contract-kit/endpoint';
import { pastInstant } from '../contract-kit/past-instant';
import { vesselNameLengthMax, voyageLengthMax } from '../vocabulary/vessel-voyage';
import { linkDaysMax, linkDaysUsual } from './limits';
import { bayPlanTexts as texts, boxStates } from './messages';
import { bayPlanRefusals as refusals } from './refusals';

const text = z.nullable(z.string());
const count = z.nullable(z.int());
const vessel = z.string().check(z.trim(), z.minLength(1, texts.vesselMissing), z.maxLength(vesselNameLengthMax, '船名最多 35 个字符'));
const voyage = z.string().check(z.trim(), z.minLength(1, texts.voyageMissing), z.maxLength(voyageLengthMax, '航次最多 17 个字符'));
const sign = z._default(z.string().check(z.maxLength(200, texts.linkWrong)), '');

const shownBox = z.object({
  /** Names the box in this answer. */
  id: z.int(),
  mine: z.boolean(),
  /** Null: nobody of the reader's. */
  ctnNo: text,
  blno: text,
  state: z.enum(boxStates),
  sizetype: text,
  /** Place on board; null: not told, or not on this ship. */
  bay: count,
  row: count,
  tier: count,
  /** The place as it was told (BBBRRTT). */
  cell: text,
  /** The place is a plan, and no report says that the box stands there. */
  planned: z.boolean(),
  /** Another box is drawn there. */
  hidden: z.boolean(),
  wharf: text,
  gateInTime: text,
  loadTime: text,
});

export const bayPlan = {
  queryVessel: get('/boxquery/vessel', {
    summary: '一条船一个航次：船、泊位、堆场、每一个箱；凭签名链接可以不登录只看',
    /** Of others' boxes what was heard by the full hour before `at`. */
    request: z.object({ vessel, voyage, sign, at: pastInstant }),
    response: z.object({
      /** The instant whose knowledge this is, port time; null: now. */
      at: text,
      ship: z.object({
        vesselsName: z.string(),
        chineseName: text,
        vesselsUn: text,
        voyage: z.string(),
        carrier: text,
        bays: z.array(z.int()),
      }),
      berth: z.object({
        wharf: text,
        berth: text,
        ctnApplyBeginTime: text,
        ctnApplyEndTime: text,
        closeTime: text,
        portCloseTime: text,
        etaArrivalTime: text,
        etaDepartureTime: text,
        ataTime: text,
        atdTime: text,
      }),
      /** What closes next, by the port's name for it, and when; null: no plan tells, or she has sailed. */
      cutOff: z.nullable(z.object({ name: z.string(), time: z.string() })),
      /** Boxes that stand on land, by terminal; the port tells no place within it. */
      yards: z.array(z.object({ wharf: text, total: z.int(), mine: z.int() })),
      containers: z.array(shownBox),
      /** Of the own boxes, or of the whole ship where none is; null: nobody has told. */
      counts: z.object({ of: z.enum(['own', 'ship']), total: count, gateIn: count, released: count, inspected: count, loaded: count }),
      findings: z.array(z.string()),
      /** When the port's EDI was last heard, port time; null: never. */
      syncTime: text,
      portNow: z.string(),
      /** How many ms pass there in one ms here: 1 but in a demonstration. */
      portClockRate: z.number(),
      /** Read by a link: read-only, and no box speaks. */
      byLink: z.boolean(),
      /** Until when the link that it is read by is open; null: not read by one. */
      linkUntil: text,
    }),
    policy: 'public',
    refusals: [refusals.linkWrong, refusals.linkOver, refusals.atInFuture, refusals.tooManyBills],
    cost: 5,
  }),
  listStops: get('/boxquery/stops', {
    summary: '一条船能回放到哪些时刻：听到自己的箱的消息的时刻，没有自己的箱时是整点',
    request: z.object({ vessel, voyage, sign }),
    response: z.object({ list: z.array(z.object({ time: z.string(), statements: z.int() })) }),
    policy: 'public',
    refusals: [refusals.linkWrong, refusals.linkOver, refusals.tooManyBills],
    cost: 5,
  }),
  signVessel: post('/boxquery/sign', {
    summary: '做一个不用登录就能看这条船的链接，最多 7 天',
    idempotency: 'natural',
    request: z.object({
      vessel,
      voyage,
      days: z._default(z.int(texts.daysWrong).check(z.minimum(1, texts.daysWrong), z.maximum(linkDaysMax, texts.daysWrong)), linkDaysUsual),
    }),
    response: z.object({
      sign: z.string(),
      path: z.string(),
      expireTime: z.string(),
      /** How often open links to this call were opened so far. */
      views: z.int(),
    }),
    policy: 'session',
  }),
  listChoices: get('/boxquery/choices', {
    summary: '自己关注的提单在哪些船上；给了提单号或箱号时，只列它在的船',
    /** A bill or a box of the reader's; empty: all. */
    request: z.object({ number: z._default(z.string().check(z.trim(), z.maxLength(35, texts.numberLong)), '') }),
    response: z.object({ list: z.array(z.object({ vesselsName: z.string(), voyage: z.string(), bills: z.int() })) }),
    policy: 'session',
  }),
} as const;
