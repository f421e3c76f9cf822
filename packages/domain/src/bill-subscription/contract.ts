/**
 * Wire contract of bill subscriptions (R-7.4-05 to -41, R-7.6-05, -06).
 * The area is one wide table, so rows keep the wire's names up to the screen:
 * `lastestStatus`, `dlPortCode` and so on are the specification's spelling.
 */
import * as z from 'zod/mini';
import { searchKeyword } from '../vocabulary/search-keyword';
import { exceptions, legStates, nodeStates } from '../vocabulary/bill-progress';
import { done, get, noRequest, post } from '../contract-kit/endpoint';
import { billSubscriptionRefusals as refusals } from './refusals';
import { listTimesFields, portSilence } from '../contract-kit/list-times';
import { pageOf, pagingFields } from '../contract-kit/paging';
import { defaultPort, portCodes, ports } from '../vocabulary/port';
import { feesOf, paidAnswer, paidFields, paidItem, paidRefusals } from '../billing/index';
import { clientFile } from '../bill-file/index';
import { fileRefusals, fileTimeoutMs } from '../file/index';
import { clientCalls } from './client-contract';
import { shareCallsOf } from './share-contract';
import { clientTones } from './client-words';
import { pastInstant } from '../contract-kit/past-instant';
import { clientName, id, remark, text } from './fields';
import { chaseLengthMax, listBytesMax, pastedBytesMax } from './limits';
import { subscribeOutcomes, subscribeWords } from '../vocabulary/subscribe-outcome';
import { failReasons, trackingStates } from '../vocabulary/tracking-state';

const systemKey = z._default(z.enum(portCodes), defaultPort);
const ids = z.array(id).check(z.minLength(1, '请先选择提单'), z.maxLength(1000, '一次最多 1000 票'));
const blno = z.string().check(z.minLength(1, '请输入提单号'), z.maxLength(64));
const time = z.nullable(z.string());
/** A clock as the port calls it, `YYYY-MM-DD HH:mm:ss`. */
const clock = z.nullable(z.object({ name: z.string(), time: z.string() }));
const codesOf = <C extends string>(list: readonly { readonly code: C }[]) => list.map((item) => item.code) as [C, ...C[]];
const tone = z.enum(['done', 'danger', 'attention', 'running', 'customs', 'idle']);
const exceptionCode = z.enum(codesOf(exceptions));
/** Strip nodes of any port; one that the list's port does not have finds nothing. */
const stripCodes = [...new Set(ports.flatMap(({ strip }) => strip.map(({ code }) => code)))] as [string, ...string[]];
/** Form fields arrive as text. */
const flag = z.pipe(
  z.union([z.boolean(), z.enum(['0', '1', 'true', 'false'])]),
  z.transform((v) => v === true || v === '1' || v === 'true'),
);

const node = z.object({
  /** Of the strip of the row's port; its name and sign stand in the port's profile. */
  code: z.string(),
  state: z.enum(nodeStates),
  boxesDone: z.int(),
  boxesTotal: z.int(),
  time,
  source: text,
  note: text,
});

