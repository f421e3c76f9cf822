/**
 * Wire contract of overseas tracking (R-1-09, R-7.4-05, R-7.4-08 to -12): shipments that a shipping line is asked after. The
 * older call of a port, `/blno/userBlno{Port}/subscribeAbroad`, takes one of them as a form.
 */
import * as z from 'zod/mini';
import { feesOf, paidAnswer, paidFieldsAsWords, paidRefusals } from '../billing/index';
import { done, get, post } from '../contract-kit/endpoint';
import { listProduct, rowId } from '../contract-kit/list-product';
import { lineCodes } from '../line-tracking/index';
import { notifyWays } from '../vocabulary/notify-ways';
import { portCodes } from '../vocabulary/port';
import { subscribeOutcomes, subscribeWords } from '../vocabulary/subscribe-outcome';
import { trackingStates } from '../vocabulary/tracking-state';
import { overseasGroups } from './columns';
import { clientLengthMax, freeDaysMax, listBytesMax, perPasteMax, remarkLengthMax, rowsMax, tariffTypedMax } from './limits';
import { overseasTexts as texts } from './messages';
import { tariffTexts } from './tariff-texts';
import { overseasRefusals as refusals } from './refusals';
import { boxClasses, currencies, tariffFreeDays, tariffRates } from './tariff';

const text = z.nullable(z.string());
const time = z.nullable(z.string());
const states = trackingStates.map(({ code }) => code) as unknown as [(typeof trackingStates)[number]['code']];

const detentionStates = ['within', 'none', 'running', 'final'] as const;

/** A port of the journey, as a row draws it. */
const routeStop = z.object({
  name: z.string(),
  role: z.enum(['load', 'transship', 'discharge']),
  /** The box has been there. */
  isReached: z.boolean(),
  isLeft: z.boolean(),
  /** Days of waiting at a port of transhipment; null while they are not known. */
  days: z.nullable(z.int()),
});

/** For which line a rate table is; null: for all that have none of their own. */
const tariffLine = z.nullable(z.enum(lineCodes));

const overseasRow = z.object({
  id: z.int(),
  /** The port in which it is subscribed to. */
  area: z.enum(portCodes),
  blno: z.string(),
  carrierCode: z.enum(lineCodes),
  shipCompany: z.string(),
  ctnNo: text,
  clientCompanyName: text,
  route: z.array(routeStop),
  vesselsName: text,
  voyage: text,
  /** What happened last, when by the clock of the place, and that clock's offset (R-0-06): `UTC+8`. */
  lastestStatus: text,
  lastestTime: time,
  lastestOffset: text,
  /** Expected arrival by the clock of the port of discharge, and the days that it has moved since the first one. */
  eta: time,
  arrivedTime: time,
  etaOffset: text,
  etaMovedDays: z.nullable(z.int()),
  /** Its line has taken back what it expected, and has told no other time. */
  isEtaWithdrawn: z.boolean(),
  /** Free days that were agreed for it, as their owner has noted them, and those that count: without them the table's. */
  freeDays: z.nullable(z.int()),
  countedFreeDays: z.nullable(z.int()),
  /** The end of the last one, Shanghai's time. */
  lastFreeTime: time,
  /** What its boxes are where their line does not say, as its owner has chosen it; how many of them it does not say. */
  boxClass: z.nullable(z.enum(boxClasses)),
  boxesUntold: z.int(),
  /** 滞箱费 in short, an estimate by the owner's own table, or what is not known; null before the discharge. */
  detention: z.nullable(
    z.object({
      state: z.enum([...detentionStates, 'unknown']),
      text: z.string(),
      /** By whose table, and when it was changed; null: there is none. */
      tariff: z.nullable(z.object({ carrierCode: tariffLine, updateTime: z.string() })),
    }),
  ),
  holds: z.array(z.enum(['customs', 'other'])),
  state: z.enum(states),
  /** What is waited for or wrong, in one sentence. */
  note: text,
  tone: z.enum(['idle', 'run', 'att', 'danger', 'done']),
  /** What it has cost, in words. */
  moneyText: text,
  boxesReturned: z.int(),
  boxesTotal: z.int(),
  remark: text,
  /** Where whoever chose it last wants news of it to go; none: as he chose for all. */
  notify: z.array(z.enum(notifyWays)),
  top: z.boolean(),
  /** When its line answered last with anything. */
  updateTime: time,
  endedTime: time,
  createTime: z.string(),
  version: z.int(),
});
export type OverseasRow = z.output<typeof overseasRow>;

