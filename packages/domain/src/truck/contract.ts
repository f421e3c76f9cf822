/** Wire contract of trucks (R-7.6-09): plates that somebody follows, where they are and were, and links to one of them. */
import * as z from 'zod/mini';
import { feesOf, paidAnswer, paidFieldsAsWords, paidRefusals } from '../billing/index';
import { done, get, post } from '../contract-kit/endpoint';
import { readPlate } from '../position/index';
import { portCodes } from '../vocabulary/port';
import { shareHours } from './limits';
import { truckTexts as texts } from './messages';
import { truckRefusals as refusals } from './refusals';

/** A plate in one spelling. */
const carNo = z.pipe(
  z.string(texts.plateWrong).check(
    z.maxLength(20, texts.plateWrong),
    z.refine((text) => readPlate(text) !== null, texts.plateWrong),
  ),
  z.transform((text) => readPlate(text)!),
);
const day = z.string(texts.dayWrong).check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, texts.dayWrong),
  z.refine((text) => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true, texts.dayWrong),
);
/** An instant, ms since epoch, as text in a query. */
const instant = z.pipe(z.string(texts.spanWrong).check(z.regex(/^\d{1,15}$/, texts.spanWrong)), z.transform(Number));
const hours = z.pipe(
  z.string(texts.hoursWrong).check(z.regex(new RegExp(`^(?:${shareHours.join('|')})$`), texts.hoursWrong)),
  z.transform(Number),
);

/**
 * WGS-84 degrees, km/h; times in ms. `fixMs` is the terminal's clock, `heardMs` ours; of a place of before, it and whether
 * the engine was on are not kept.
 */
const position = z.object({
  latitude: z.number(),
  longitude: z.number(),
  speedKmh: z.number(),
  courseDegrees: z.nullable(z.number()),
  isAccOn: z.nullable(z.boolean()),
  fixMs: z.number(),
  heardMs: z.nullable(z.number()),
});
export type TruckPosition = z.output<typeof position>;

const truck = z.object({
  id: z.int(),
  carNo: z.string(),
  /** Last day on which it is followed; null: until it is deleted. */
  endTime: z.nullable(z.string()),
  /** Until when its place was paid for (R-4.9-11); null: it was never asked for. */
  seenUntilMs: z.nullable(z.number()),
  /** Where it is, or was when that time ended; null where nobody asked, or nothing is known. */
  position: z.nullable(position),
});
export type Truck = z.output<typeof truck>;

/** A box of a followed bill that a truck fetched or brought; times in ms, null: nobody told. */
const truckBox = z.object({
  carNo: z.string(),
  port: z.enum(portCodes),
  billNo: z.string(),
  containerNo: z.string(),
  emptyOutMs: z.nullable(z.number()),
  yardName: z.nullable(z.string()),
  gateInMs: z.nullable(z.number()),
});
export type TruckBox = z.output<typeof truckBox>;

export const trucks = {
  subscribe: post('/truck/subscribe', {
    summary: '添加一辆车；已添加的更新结束日期',
    idempotency: 'natural',
    request: z.object({ carNo, endTime: z.optional(day) }),
    response: z.object({ id: z.int(), carNo: z.string() }),
    policy: 'session',
    showsErrors: false,
    refusals: [refusals.dayPast, refusals.tooManyTrucks],
  }),
  list: post('/truck/list', {
    summary: '本身份在跟的车，各车的位置到付费看到的时刻为止；priceFen 是定位一次的价，分',
    idempotency: 'natural',
    request: z.object({}),
    response: z.object({ list: z.array(truck), priceFen: z.int() }),
    policy: 'session',
    showsErrors: false,
  }),
  listBoxes: post('/truck/boxes', {
    summary: '在跟的车各拉着哪票的哪个箱：已提空未进港的，和一天内进港的，按码头和堆场报的车牌；不收费',
    idempotency: 'natural',
    request: z.object({}),
    response: z.object({ list: z.array(truckBox) }),
    policy: 'owner',
    showsErrors: false,
  }),
  deleteTrucks: post('/truck/deleteList', {
    summary: '不再跟这些车；它们的分享链接一并失效',
    idempotency: 'natural',
    request: z.object({ ids: z.array(z.int(texts.idWrong)).check(z.maxLength(500)) }),
    response: done,
    policy: 'session',
  }),
  locate: get('/truck/location', {
    summary: '一辆在跟的车现在在哪里：收费一次看 10 分钟，其间不再收；查不到、没有新位置不收',
    request: z.object({ carNo, ...paidFieldsAsWords }),
    response: z.object({ truck, ...paidAnswer }),
    policy: 'session',
    permission: 'company.operate',
    fees: feesOf('FEE_TRUCK'),
    refusals: [refusals.notFollowed, refusals.noPosition, refusals.nothingNew, ...paidRefusals],
  }),
  track: get('/truck/track', {
    summary: '一辆在跟的车从 from 到 to（毫秒）的轨迹，到付费看到的时刻为止，最多 7 天、2,000 个点',
    request: z
      .object({ carNo, from: instant, to: instant })
      .check(z.refine(({ from, to }) => from <= to && to - from <= 604_800_000, { path: ['to'], error: texts.spanWrong })),
    response: z.object({
      points: z.array(z.object({ latitude: z.number(), longitude: z.number(), speedKmh: z.number(), atMs: z.number() })),
    }),
    policy: 'owner',
    showsErrors: false,
  }),
  share: get('/truck/shareToken', {
    summary: '为一辆在跟的车做一个只读链接，2、8 或 24 小时有效，可以收回；有人打开时由分享的身份付定位费',
    request: z.object({ carNo, hours: z.optional(hours) }),
    response: z.object({ token: z.string(), url: z.string(), expireMs: z.number() }),
    policy: 'owner',
    permission: 'company.operate',
    showsErrors: false,
    refusals: [refusals.tooManyShares],
  }),
  listShares: get('/truck/shares', {
    summary: '一辆车还有效的分享链接有几个，最晚到什么时候',
    request: z.object({ carNo }),
    response: z.object({ count: z.int(), lastExpireMs: z.nullable(z.number()) }),
    policy: 'owner',
    showsErrors: false,
  }),
  revokeShares: post('/truck/revokeShares', {
    summary: '收回一辆车的全部分享链接',
    idempotency: 'natural',
    request: z.object({ carNo }),
    response: done,
    policy: 'owner',
  }),
  showShared: post('/truck/shared', {
    summary: '分享链接看到的一辆车：车牌和位置，没有别的；分享的身份每 10 分钟付一次定位费，没有新位置不付',
    idempotency: 'natural',
    request: z.object({ token: z.string(texts.linkDead).check(z.regex(/^[A-Za-z0-9_-]{32}$/, texts.linkDead)) }),
    response: z.object({ carNo: z.string(), position: z.nullable(position), expireMs: z.number() }),
    policy: 'public',
    showsErrors: false,
    refusals: [refusals.linkDead, refusals.sharerShort],
  }),
} as const;
