/**
 * Wire contract of vessel subscriptions (R-7.4-26, -42 to -53, R-7.6-07). The
 * path names the port: `/vessels/userBlno/` is Ningbo, `/vessels/shVessels/`
 * Shanghai, and so on. Rows keep the wire's names up to the screen (R-3.9-01 to -04).
 */
import { feesOf, paidAnswer, paidFields, paidItem, paidRefusals } from '../billing/index';
import * as z from 'zod/mini';
import { get, post } from '../contract-kit/endpoint';
import { listProduct, rowId } from '../contract-kit/list-product';
import { listTimesFields } from '../contract-kit/list-times';
import { cutOffFields } from '../ports/index';
import { lackKinds } from '../vocabulary/bill-progress';
import { portCodes } from '../vocabulary/port';
import { trackingStates } from '../vocabulary/tracking-state';
import { subscribeOutcomes, subscribeWords } from '../vocabulary/subscribe-outcome';
import { callGroups } from './groups';
import { callsMax, callsPerPasteMax, callsShownMax, listBytesMax, remarkLengthMax } from './limits';

const text = z.nullable(z.string());
const time = z.nullable(z.string());
const codesOf = <C extends string>(list: readonly { readonly code: C }[]) => list.map((item) => item.code) as [C, ...C[]];

export const vesselRow = z.object({
  id: z.int(),
  area: z.enum(portCodes),
  /** Name of the port. */
  place: z.string(),
  /** Vessel and voyage in one, as shown: `MSC.ANNA/425W`. */
  boxvv: z.string(),
  vesselsName: z.string(),
  voyage: z.string(),
  chndescription: text,
  remark: text,
  /** Ship company: its code where the source gives one, and its name. */
  companyid: text,
  shipCompany: text,
  /** Terminal's name; `wharfCode` is the port's code. */
  wharf: text,
  wharfCode: text,
  /** Berth number, as the port writes it. */
  berth: text,
  ctnapplybegindate: time,
  ctnapplyenddate: time,
  closedate: time,
  portclosedate: time,
  /** 截单 and 截VGM, where the port tells them. */
  documentclosedate: time,
  vgmclosedate: time,
  /** 集港 (R-3.9-04), where it is told by itself; else the gate's times at the ports that call them so. */
  jgApplyBeginTime: time,
  jgApplyEndTime: time,
  etaArrivedDate: time,
  etaSailingDate: time,
  arrivaldate: time,
  dischargedate: time,
  createTime: z.string(),
  /**
   * Where the ship is by AIS, in words, and when it said so; how many ships have its name; what is said of the place first
   * when nothing newer came until `staleMs`. Null where nothing is known.
   */
  shipLocation: z.nullable(z.object({ ships: z.int(), place: z.string(), lost: z.string(), saidMs: z.number(), staleMs: z.number() })),
  // Beyond the columns: what makes a row explain itself.
  /** How a cut-off moved within the last day, in one sentence. */
  cutOffMove: text,
  /** How the planned berthing moved within the last day (靠泊变更); null when it did not, or the ship has sailed. */
  berthMove: z.nullable(z.object({ from: z.string(), to: z.string(), saidTime: z.string(), source: z.string() })),
  /** The bills of his own bookings on it are subscribed to by themselves (ADR 0027). */
  autoSubscribe: z.boolean(),
  top: z.boolean(),
  state: z.enum(codesOf(trackingStates)),
  /** That the ship has berthed or sailed and when; of a call of which the port says nothing, how long it is looked for; null otherwise. */
  note: text,
  /** When it ended by itself (R-9-26); null while it is followed. */
  endedTime: time,
  source: text,
  updateTime: time,
  version: z.int(),
});
export type VesselRow = z.output<typeof vesselRow>;

const pair = z.object({
  vesselsName: z.string().check(z.maxLength(64)),
  voyage: z.string().check(z.maxLength(64)),
  /** Taken as callers say it and not kept: at which terminal the call lies is the port's word (ADR 0039). */
  wharf: z.optional(text),
});

/** A clock that moved: old and new, and when its source said so. */
const clockMove = {
  field: z.enum(cutOffFields),
  /** The port's word for the clock. */
  name: z.string(),
  from: time,
  to: time,
  saidTime: z.string(),
  source: z.string(),
};

