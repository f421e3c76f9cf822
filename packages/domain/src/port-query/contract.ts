/**
 * Wire contract of questions without a subscription: boxes at the gate
 * (R-7.4-27, R-3.9-05 to -08), ships' calls (R-7.4-28, R-3.9-09 to -11), a bill
 * in short (R-7.4-02, -03), and what an account asked last (R-7.4-23 to -25).
 */
import * as z from 'zod/mini';
import { done, get, post } from '../contract-kit/endpoint';
import { listTimesFields } from '../contract-kit/list-times';
import { pageOf, pagingFields } from '../contract-kit/paging';
import { trackingRefusals } from '../tracking/contract';
import { billNoLengthMax } from '../vocabulary/bill-no';
import { defaultPort, portCodes } from '../vocabulary/port';
import { vesselNameLengthMax, voyageLengthMax } from '../vocabulary/vessel-voyage';
import { askedLengthMax, callsMax, isTermKept, numbersMax } from './limits';
import { portQueryTexts as texts } from './messages';
import { portQueryRefusals as refusals } from './refusals';

const systemKey = z._default(z.enum(portCodes), defaultPort);
const id = z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d{1,15}$/, '编号必须是数字'))]), z.transform(Number));
const text = z.nullable(z.string());
const time = z.nullable(z.string());
const several = z.optional(z.string().check(z.maxLength(askedLengthMax, '查询内容太长')));
const vesselsName = z.string().check(z.maxLength(vesselNameLengthMax));
const voyage = z.string().check(z.maxLength(voyageLengthMax));
const flag = z.nullable(z.enum(['Y', 'N', 'T']));

export const gateRow = z.object({
  /** Its place in the answer, from 1. */
  id: z.int(),
  version: z.int(),
  arrivalTime: time,
  Vesselnamevoyage: text,
  blno: text,
  ctnNo: z.string(),
  sealNo: text,
  sizetype: text,
  grossWeight: z.nullable(z.number()),
  cpcode: text,
  dischargeport: text,
  ifcsum_flag: flag,
  cpcode_flag: flag,
  custom_flag: flag,
  sld_flag: flag,
  pass_flag: flag,
  /** Check status as sent; null: the box was never looked into. */
  boxCusmov: text,
  remark: text,
  loadTime: time,
  sailingTime: time,
  // Beyond the columns: why a cell may be empty.
  /** Its bill was neither asked for nor followed: number, seal, weight and remark are not told. */
  withheld: z.boolean(),
  /** The port has said something of the box's release. */
  isRowHeard: z.boolean(),
});
export type GateRow = z.output<typeof gateRow>;

export const shipRow = z.object({
  id: z.int(),
  version: z.int(),
  wharf: text,
  wharfCode: text,
  vesselsName: text,
  chnVesselsName: text,
  voyage: text,
  /** `export` where the port takes boxes in for the call; null: no source says it. */
  direction: z.nullable(z.enum(['import', 'export'])),
  vesselsUn: text,
  ctnApplyBeginTime: time,
  ctnApplyEndTime: time,
  portCloseTime: time,
  closeTime: time,
  etaArrivalTime: time,
  etaDepartureTime: time,
  arrivalTime: time,
  departureTime: time,
  source: text,
  updateTime: time,
});
export type ShipRow = z.output<typeof shipRow>;

const event = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  tone: z.enum(['done', 'danger', 'attention', 'running', 'customs', 'idle']),
  time,
  heardTime: z.string(),
  ctnNo: text,
  place: text,
  text,
  source: z.string(),
  superseded: z.boolean(),
});

/** What is asked is a kind of term; each kind is remembered by itself. */
export const termTypes = ['inGates', 'ship'] as const;
export type TermType = (typeof termTypes)[number];