export const overseasList = listProduct({
  name: 'overseas',
  noun: '海外跟踪',
  path: '/app/abroad-blno-subscribe/',
  pagePath: 'list',
  deletePath: 'delete',
  row: overseasRow,
  groups: overseasGroups,
  filter: { carrier: z.optional(z.enum(lineCodes)), clientCompanyName: z.optional(z.string().check(z.maxLength(clientLengthMax))) },
  rowsMax,
  remarkLengthMax,
  bytesMax: listBytesMax,
  brings: null,
});
const { switchAutoSubscriptions: _leadsNowhere, ...entries } = overseasList.entries;
const { systemKey } = overseasList.filter;

const notify = z.array(z.enum(notifyWays)).check(z.maxLength(notifyWays.length));
/** A form says them one behind the other, or with a comma between them. */
const notifyOfForm = z.union([
  notify,
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(100)),
      z.transform((text) => text.split(',').filter((way) => way !== '')),
    ),
    notify,
  ),
]);
const clientCompanyName = z.nullable(z.string().check(z.maxLength(clientLengthMax, texts.clientTooLong)));
const freeDays = z.nullable(z.int().check(z.minimum(0, texts.freeDaysWrong), z.maximum(freeDaysMax, texts.freeDaysWrong)));
const boxClass = z.nullable(z.enum(boxClasses));
const remark = z.nullable(z.string().check(z.maxLength(remarkLengthMax, texts.remarkTooLong)));

/** R-3.7-11. A line that is not named is known by the number, or asked for. */
const wish = {
  systemKey,
  blno: z.string().check(z.maxLength(64)),
  carrierCode: z.optional(z.nullable(z.string().check(z.maxLength(10)))),
  ctnNo: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  clientCompanyName: z.optional(clientCompanyName),
  remark: z.optional(remark),
};

const outcome = z.object({
  blno: z.string(),
  carrierCode: z.nullable(z.enum(lineCodes)),
  /** What became of it; browsers go by this. */
  code: z.enum(subscribeOutcomes),
  result: z.enum(Object.values(subscribeWords)),
  reason: text,
  id: z.nullable(z.int()),
});

const paid = {
  idempotency: 'natural',
  response: z.object({ list: z.array(outcome), ...paidAnswer }),
  policy: 'owner',
  permission: 'company.operate',
  fees: feesOf('FEE_ABROAD'),
  refusals: [refusals.subscriptionsUsedUp, refusals.unheardUsedUp, ...paidRefusals],
  maxBodyBytes: listBytesMax,
  cost: 5,
} as const;
const own = { policy: 'owner', permission: 'company.operate', idempotency: 'natural', response: done } as const;

const at = { time, offset: text, isExpected: z.boolean() };

const typed = z.string().check(z.maxLength(tariffTypedMax, tariffTexts.tooLong));
/** So many as a form may send; how many count is told by name. */
const typedSteps = z.array(z.object({ from: typed, to: typed, price: typed })).check(z.maxLength(50));

/** What 滞箱费 comes to by the owner's own table. Amounts are minor units of `currency`, an estimate and no money of a wallet. */
const detention = z.object({
  text: z.string(),
  state: z.enum(detentionStates),
  currency: z.enum(currencies),
  total: z.nullable(z.int()),
  boxes: z.array(
    z.object({
      ctnNo: z.string(),
      boxClass: z.enum(boxClasses),
      days: z.int(),
      isReturned: z.boolean(),
      steps: z.array(z.object({ fromDay: z.int(), toDay: z.nullable(z.int()), days: z.int(), perDay: z.int(), sum: z.int() })),
    }),
  ),
  /** The table that counts: of its line or of all, and when it was last changed. */
  tariffCarrierCode: tariffLine,
  tariffTime: z.string(),
});