/** The caller's own bills on a call that he follows, and what its moved clocks endanger of them. */
export const affectedCall = z.object({
  id: z.int(),
  /**
   * His bills on the call: how many boxes of each are known, how many each kind of lack keeps from the ship (null: nothing was
   * heard), and the clock that it runs by in its own list, port time.
   */
  bills: z.array(
    z.object({
      blno: z.string(),
      boxes: z.int(),
      lacks: z.nullable(z.partialRecord(z.enum(lackKinds), z.int())),
      clock: z.nullable(z.string()),
    }),
  ),
  /** Clocks that moved against him within the last day, with exactly the bills and boxes that still wait for what they close. */
  dangers: z.array(
    z.object({
      ...clockMove,
      /** Box numbers; none: no box of the bill is known. */
      bills: z.array(z.object({ blno: z.string(), ctnNos: z.array(z.string()) })),
    }),
  ),
  /** Every change of the call's clocks that was told, newest first. */
  changes: z.array(z.object(clockMove)),
});
export type AffectedCall = z.output<typeof affectedCall>;

const searched = z.optional(z.string().check(z.maxLength(64)));
const wharfCode = z.optional(z.string().check(z.maxLength(20)));

/** The list of calls; `/vessels/userBlno/` is Ningbo's, `/vessels/shVessels/` Shanghai's. */
export const vesselList = listProduct({
  name: 'vessel-subscription',
  noun: '船期',
  path: '/vessels/userBlno/',
  pagePath: 'getVessels',
  row: vesselRow,
  /** What closes today, passed or not, and has not sailed; of which a cut-off, or the berthing, moved within the last day. */
  groups: callGroups,
  filter: { vesselsName: searched, voyage: searched, wharfCode },
  rowsMax: callsMax,
  remarkLengthMax,
  bytesMax: listBytesMax,
  brings: '本人订舱号在这条船上的提单自动进提单列表',
});
const { systemKey } = vesselList.filter;

export const vesselSubscription = {
  subscribeVessels: post('/vessels/userBlno/subscribe', {
    summary: '订阅船期：[{vesselsName, voyage, wharf}]（其他港口：/vessels/shVessels/subscribe 等）',
    idempotency: 'natural',
    request: z.object({
      systemKey,
      list: z.array(pair).check(z.minLength(1, '请粘贴船名航次'), z.maxLength(callsPerPasteMax, `一次最多 ${callsPerPasteMax} 条`)),
      ...paidFields,
    }),
    response: z.object({
      list: z.array(
        z.object({
          vesselsName: z.string(),
          voyage: z.string(),
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
    fees: feesOf('FEE_VESSEL', 'FEE_NB_VESSEL'),
    refusals: paidRefusals,
    maxBodyBytes: listBytesMax,
    cost: 5,
  }),
  ...vesselList.entries,
  queryAffected: post('/vessels/userBlno/affected', {
    summary: '受影响的提单：截点变更后，本人关注的提单里还赶不上的箱',
    idempotency: 'natural',
    request: z.object({ systemKey, ids: z.array(rowId).check(z.minLength(1, '请先选择船期'), z.maxLength(callsShownMax)) }),
    response: z.object({ list: z.array(affectedCall) }),
    policy: 'owner',
    maxBodyBytes: listBytesMax,
    cost: 2,
  }),
  exportCalendar: post('/vessels/userBlno/calendar', {
    summary: '日历文件（ics）：开港、截点和靠离泊',
    idempotency: 'natural',
    request: z.object(vesselList.filter),
    response: z.any(),
    policy: 'owner',
    refusals: [vesselList.refusals.unknownSort],
    maxBodyBytes: listBytesMax,
    cost: 5,
    answer: 'file',
  }),
  queryVesselVoyages: get('/vessels/userBlno/queryVeVo', {
    summary: '本人订阅的船名航次和码头，可按船名、航次、码头找',
    request: z.object({
      systemKey,
      vesselsName: searched,
      voyage: searched,
      wharf: wharfCode,
    }),
    response: z.object({ list: z.array(z.object({ vesselsName: z.string(), voyage: z.string(), wharf: text, wharfCode: text })) }),
    policy: 'owner',
  }),
  refreshByWharf: get('/vessels/qdVessels/refreshQdVesselByWharf', {
    summary: '青岛：按码头重取船期',
    request: z.object({ wharf: wharfCode }),
    response: z.object({ list: z.array(vesselRow), ...listTimesFields }),
    policy: 'owner',
  }),
} as const;
