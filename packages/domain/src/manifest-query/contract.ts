/**
 * Wire contract of the manifest query (R-7.4-29 to -35, R-7.6-02, -03): bills as their customs messages tell them, what was
 * asked last, and who wants to be told once there is something.
 */
import * as z from 'zod/mini';
import { done, get, post } from '../contract-kit/endpoint';
import { trackingRefusals } from '../tracking/contract';
import { billNoLengthMax } from '../vocabulary/bill-no';
import { portCodes } from '../vocabulary/port';
import { vesselNameLengthMax, voyageLengthMax } from '../vocabulary/vessel-voyage';
import { airMilestones } from './air-chain';
import { billFields, boxFields } from './compare-stages';
import { stageStates } from './judge-stages';
import { askedLengthMax, ownBoxesLengthMax } from './limits';
import { manifestQueryTexts as texts } from './messages';
import { manifestQueryRefusals as refusals } from './refusals';
import { lights } from './say-manifest';
import { debtors, manifestModes, stages } from './stage';

const id = z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d{1,15}$/, '编号必须是数字'))]), z.transform(Number));
const text = z.nullable(z.string());
const time = z.nullable(z.string());
const count = z.nullable(z.number());
const mode = z._default(z.enum(manifestModes), 'sea');
const stage = z.enum(stages);
const blno = z.string().check(z.trim(), z.minLength(1, texts.nothingAsked), z.maxLength(billNoLengthMax + 10, '提单号太长'));
const vesselsName = z.string().check(z.maxLength(vesselNameLengthMax, '船名太长'));
const voyage = z.string().check(z.maxLength(voyageLengthMax, '航次太长'));

/** R-3.9-12: a box of a manifest. */
const ctnInfo = z.object({ ctnNo: z.string(), sealNo: text, sizetype: text, grossWt: count, packNum: count });

/** R-3.9-12, -13: what stands of one message of a bill. */
export const manifestRow = z.object({
  id: z.int(),
  stage,
  blno: z.string(),
  ctnInfoArr: z.array(ctnInfo),
  transportToolInfo: text,
  vesselsUn: text,
  portCode: text,
  totalPackNum: count,
  totalGrossWt: count,
  listStatText: z.string(),
  saveTime: time,
});

/** R-3.9-14, -15: what was declared, message by message, the newest first. */
export const manifestRecord = z.object({
  id: z.int(),
  createtime: time,
  shipVoyage: text,
  totalpackno: count,
  totalweight: count,
  totalvolume: count,
  isMerge: z.boolean(),
  ctnsnum: z.int(),
  ctnAndSealsize: z.string(),
  goodsnum: z.int(),
  stoptime: time,
  manifestRemark: text,
  /** Of a hundred: how much of what customs ask for it tells. */
  score: z.int(),
});

const cell = z.object({
  stage,
  value: z.nullable(z.union([z.string(), z.number()])),
  delta: count,
  differs: z.boolean(),
  isLookAlike: z.boolean(),
});
const line = <F extends readonly [string, ...string[]]>(fields: F) => z.object({ field: z.enum(fields), cells: z.array(cell) });

/** A bill in one look. */
export const manifestBill = z.object({
  blno: z.string(),
  mode: z.enum(manifestModes),
  light: z.enum(lights),
  sentence: z.string(),
  /** What else is odd about the number or the bill, one sentence each. */
  notes: z.array(z.string()),
  /** Port whose facts it has; null: no port of the product. */
  systemKey: z.nullable(z.enum(portCodes)),
  followed: z.boolean(),
  vesselsName: text,
  voyage: text,
  vesselsUn: text,
  portCode: text,
  totalPackNum: count,
  totalGrossWt: count,
  totalVolume: count,
  saveTime: time,
  closeTime: time,
  stages: z.array(
    z.object({
      stage,
      code: z.string(),
      state: z.enum(stageStates),
      text,
      time,
      declaredTime: time,
      boxesDone: z.int(),
      boxesTotal: z.int(),
      owedBy: z.nullable(z.enum(debtors)),
      isDue: z.boolean(),
    }),
  ),
  compared: z.array(line(billFields)),
  differences: z.array(z.string()),
  boxes: z.array(z.object({ ...ctnInfo.shape, sealNos: z.array(z.string()), compared: z.array(line(boxFields)) })),
  boxesTotal: z.int(),
  receipts: z.array(
    z.object({
      id: z.int(),
      stage,
      code: z.string(),
      text,
      time,
      ctnNo: text,
      /** Raw message; null where the caller may not open it. */
      messageId: z.nullable(z.int()),
    }),
  ),
  receiptsTotal: z.int(),
  /** Air alone. */
  chain: z.array(
    z.object({ code: z.enum(airMilestones.map(({ code }) => code) as [string, ...string[]]), name: z.string(), isDone: z.boolean(), time }),
  ),
  /** Of a house bill of which nothing is declared: its main bills. */
  mainBillNos: z.array(z.string()),
  /** Boxes that the caller named for it (R-7.4-34). */
  ownCtns: z.array(z.string()),
  /** Something may still come under this number. */
  canAwait: z.boolean(),
  /** A reminder waits. */
  isAwaited: z.boolean(),
});
export type ManifestBill = z.output<typeof manifestBill>;

const told = z.object({
  blno: z.string(),
  mode: z.enum(manifestModes),
  found: z.boolean(),
  sentence: z.string(),
  notes: z.array(z.string()),
  list: z.array(manifestRow),
  records: z.array(manifestRecord),
});