export const portQuery = {
  queryInGates: post('/blno/userBlno/queryInGatesNonSubscribe', {
    summary: '进箱查询，不用订阅：提单号、箱号（可多个）、船名航次，或 list 里的多条船名航次',
    idempotency: 'natural',
    request: z.object({
      systemKey,
      /** One number or several, parted by whatever is neither letter nor digit. */
      blno: several,
      ctnNo: several,
      vesselsName: z.optional(vesselsName),
      voyage: z.optional(voyage),
      /** Several calls at once, beside numbers. */
      list: z.optional(z.array(z.object({ vesselsName, voyage })).check(z.maxLength(callsMax, texts.tooManyCalls))),
      ...pagingFields,
    }),
    response: z.extend(pageOf(gateRow), {
      /** Numbers that were asked for and of which the port has said nothing. */
      notFound: z.array(z.string()),
      ...listTimesFields,
    }),
    policy: 'session',
    refusals: [refusals.nothingAsked, refusals.tooMany, trackingRefusals.boxQueriesUsedUp],
    cost: 5,
  }),
  queryShips: post('/blno/userBlno/queryShipNonSubscribe', {
    summary: '船舶查询，不用订阅：船名、航次、码头，或 list 里的多条',
    idempotency: 'natural',
    request: z.object({
      systemKey,
      vesselsName: z.optional(vesselsName),
      voyage: z.optional(voyage),
      wharf: z.optional(z.string().check(z.maxLength(20))),
      /** Several at once; an empty voyage asks for all calls of the ship. */
      list: z.optional(z.array(z.object({ vesselsName, voyage: z._default(voyage, '') })).check(z.maxLength(numbersMax, texts.tooMany))),
      ...pagingFields,
    }),
    response: z.extend(pageOf(shipRow), { notFound: z.array(z.string()), ...listTimesFields }),
    policy: 'session',
    refusals: [refusals.noVessel],
    cost: 5,
  }),
  checkShip: post('/shipping-center/bill/checkShip', {
    summary: '核对一票提单是不是在这条船的这个航次上',
    idempotency: 'natural',
    request: z.object({ systemKey, blno: z.string().check(z.maxLength(billNoLengthMax)), vesselsName, voyage }),
    response: z.object({
      /** Null: nobody has named the bill's ship yet. */
      match: z.nullable(z.boolean()),
      /** The call that the port tells for the bill. */
      vesselsName: text,
      voyage: text,
      shipCompany: text,
    }),
    policy: 'session',
    refusals: [refusals.nothingAsked, trackingRefusals.boxQueriesUsedUp],
    cost: 2,
  }),
  findBillInfo: get('/shipping-center/bill/info', {
    summary: '一票提单的箱、事件、港口和船，不用订阅',
    request: z.object({ systemKey, blno: z.string().check(z.maxLength(billNoLengthMax)) }),
    response: z.object({
      blno: z.string(),
      ctns: z.array(gateRow),
      /** Newest first. */
      events: z.array(event),
      ports: z.array(z.object({ kind: z.enum(['load', 'discharge', 'destination']), code: z.string() })),
      vessel: z.nullable(z.object({ vesselsName: text, voyage: text, vesselsUn: text, wharf: text, shipCompany: text })),
    }),
    policy: 'session',
    refusals: [refusals.nothingAsked, trackingRefusals.boxQueriesUsedUp],
    cost: 2,
  }),
  listTerms: get('/blno/queryLog/getQueryLog', {
    summary: '最近 20 次查询，新的在前',
    request: z.object({ type: z.enum(termTypes) }),
    response: z.object({ list: z.array(z.object({ id: z.int(), keyword: z.string(), createTime: z.string() })) }),
    policy: 'owner',
  }),
  deleteTerm: get('/blno/queryLog/deleteQueryLog', {
    summary: '删除一条查询记录',
    request: z.object({ id }),
    response: done,
    policy: 'owner',
  }),
  saveTerm: post('/blno/queryLog/saveQueryLog', {
    summary: '记下一次查询；查过的排到最前',
    idempotency: 'natural',
    request: z.object({
      type: z.enum(termTypes),
      keyword: z.string().check(z.trim(), z.minLength(1, texts.keywordWrong), z.refine(isTermKept, texts.keywordWrong)),
    }),
    response: done,
    policy: 'owner',
  }),
} as const;