/** One row: the 26 NB columns of R-3.8-01 … -08 and what the list needs around them. */
export const billRow = z.object({
  id: z.int(),
  /** Who answers for it: of a company the colleague, by hand-over another than who subscribed. */
  userId: z.int(),
  area: z.enum(portCodes),
  clientCompanyName: text,
  billNo: z.string(),
  vesselsName: text,
  voyage: text,
  /** Vessel and voyage in one, as shown: `MSC.ANNA/425W`. */
  shipInfo: text,
  autoSubscribe: z.boolean(),
  /** The user typed vessel and voyage himself. */
  changeVessels: z.boolean(),
  speedType: z.int(),
  lastestStatus: text,
  remark: text,
  /** Note for the truck. */
  transport: text,
  /** `arrived/total` (R-3.8-03). */
  boxArrivalCount: z.string(),
  nodeGroup: z.array(node),
  /** Manifest minus gate weight, kg. */
  errorValue: z.nullable(z.number()),
  /** The port's pass flag as sent: Y, N, T. */
  nppStatus: text,
  dlPortCode: text,
  /** The same as people call it: 杰贝阿里; null where no name of it is known. */
  dlPortName: text,
  /** Terminal name; `wharfCode` is the port's code. */
  wharf: text,
  wharfCode: text,
  ctnOwner: text,
  closeTime: time,
  portCloseTime: time,
  ctnApplyBeginTime: time,
  ctnApplyEndTime: time,
  etaArrivalTime: time,
  etaDepartureTime: time,
  loadTime: time,
  arrivalTime: time,
  departureTime: time,
  createTime: z.string(),
  // R-3.8-09 … -11: what some ports tell; null where the row's port does not.
  /** `arrived/total` by the flag 运抵. */
  boxArrivalManifest: text,
  /** Gross weight of the manifest minus what the yard weighed, at the gate where no yard did; kg. */
  errorValueCheck: z._default(z.nullable(z.number()), null),
  blnoMain: z._default(text, null),
  /** The yard whose rows the boxes come from. */
  webname: z._default(text, null),
  jgApplyBeginTime: z._default(time, null),
  jgApplyEndTime: z._default(time, null),
  wharfRemark: z._default(text, null),
  /** State of customs' answer to the pre-manifest: done, exception, running. */
  preFlag: text,
  /** Customs' release by the port's flag: Y, N, T. */
  customFlag: text,
  destinationPort: text,
  /** Boxes entered at, back at and stuffed in a yard. */
  inputCtns: z.nullable(z.int()),
  backCtns: z.nullable(z.int()),
  cargoCtns: z.nullable(z.int()),
  shipCompany: text,
  // Beyond the 26 columns: what makes a row explain itself.
  top: z.boolean(),
  state: z.enum(codesOf(trackingStates)),
  /** Of what failed, why (R-4.10-38). */
  failReason: z._default(z.nullable(z.enum(codesOf(failReasons))), null),
  /** The number that the port knows instead; of what is still waited for, as a hint. */
  nearBillNo: z._default(text, null),
  /** Worst first; empty when nothing is wrong. */
  exceptions: z.array(exceptionCode),
  /** The one that the sentence speaks of: the worst, or that which the list was asked for; null: it tells how far the bill is, and in rows kept before it was told. */
  told: z._default(z.nullable(exceptionCode), null),
  /** The clock that the bill runs by, as the port calls it: the order of the list goes by it; null while no plan tells one. */
  clock: z._default(clock, null),
  /** How bad that is at this moment; null where nothing is wrong, but for a port that says nothing: then nobody can tell. */
  tone: z._default(z.nullable(tone), null),
  /** One sentence: what is wrong and what to do, or how far it is. */
  sentence: z.string(),
  /** How far it is, where the sentence tells its owner of the call that he typed; null otherwise. A row kept at its end may be without. */
  progress: z.optional(text),
  /** Boxes whose truck has come to a terminal, in words that stand in the sentence too; null: none. A row kept at its end may be without. */
  trucks: z.optional(text),
  source: text,
  /** When the newest fact was heard. */
  updateTime: time,
  /** Grows with every change of the row; a changed version flashes. */
  version: z.int(),
  /** The first boxes of the bill, `rowBoxesMax` at most. */
  containerNos: z.array(z.string()),
  /** The user has dealt with all that is wrong, and nothing new has happened since. */
  acknowledged: z.boolean(),
});
export type BillRow = z.output<typeof billRow>;