export const overseas = {
  save: post('/app/abroad-blno-subscribe/save', {
    ...paid,
    summary: '订阅海外跟踪：有数据才收费',
    // A bare array is read as `list`.
    request: z.object({
      list: z
        .array(z.object({ ...wish, notify: z.optional(notify), freeDays: z.optional(freeDays), boxClass: z.optional(boxClass) }))
        .check(z.minLength(1, texts.nothing), z.maxLength(perPasteMax, texts.tooMany)),
      // Beside a bare array they stand in the query, as words.
      ...paidFieldsAsWords,
    }),
  }),
  subscribeAbroad: post('/blno/userBlno/subscribeAbroad', {
    ...paid,
    summary: '订阅一票海外跟踪（其他港口：/blno/userBlnoSh/subscribeAbroad 等）',
    encoding: 'form',
    request: z.object({ ...wish, notify: z.optional(notifyOfForm), ...paidFieldsAsWords }),
  }),
  ...entries,
  update: post('/app/abroad-blno-subscribe/update', {
    ...own,
    summary: '改备注、客户公司、通知、免费期和箱型',
    request: z.object({
      id: rowId,
      remark: z.optional(remark),
      clientCompanyName: z.optional(clientCompanyName),
      notify: z.optional(notify),
      freeDays: z.optional(freeDays),
      boxClass: z.optional(boxClass),
    }),
  }),
  changeCarrier: post('/app/abroad-blno-subscribe/changeCarrier', {
    ...own,
    summary: '换船公司重试：还没有数据的',
    request: z.object({ id: rowId, carrierCode: z.enum(lineCodes) }),
    refusals: [refusals.alreadyHeard, refusals.followedThere, refusals.notConnected],
  }),
  toggleTop: get('/app/abroad-blno-subscribe/setTop/{id}', {
    summary: '置顶或取消置顶',
    request: z.object({ id: rowId }),
    response: done,
    policy: 'owner',
    permission: 'company.operate',
  }),
  showShipment: get('/app/abroad-blno-subscribe/detail', {
    summary: '一票的全程：节点、预计到港的变化',
    request: z.object({ id: rowId }),
    response: z.object({
      row: overseasRow,
      stops: z.array(
        z.object({ name: z.string(), role: routeStop.shape.role, arrival: z.nullable(z.object(at)), departure: z.nullable(z.object(at)) }),
      ),
      /** Newest first. */
      steps: z.array(
        z.object({ code: z.string(), name: text, time, offset: text, place: z.string(), vesselsName: text, voyage: text, ctnNo: text }),
      ),
      /** Each expectation, oldest first; null was taken back. */
      etaHistory: z.array(z.object({ saidTime: z.string(), eta: time })),
      /** Null where anything of it is not known; never 0 in its place. */
      detention: z.nullable(detention),
    }),
    policy: 'owner',
  }),
  listTariffs: get('/app/abroad-blno-subscribe/tariffs', {
    summary: '贵司滞箱费费率表：按船公司（carrierCode 为 null 是所有船公司）',
    request: z.object({}),
    response: z.object({
      list: z.array(
        z.object({
          carrierCode: tariffLine,
          currency: z.enum(currencies),
          rates: tariffRates,
          freeDays: tariffFreeDays,
          updateTime: z.string(),
        }),
      ),
    }),
    policy: 'owner',
  }),
  saveTariff: post('/app/abroad-blno-subscribe/saveTariff', {
    ...own,
    summary: '存一张滞箱费费率表：各箱型按免费期后的天数分档，最后一档截止日留空；免费期可不填',
    request: z.object({
      carrierCode: tariffLine,
      currency: z.enum(currencies),
      rates: z.object({ '20': typedSteps, '40': typedSteps, special: typedSteps }),
      freeDays: z.optional(z.object({ '20': typed, '40': typed, special: typed })),
    }),
    refusals: [refusals.tariffWrong],
  }),
  deleteTariff: post('/app/abroad-blno-subscribe/deleteTariff', {
    ...own,
    summary: '删除一张滞箱费费率表',
    request: z.object({ carrierCode: tariffLine }),
  }),
  listLines: get('/app/abroad-blno-subscribe/lines', {
    summary: '15 家船公司：各有几票，接得通吗',
    request: z.object({ systemKey }),
    response: z.object({
      list: z.array(
        z.object({
          carrierCode: z.enum(lineCodes),
          shipCompany: z.string(),
          count: z.int(),
          health: z.enum(['off', 'well', 'down']),
          /** Since when it has not answered. */
          sinceTime: time,
          /** What it told of shipments that came to their end; null: none has. */
          record: z.nullable(
            z.object({
              shipments: z.int(),
              /** Of how many it told each step, in the order of the journey. */
              steps: z.array(z.object({ code: z.string(), name: z.string(), told: z.int() })),
              /** Of how many it expected the arrival, and by how many days it was wrong on average; null: of none. */
              eta: z.nullable(z.object({ shipments: z.int(), errorDays: z.number() })),
            }),
          ),
          /** Codes that it has sent and nobody knows: shown as they are, never guessed. */
          unknownCodes: z.array(z.string()),
        }),
      ),
    }),
    policy: 'owner',
  }),
} as const;