/** Whatever asks for bills costs a look of the day for each that is not followed. */
const asking = { policy: 'session', refusals: [refusals.nothingAsked, trackingRefusals.boxQueriesUsedUp], cost: 2 } as const;

export const manifestQuery = {
  queryManifests: post('/blno/port/queryManifests', {
    summary: '一次查多票舱单：各段并排、差异、回执原文、还差谁的报文',
    idempotency: 'natural',
    request: z.object({ mode, blnos: z.string().check(z.maxLength(askedLengthMax, '查询内容太长')) }),
    response: z.object({ list: z.array(manifestBill) }),
    ...asking,
    refusals: [...asking.refusals, refusals.tooMany],
    cost: 10,
    maxBodyBytes: 64 * 1024,
  }),
  exportManifests: post('/blno/port/exportManifests', {
    summary: '查到的舱单导出成表，每箱一行',
    idempotency: 'natural',
    request: z.object({ mode, blnos: z.string().check(z.maxLength(askedLengthMax, '查询内容太长')) }),
    response: z.any(),
    answer: 'file',
    ...asking,
    refusals: [...asking.refusals, refusals.tooMany],
    cost: 10,
    maxBodyBytes: 64 * 1024,
  }),
  getAllManifest: get('/blno/port/getAllManifest', {
    summary: '一票的各段舱单；给了 blnoMain 就按主提单查',
    request: z.object({ blno, blnoMain: z.optional(z.string().check(z.maxLength(billNoLengthMax, '提单号太长'))) }),
    response: told,
    ...asking,
  }),
  getManifestByBlno: get('/blno/port/getManifestByBlno', {
    summary: '按提单号查各段舱单',
    request: z.object({ blno }),
    response: told,
    ...asking,
  }),
  getAirliftManifest: get('/blno/port/getAirliftManifest', {
    summary: '空运：按空运单号查各段舱单',
    request: z.object({ blno }),
    response: told,
    ...asking,
  }),
  getFullManifest: get('/blno/port/api/getFullManifest', {
    summary: '一票一航次的全部箱；货物只对报这份舱单的人显示',
    request: z.object({ blno, vesselsName: z.optional(vesselsName), voyage: z.optional(voyage) }),
    response: z.object({
      blno: z.string(),
      found: z.boolean(),
      notes: z.array(z.string()),
      vesselsName: text,
      voyage: text,
      /** R-3.7-07: boxes of the newest list. */
      curMftContaList: z.array(ctnInfo),
      ctnInfoArr: z.array(ctnInfo),
      goods: z.array(z.object({ name: text, packNum: count, grossWt: count, hsCode: text })),
      /** There are goods, and the caller did not declare them. */
      withheld: z.boolean(),
    }),
    ...asking,
    cost: 5,
  }),
  getManifestQueryHistory: get('/blno/port/getManifestQueryHistory', {
    summary: '最近查过的舱单，新的在前',
    request: z.object({}),
    response: z.object({
      list: z.array(z.object({ id: z.int(), blno: z.string(), mode: z.enum(manifestModes), createTime: z.string() })),
    }),
    policy: 'owner',
  }),
  delManifestQueryHistory: post('/blno/port/delManifestQueryHistory', {
    summary: '删除一条查询记录；id 为 0 时清空',
    idempotency: 'natural',
    request: z.object({ id }),
    response: done,
    policy: 'owner',
  }),
  updateCtns: get('/blno/port/updateCtns', {
    summary: '给自己查的一票补上箱号，运抵就按这些箱查；ctns 为空时去掉',
    request: z.object({ blno, ctns: z.string().check(z.maxLength(ownBoxesLengthMax, '箱号太多')) }),
    response: z.object({ ctns: z.array(z.string()) }),
    policy: 'owner',
    refusals: [refusals.nothingAsked, refusals.ctnsWrong],
  }),
  getVessel: get('/blno/port/getVessel', {
    summary: '一条船一个航次的船期',
    request: z.object({ vesselsName, voyage: z._default(voyage, '') }),
    response: z.object({
      list: z.array(
        z.object({
          systemKey: z.enum(portCodes),
          vesselsName: text,
          voyage: text,
          vesselsUn: text,
          wharf: text,
          ctnApplyBeginTime: time,
          ctnApplyEndTime: time,
          closeTime: time,
          portCloseTime: time,
          etaArrivalTime: time,
          etaDepartureTime: time,
        }),
      ),
    }),
    policy: 'session',
    cost: 2,
  }),
  getVesselVoyage: get('/blno/port/getVesselVoyage', {
    summary: '一票报在哪条船、哪个航次',
    request: z.object({ blno }),
    response: z.object({ blno: z.string(), vesselsName: text, voyage: text, vesselsUn: text }),
    ...asking,
  }),
  remind: post('/blno/port/remindManifest', {
    summary: '有数据时提醒我；on 为 false 时取消',
    idempotency: 'natural',
    request: z.object({ mode, blno, on: z._default(z.boolean(), true) }),
    response: done,
    policy: 'owner',
    refusals: [refusals.nothingAsked, refusals.likeBox, refusals.tooManyReminders, trackingRefusals.boxQueriesUsedUp],
  }),
  listReminders: get('/blno/port/listManifestReminders', {
    summary: '等着数据的票，和有了数据还没看的票',
    request: z.object({}),
    response: z.object({
      list: z.array(z.object({ id: z.int(), blno: z.string(), mode: z.enum(manifestModes), createTime: z.string(), heardTime: time })),
    }),
    policy: 'owner',
  }),
} as const;