/** What a client is shown of its bill: nothing that its forwarder noted for himself. */
const clientBill = z.extend(
  z.pick(billRow, {
    area: true,
    billNo: true,
    shipInfo: true,
    state: true,
    boxArrivalCount: true,
    wharf: true,
    clock: true,
    etaDepartureTime: true,
    departureTime: true,
    updateTime: true,
  }),
  {
    /** `sayToClient`: what has happened, and nothing of what is to be done. */
    sentence: z.string(),
    /** Green is what sailed with every box. */
    tone: z.enum(clientTones),
    /** Lamps of the strip, without notes. */
    nodes: z.array(z.pick(node, { code: true, state: true })),
  },
);
export type ClientBill = z.output<typeof clientBill>;

const clientKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, '密钥不对'));

export const deletedRow = z.extend(billRow, {
  deleteReason: z.int(),
  deleteReasonText: z.string(),
  deleteTime: z.string(),
});

const vesselPlan = z.object({
  ctnApplyBeginTime: time,
  ctnApplyEndTime: time,
  closeTime: time,
  portCloseTime: time,
  /** Ends for papers and for weights; null where the port tells none. */
  documentsCloseTime: time,
  vgmCloseTime: time,
  etaArrivalTime: time,
  etaDepartureTime: time,
  arrivalTime: time,
  departureTime: time,
  berth: text,
});

export const billDetail = z.object({
  bill: billRow,
  /** That its port says nothing: everything is as of then; null: it speaks. */
  silence: z._default(z.nullable(portSilence), null),
  /** Next step in one sentence and what to do about it. */
  nextStep: z.object({
    title: z.string(),
    advice: text,
    tone,
    /** The clock that it is about, else that which the bill runs by; null while no plan tells one. */
    clock,
  }),
  /** What else is wrong, worse first: what is said of it, and what to do about it. */
  otherTroubles: z.array(z.object({ code: exceptionCode, sentence: z.string(), title: z.string(), advice: text, tone })),
  /** 换船体检: what was given for the ship that the bill left, against its new call, in the order of the port; null: nothing is to be checked. */
  shipChange: z._default(
    z.nullable(
      z.object({
        /** The call that was left, and the bill's own: `ALPHA/101E`. */
        from: z.string(),
        to: z.string(),
        steps: z.array(
          z.object({
            code: z.string(),
            name: z.string(),
            /** The call that it was said for. */
            call: z.string(),
            time,
            source: z.string(),
            /** None: the bill as a whole needs it. */
            ctnNos: z.array(z.string()),
            advice: z.string(),
          }),
        ),
      }),
    ),
    null,
  ),
  /** What is still needed before loading: whose word is missing, who sends it, whom to call and until when. */
  release: z.object({
    /** Of the bill, a leg each in the order of the port; `sentence` null where nobody can be asked for it now. */
    legs: z.array(z.object({ code: z.string(), name: z.string(), state: z.enum(legStates), boxesDone: z.int(), tone, sentence: text })),
    /** Of each box, in the order of `containers`. */
    boxes: z.array(z.object({ ctnNo: z.string(), tone, sentence: z.string() })),
  }),
  nodes: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      state: z.enum(nodeStates),
      boxesDone: z.int(),
      boxesTotal: z.int(),
      time,
      source: text,
      note: text,
    }),
  ),
  /** All boxes of the bill, `boxesPerBillMax` at most. */
  containers: z.array(
    z.object({
      ctnNo: z.string(),
      sizetype: text,
      sealNo: text,
      grossWeight: z.nullable(z.number()),
      status: text,
      truckNo: text,
      inGateTime: time,
      outGateTime: time,
      loadTime: time,
      ifcsum_flag: text,
      cpcode_flag: text,
      custom_flag: text,
      sld_flag: text,
      pass_flag: text,
      /** Every flag that the port tells, in its order; null where it has said nothing yet. */
      /** `text` in the flag's own words: a release is given, a document is there. `refused`: customs refused it, whatever the port says. */
      flags: z.array(z.object({ code: z.string(), name: z.string(), value: text, text, time, refused: z.boolean() })),
      /** The port's own reason, verbatim. */
      remark: text,
      boxCusmov: text,
      boxCusmovText: text,
      checkModeText: text,
      /** Code of the node of the bar that it must pass next before it may be loaded; null: none is left, or it is loaded. */
      waitsFor: text,
      /** What holds it there; null: nothing but time. */
      held: z.nullable(z.enum(['refused', 'withdrawn', 'inspection'])),
      /** Something holds it, be it at a later node than the one it waits for. */
      isHeld: z.boolean(),
    }),
  ),
  /** Every berthing time that was told of the bill's own ship; null where none was, and where the user typed another. */
  etaHistory: z.nullable(
    z.object({
      /** In the order of saying; a time that its source had said just before is not told again. */
      heard: z.array(z.object({ time: z.string(), saidTime: z.string(), heardTime: z.string(), source: z.string(), messageId: z.int() })),
      spreadMinutes: z.int(),
      /** By how much a source was wrong so many days before the ship berthed; positive: too late. */
      errors: z.array(z.object({ source: z.string(), daysBefore: z.int(), errorMinutes: z.int() })),
    }),
  ),
  /** What was said, newest first: `eventsToldMax` at most, from `eventsFrom` on. */
  events: z.array(
    z.object({
      id: z.int(),
      code: z.string(),
      name: z.string(),
      tone: z.enum(['done', 'danger', 'attention', 'running', 'customs', 'idle']),
      time,
      heardTime: z.string(),
      source: z.string(),
      ctnNo: text,
      place: text,
      text,
      /** Raw message, one click away: GET /intake/message?id=. */
      messageId: z.int(),
      /** A later correction or cancellation took its place. */
      superseded: z.boolean(),
    }),
  ),
  eventsTotal: z.int(),
  plan: z.nullable(vesselPlan),
  /** Beyond the port; null where nothing is known. */
  onwards: z._default(
    z.object({
      /** Where its ship is by AIS; how many ships have the name; what is said of the place first when nothing newer came until `staleMs`. */
      ship: z.nullable(z.object({ ships: z.int(), place: z.string(), lost: z.string(), saidMs: z.number(), staleMs: z.number() })),
      /** What its line told last, where the caller follows it overseas: when by the clock of the place, whose word it is, when it was heard. */
      overseas: z.nullable(z.object({ status: z.string(), time: z.string(), offset: text, source: z.string(), heardMs: z.number() })),
    }),
    { ship: null, overseas: null },
  ),
  cutOffChanges: z.array(
    z.object({
      field: z.string(),
      name: z.string(),
      from: time,
      to: time,
      saidTime: z.string(),
      heardTime: z.string(),
      source: z.string(),
      messageId: z.int(),
    }),
  ),
});

export type BillDetail = z.output<typeof billDetail>;

const listFilter = {
  systemKey,
  keyword: z.optional(searchKeyword),
  clientCompanyName: z.optional(clientName),
  /** Whose they are: one colleague's. */
  userId: z.optional(id),
  /** Furthest strip node reached, of the list's port. */
  node: z.optional(z.enum(stripCodes)),
  wharfCode: z.optional(z.string().check(z.maxLength(20))),
  exception: z.optional(z.enum(codesOf(exceptions))),
  status: z.optional(z.enum(codesOf(trackingStates))),
  /** Column prop, `-` before it for descending; default: nearest trouble first. */
  sort: z.optional(z.string().check(z.regex(/^-?[A-Za-z_]{1,40}$/, '排序列名不对'))),
  /** Only these rows: what a live update names, or what was chosen for a file. */
  ids: z.optional(z.array(id).check(z.maxLength(10_000))),
};

const list = z.extend(pageOf(billRow), {
  /** Rows per exception over the whole filter except `exception` itself; `all` is their number whatever is wrong with them. */
  counts: z.record(z.string(), z.int()),
  /** Bill numbers searched for that the caller does not follow at this port. */
  unfollowed: z.array(z.string()),
  ...listTimesFields,
});

/** What somebody did about a bill: asked outside, marked it as handled, had it warn again. */
const chaseActs = ['chased', 'handled', 'reminded'] as const;
export type ChaseAct = (typeof chaseActs)[number];

export const billSubscription = {
  previewBills: post('/blno/userBlno/preview', {
    summary: '粘贴预览：新增、重复、无效和船公司猜测',
    idempotency: 'natural',
    request: z.object({ systemKey, blnos: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(10_000, '一次最多 10000 个')) }),
    response: z.object({
      list: z.array(
        z.object({
          blno: z.string(),
          result: z.enum(['new', 'duplicate', 'invalid']),
          reason: text,
          carrierCode: text,
          carrierName: text,
          subscribedTime: time,
          /** Another port in which he follows it: there it has been paid for. */
          followedPort: z.nullable(z.enum(portCodes)),
        }),
      ),
      /** Whether anything was ever heard of the port; of one that is silent nothing can be promised. */
      isPortHeard: z.boolean(),
    }),
    policy: 'owner',
    maxBodyBytes: pastedBytesMax,
    cost: 5,
  }),
  subscribeBills: post('/blno/userBlno/subscribe', {
    summary: '订阅提单（其他港口：/blno/userBlnoSh/subscribe 等）',
    idempotency: 'natural',
    request: z.object({
      systemKey: z.optional(z.enum(portCodes)),
      blnos: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1, '请粘贴提单号'), z.maxLength(200, '一次最多 200 个提单号')),
      clientCompanyName: z.optional(clientName),
      remark: z.optional(remark),
      autoSubscribe: z.optional(z.boolean()),
      ...paidFields,
    }),
    response: z.object({
      list: z.array(
        z.object({
          blno: z.string(),
          /** What became of it; browsers go by this. */
          code: z.enum(subscribeOutcomes),
          /** The same as the specification spells it (R-7.6-05). */
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
    fees: feesOf('FEE_BLNO'),
    refusals: [refusals.subscriptionsUsedUp, refusals.unheardUsedUp, refusals.unheardOpenFull, refusals.clientsFull, ...paidRefusals],
    maxBodyBytes: listBytesMax,
    cost: 10,
  }),
  queryBillPage: post('/blno/userBlno/queryBlnoPage', {
    summary: '提单订阅列表',
    idempotency: 'natural',
    request: z.object({ ...listFilter, ...pagingFields }),
    response: list,
    policy: 'owner',
    refusals: [refusals.unknownSort],
    maxBodyBytes: listBytesMax,
  }),
  queryDeleted: post('/blno/userBlno/queryDeleted', {
    summary: '已删除的订阅及原因',
    idempotency: 'natural',
    request: z.object({
      systemKey,
      keyword: listFilter.keyword,
      reason: z.optional(z.int().check(z.minimum(0), z.maximum(99))),
      ...pagingFields,
    }),
    response: z.extend(pageOf(deletedRow), {
      /** Rows per reason over the whole filter except `reason` itself, by the reason's number; `all` is their number whatever the reason. */
      counts: z.record(z.string(), z.int()),
    }),
    policy: 'owner',
    maxBodyBytes: listBytesMax,
  }),
  queryBillDetails: post('/blno/userBlno/queryBlnoDetails', {
    summary: '提单详情：下一步、节点、箱、事件、截港变更',
    idempotency: 'natural',
    request: z
      .object({
        id: z.optional(id),
        blno: z.optional(z.string().check(z.maxLength(64))),
        systemKey,
        /** Newer events that are passed over. */
        eventsFrom: z._default(z.int().check(z.minimum(0)), 0),
      })
      .check(z.refine((wish) => wish.id !== undefined || wish.blno !== undefined, '请给出编号或提单号')),
    response: billDetail,
    policy: 'owner',
  }),
  queryBillAsOf: post('/blno/userBlno/queryBlnoAsOf', {
    summary: '某一时刻当时知道的提单详情：只算那时已听到的；之后的更正、撤销不算。从第一条听到的起都可以回看',
    idempotency: 'natural',
    request: z
      .object({
        id: z.optional(id),
        blno: z.optional(z.string().check(z.maxLength(64))),
        systemKey,
        at: pastInstant,
        /** Newer events that are passed over. */
        eventsFrom: z._default(z.int().check(z.minimum(0)), 0),
      })
      .check(z.refine((wish) => wish.id !== undefined || wish.blno !== undefined, '请给出编号或提单号')),
    response: z.object({
      /** The instant that it is of. */
      at: z.string(),
      /** When something was heard of the bill until now, first to last, the newest `hearingsToldMax` of them. */
      hearings: z.array(z.object({ time: z.string(), statements: z.int() })),
      /** What the newest hearing until then changed: lines of the list of events that came, and that it struck out. */
      news: z.object({ heard: z.int(), struck: z.int() }),
      /** As the port told it: of a ship that the caller typed nobody kept when. */
      detail: billDetail,
    }),
    policy: 'owner',
    refusals: [refusals.asOfUnheard, refusals.asOfTooEarly, refusals.asOfInFuture],
    // All that was ever heard of its boxes and ship is read and derived anew.
    cost: 5,
    showsErrors: false,
  }),
  queryBill: get('/blno/userBlno/queryBlno', {
    summary: '按提单号查一票订阅',
    request: z.object({ blno, systemKey }),
    response: billRow,
    policy: 'owner',
  }),
  setTop: post('/blno/userBlno/toppingList', {
    summary: '置顶',
    idempotency: 'natural',
    request: z.object({ ids }),
    response: done,
    policy: 'owner',
    permission: 'company.operate',
    maxBodyBytes: listBytesMax,
  }),
  clearTop: post('/blno/userBlno/unToppingList', {
    summary: '取消置顶',
    idempotency: 'natural',
    request: z.object({ ids }),
    response: done,
    policy: 'owner',
    permission: 'company.operate',
    maxBodyBytes: listBytesMax,
  }),
  acknowledgeBills: post('/blno/userBlno/acknowledge', {
    summary: '已处理：不再列为异常，有新情况再出现；acknowledged 为 false 时恢复',
    idempotency: 'natural',
    request: z.object({
      ids,
      acknowledged: z.boolean(),
      /** Exceptions that a row showed, by its id: no other is dealt with. Of a row that is not told of, all that holds. */
      seen: z.optional(z.array(z.object({ id, exceptions: z.array(exceptionCode) })).check(z.maxLength(1000))),
    }),
    response: done,
    policy: 'owner',
    permission: 'company.operate',
    maxBodyBytes: listBytesMax,
  }),
  setAutoSubscription: post('/blno/userBlno/setAutoSubscription', {
    summary: '自动订阅开关；不带 auto 时取反',
    idempotency: 'none',
    encoding: 'form',
    request: z.object({ id, auto: z.optional(flag) }),
    response: z.object({ id: z.int(), autoSubscribe: z.boolean() }),
    policy: 'owner',
    permission: 'company.operate',
  }),
  switchAutoSubscriptions: post('/blno/userBlno/setAutoSubscriptions', {
    summary: '自动订阅：一票或多票一起开、关',
    idempotency: 'natural',
    request: z.object({ ids, autoSubscribe: z.boolean() }),
    response: done,
    policy: 'owner',
    permission: 'company.operate',
    maxBodyBytes: listBytesMax,
  }),
  updateRemark: post('/blno/userBlno/updateReTr', {
    summary: '备注和拖车备注',
    idempotency: 'natural',
    request: z.object({ id, remark: z.optional(remark), transport: z.optional(remark) }),
    response: done,
    policy: 'owner',
    permission: 'company.operate',
  }),
  updateVesselVoyage: post('/blno/userBlno/updateVv', {
    summary: '改船名航次',
    idempotency: 'natural',
    request: z.object({ id, vesselsName: z.string(), voyage: z.string() }),
    response: done,
    policy: 'owner',
    permission: 'company.operate',
  }),
  setAutoUpdate: post('/shipping/autoUpdate', {
    summary: '自动更新船名航次：开（1）跟港口走，关（0）固定为现在的船',
    idempotency: 'natural',
    encoding: 'form',
    request: z.object({ id, auto: flag }),
    response: done,
    policy: 'owner',
    permission: 'company.operate',
    refusals: [refusals.noShipYet],
  }),
  handOver: post('/blno/userBlno/handOver', {
    summary: '把提单交接给同事，可附说明；只在公司身份下',
    idempotency: 'natural',
    request: z.object({ ids, userId: id, note: z._default(remark, '') }),
    response: done,
    policy: 'company',
    outsider: refusals.noCompany,
    permission: 'company.operate',
    refusals: [refusals.noSuccessor],
    maxBodyBytes: listBytesMax,
  }),
  countPersonalBills: get('/blno/userBlno/personalBills', {
    summary: '公司还没有订阅时，可带到公司的本人个人提单票数；公司已有订阅的为 0',
    request: noRequest,
    response: z.object({ count: z.int() }),
    policy: 'company',
    outsider: refusals.noCompany,
    permission: 'company.operate',
    showsErrors: false,
  }),
  bringPersonalBills: post('/blno/userBlno/bringPersonal', {
    summary: '把本人个人名下有数据的提单带到还没有订阅的公司：不再收费，个人名下的结束，不能召回',
    idempotency: 'natural',
    request: noRequest,
    /** `left`: stays with the person, more than are brought at once. */
    response: z.object({ brought: z.int(), left: z.int() }),
    policy: 'company',
    outsider: refusals.noCompany,
    permission: 'company.operate',
    refusals: [refusals.companyHasBills, refusals.clientsFull],
    timeoutMs: 60_000,
    cost: 10,
  }),
  listHandOvers: get('/blno/userBlno/handOvers', {
    summary: '一票由谁交接给谁，最新的在前',
    request: z.object({ id }),
    response: z.object({ list: z.array(z.object({ from: z.string(), to: z.string(), by: z.string(), note: text, time: z.string() })) }),
    policy: 'owner',
  }),
  chaseBill: post('/blno/userBlno/chase', {
    summary: '记下催过一次：谁、什么时候、为了什么；一分钟内重复的只记一次',
    idempotency: 'natural',
    request: z.object({
      id,
      what: z.string().check(z.trim(), z.minLength(1, '没有写催什么'), z.maxLength(chaseLengthMax, `催什么最多 ${chaseLengthMax} 个字`)),
    }),
    response: done,
    policy: 'owner',
    permission: 'company.operate',
  }),
  listChases: get('/blno/userBlno/chases', {
    summary: '一票谁催过、谁处理过，最新的在前',
    request: z.object({ id }),
    response: z.object({ list: z.array(z.object({ by: z.string(), act: z.enum(chaseActs), what: z.string(), time: z.string() })) }),
    policy: 'owner',
  }),
  deleteBills: post('/blno/userBlno/deleteList', {
    summary: '删除订阅（原因 1），可召回',
    idempotency: 'natural',
    request: z.object({ ids }),
    response: done,
    policy: 'owner',
    permission: 'company.operate',
    maxBodyBytes: listBytesMax,
  }),
  recallDeleted: post('/blno/userBlno/recallDeleted', {
    summary: '召回已删除的订阅',
    idempotency: 'natural',
    request: z.object({ ids }),
    response: z.object({ recalled: z.array(z.int()), refused: z.array(z.object({ id: z.int(), reason: z.string() })) }),
    policy: 'owner',
    permission: 'company.operate',
    maxBodyBytes: listBytesMax,
    timeoutMs: 60_000,
    showsErrors: false,
  }),
  exportBills: post('/blno/userBlno/export', {
    summary: '导出屏幕所见：列、筛选、顺序（xlsx）',
    idempotency: 'natural',
    request: z.object({
      ...listFilter,
      /** Column props in the order of the screen. */
      columns: z.array(z.string().check(z.maxLength(40))).check(z.minLength(1, '至少选一列'), z.maxLength(60)),
      /** One row a container, with its own columns behind those of the bill. */
      perContainer: z.optional(z.boolean()),
    }),
    response: z.any(),
    policy: 'owner',
    refusals: [refusals.unknownColumn, refusals.unknownSort],
    maxBodyBytes: listBytesMax,
    cost: 20,
    answer: 'file',
    timeoutMs: 60_000,
  }),
  ...clientCalls,
  showClientBills: post('/blno/userBlno/showClientBills', {
    summary: '客户凭访问密钥看自己的提单，只读',
    idempotency: 'natural',
    request: z.object({ key: clientKey, ...pagingFields }),
    // What its forwarder lets a client open stands beside each bill.
    response: z.extend(pageOf(z.extend(clientBill, { files: z.array(clientFile) })), {
      clientName: z.string(),
      /** The forwarder's certified name, and who of his people made the link; empty for a person's link and where nobody vouches for it. */
      forwarder: z.string(),
      contact: z.string(),
      expiresTime: z.string(),
      /** When this was looked up, by the port's clock. */
      asOfTime: z.string(),
    }),
    policy: 'public',
    refusals: [refusals.clientKeyEnded],
    showsErrors: false,
  }),
  fetchClientFile: post('/blno/userBlno/fetchClientFile', {
    summary: '客户凭访问密钥打开自己提单上给他看的一个文件',
    idempotency: 'natural',
    request: z.object({ key: clientKey, id }),
    response: z.unknown(),
    answer: 'file',
    policy: 'public',
    refusals: [refusals.clientKeyEnded, refusals.fileNotShown, fileRefusals.storeAway],
    timeoutMs: fileTimeoutMs,
    showsErrors: false,
  }),
  ...shareCallsOf(clientBill),
  queryVesselVoyage: get('/blno/userBlno/queryVeVo', {
    summary: '按提单号查船名航次和码头',
    request: z.object({ blno, systemKey }),
    response: z.object({ vesselsName: text, voyage: text, wharf: text }),
    policy: 'owner',
  }),
  askAgain: post('/blno/userBlno/askAgain', {
    summary: '重新获取：还没有数据的提单立即再查一次，并从现在起重新按次序重试',
    idempotency: 'natural',
    request: z.object({ ids }),
    response: done,
    policy: 'owner',
    permission: 'company.operate',
    maxBodyBytes: listBytesMax,
    cost: 5,
  }),
  setSpeed: post('/blno/userBlno/setSpeed', {
    summary: '加急：1 会被拒绝并说明原因，没有比消息一到就更新更快的通道；0 总是可以',
    idempotency: 'natural',
    encoding: 'form',
    request: z.object({
      id,
      speedType: z
        .pipe(z.union([z.int(), z.enum(['0', '1'])]), z.transform(Number))
        .check(z.refine((v) => v === 0 || v === 1, '加急只能是 0 或 1')),
    }),
    response: done,
    policy: 'owner',
    permission: 'company.operate',
    refusals: [refusals.noFasterLane],
  }),
  changeBillNo: post('/blno/userBlno/updateBlnoByUser', {
    summary: '改提单号',
    idempotency: 'natural',
    encoding: 'form',
    request: z.object({ id, blno }),
    response: done,
    policy: 'owner',
    permission: 'company.operate',
    refusals: [
      refusals.notABillNo,
      refusals.looksLikePhone,
      refusals.alreadySubscribed,
      refusals.renamesUsedUp,
      refusals.subscriptionsUsedUp,
      refusals.unheardUsedUp,
      refusals.unheardOpenFull,
    ],
  }),
} as const;
