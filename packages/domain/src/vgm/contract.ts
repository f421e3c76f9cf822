/** Wire contract of VGM sending (R-7.6-15). Rows and containers keep the wire's names up to the screen (R-3.9-23 … -25). */
import * as z from 'zod/mini';
import { searchKeyword } from '../vocabulary/search-keyword';
import { feesOf, paidAnswer, paidFields, paidRefusals, keyRefusals } from '../billing/index';
import { submissionStates } from '../dispatch/index';
import { leftOutFields } from '../contract-kit/left-out';
import { done, get, post } from '../contract-kit/endpoint';
import { pageOf, pagingFields } from '../contract-kit/paging';
import { containersMax, filingBytesMax, importTextMax, listBytesMax, sentAtOnceMax, typedLengthMax } from './limits';
import { vgmTexts as texts, vgmReceiptWords } from './messages';
import { actRefusals, vgmRefusals as refusals } from './refusals';
import { trackingRefusals } from '../tracking/contract';
import { vgmStatuses } from './status';
import { vgmContainerFields, vgmMethods } from './filing';
import { importNoteKinds } from './import-notes';

const id = z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d{1,15}$/, '编号必须是数字'))]), z.transform(Number));
const ids = z.array(id).check(z.minLength(1, texts.chooseFirst), z.maxLength(1000, '一次最多 1000 条'));
/** As it is typed: what is wrong with it is said by the checks, before it is sent and not before it is kept. */
const typed = z._default(z.string().check(z.maxLength(typedLengthMax)), '');
const kg = z._default(z.nullable(z.number().check(z.gte(-1_000_000), z.lte(1_000_000))), null);
const text = z.nullable(z.string());

/** One container (R-3.9-25), as it stands in the form. */
const vgmContainerFieldsOnWire = z.object({
  ctnNo: typed,
  /** Of ISO 6346 or of everyday use, where somebody said it; the checks hold tare and mass against it. */
  ctnType: typed,
  vgmMethod: z._default(z.nullable(z.enum(vgmMethods)), null),
  vgmTareWeight: kg,
  vgmNetWeight: kg,
  vgmGrossWeight: kg,
  vgmLocation: typed,
  vgmAddress: typed,
  vgmSign: typed,
});
export type VgmContainerOnWire = z.output<typeof vgmContainerFieldsOnWire>;

const filingFields = {
  billNo: typed,
  vesselName: typed,
  voyage: typed,
  /** Codes of carrier and terminal. */
  shipCompany: typed,
  wharf: typed,
  remark: typed,
  containers: z.array(vgmContainerFieldsOnWire).check(z.maxLength(containersMax)),
} as const;

export const vgmRow = z.object({
  id: z.int(),
  status: z.union(vgmStatuses.map((status) => z.literal(status)) as [z.ZodMiniLiteral<-2>, ...z.ZodMiniLiteral<-1 | 0 | 1 | 2>[]]),
  billNo: z.string(),
  /** The receipt in words, and its code. */
  vgmReceiptMsg: z.string(),
  receipt: z.enum(Object.keys(vgmReceiptWords) as [keyof typeof vgmReceiptWords]),
  /** The counterpart's reason, where it refused. */
  reason: z.string(),
  remark: z.string(),
  completionstatus: z.string(),
  companyName: z.string(),
  ctnNoList: z.string(),
  vgmGrossWeightList: z.string(),
  operator: z.string(),
  vesselvoyage: z.string(),
  vesselName: z.string(),
  voyage: z.string(),
  shipCompany: z.string(),
  wharf: z.string(),
  /** Whether a correction is on its way. */
  isUpdating: z.boolean(),
  updateTime: text,
  sendTime: text,
  deleteTime: text,
  version: z.int(),
});
export type VgmRow = z.output<typeof vgmRow>;

/** Until when it may be sent and changed; null: nothing is known that closes it. */
const changeWindow = z.object({
  state: z.enum(['open', 'closed', 'locked']),
  atTime: text,
  vgmCloseTime: text,
  berthTime: text,
});

const submission = z.object({
  reference: z.string(),
  kind: z.enum(['first', 'update']),
  state: z.enum(submissionStates),
  level: z.int(),
  reason: z.string(),
  /** What it costs, in fen, for how many containers; nothing for those that were paid for before. */
  feeFen: z.int(),
  paidCount: z.int(),
  submitTime: z.string(),
});

const filing = z.object({
  id: z.int(),
  status: vgmRow.shape.status,
  receipt: vgmRow.shape.receipt,
  reason: z.string(),
  ...filingFields,
  containers: z.array(z.extend(vgmContainerFieldsOnWire, { isPaid: z.boolean() })),
  isUpdating: z.boolean(),
  window: changeWindow,
  submissions: z.array(submission),
  updateTime: text,
  version: z.int(),
});
export type VgmFilingOnWire = z.output<typeof filing>;

const listFilter = {
  /** One of the statuses, or 3: all of them (R-2.2-19). */
  status: z._default(z.union([z.literal(-2), z.literal(-1), z.literal(0), z.literal(1), z.literal(2), z.literal(3)]), 3),
  keyword: z.optional(searchKeyword),
  sort: z.optional(z.string().check(z.regex(/^-?[A-Za-z_]{1,40}$/, '排序列名不对'))),
  ids: z.optional(z.array(id).check(z.maxLength(1000))),
};

const owner = { policy: 'owner', permission: 'company.operate', maxBodyBytes: listBytesMax } as const;

export const vgm = {
  listFilings: post('/vgm/list', {
    summary: 'VGM 列表；status -2 已删除、-1 失败、0 待发送、1 发送中、2 已发送、3 全部',
    idempotency: 'natural',
    request: z.object({ ...listFilter, ...pagingFields }),
    response: z.extend(pageOf(vgmRow), {
      counts: z.object({ all: z.int(), waiting: z.int(), sending: z.int(), failed: z.int(), sent: z.int(), deleted: z.int() }),
      portNow: z.string(),
    }),
    policy: 'owner',
    refusals: [refusals.unknownSort],
    maxBodyBytes: listBytesMax,
  }),
  showFiling: get('/vgm/info', {
    summary: '一票 VGM：箱、时限、每次发送',
    request: z.object({ id }),
    response: filing,
    policy: 'owner',
  }),
  saveFiling: post('/vgm/save', {
    summary: '存草稿；没填完也能存，带 id 改原来的',
    idempotency: 'keyed',
    /** With the `version` that it was written over, nothing is put in the place of what somebody else has saved since. */
    request: z.object({ id: z.optional(id), version: z.optional(z.int()), ...filingFields }),
    response: z.object({ id: z.int(), version: z.int() }),
    ...owner,
    maxBodyBytes: filingBytesMax,
    refusals: [
      refusals.tooMany,
      refusals.keptEnough,
      refusals.deleted,
      refusals.sending,
      refusals.sentUpdateOnly,
      refusals.changedMeanwhile,
      ...keyRefusals,
    ],
  }),
  sendFilings: post('/vgm/send', {
    summary: '发送：先冻结费用，码头接受才扣，退回或没收到就退；一票不行就都不发',
    idempotency: 'keyed',
    request: z.object({
      ids: z.array(id).check(z.minLength(1, texts.chooseFirst), z.maxLength(sentAtOnceMax, texts.sendAtOnce(sentAtOnceMax))),
      /** The version of each that somebody has seen, in the order of `ids`; without them each goes as it stands. */
      versions: z.optional(z.array(z.int()).check(z.maxLength(sentAtOnceMax))),
      ...paidFields,
    }),
    response: z.object({ list: z.array(z.object({ id: z.int(), reference: z.string() })), ...paidAnswer }),
    ...owner,
    fees: feesOf('FEE_VGM'),
    refusals: [...Object.values(actRefusals), refusals.faulty, refusals.changedMeanwhile, ...paidRefusals],
    cost: 5,
  }),
  updateFiling: post('/vgm/update', {
    summary: '修改已发送的：整票重发，只收新加箱的费用',
    idempotency: 'keyed',
    /** With the count of `submissions` that it was written over, what somebody else has sent since is not undone. */
    request: z.object({ id, submissions: z.optional(z.int()), ...filingFields, ...paidFields }),
    response: z.object({ reference: z.string(), ...paidAnswer }),
    ...owner,
    fees: feesOf('FEE_VGM'),
    maxBodyBytes: filingBytesMax,
    refusals: [...Object.values(actRefusals), refusals.faulty, refusals.changedMeanwhile, ...paidRefusals],
    cost: 5,
  }),
  copyFiling: post('/vgm/copy', {
    summary: '复制一票成新草稿',
    idempotency: 'keyed',
    request: z.object({ id }),
    response: z.object({ id: z.int() }),
    ...owner,
    refusals: [refusals.tooMany, refusals.keptEnough, ...keyRefusals],
  }),
  deleteFilings: post('/vgm/deleteList', {
    summary: '放进回收站；已发送和发送中的不能',
    idempotency: 'natural',
    request: z.object({ ids }),
    response: done,
    ...owner,
    refusals: [refusals.deleted, refusals.sending, refusals.sentNotDeleted],
  }),
  restoreFilings: post('/vgm/restoreList', {
    summary: '从回收站召回',
    idempotency: 'natural',
    request: z.object({ ids }),
    response: done,
    ...owner,
    refusals: [refusals.notDeleted],
  }),
  listRecords: post('/vgm/uandd/list', {
    summary: '修改和删除记录',
    idempotency: 'natural',
    request: z.object({ keyword: listFilter.keyword, ...pagingFields }),
    response: pageOf(
      z.object({
        id: z.int(),
        filingId: z.int(),
        billNo: z.string(),
        kind: z.enum(['update', 'delete', 'restore']),
        /** Of a correction: how far it is. */
        state: z.nullable(z.enum(submissionStates)),
        reason: z.string(),
        /** What was changed, container by container. */
        changes: z.array(z.object({ ctnNo: z.string(), field: z.string(), before: z.string(), after: z.string() })),
        operator: z.string(),
        time: z.string(),
      }),
    ),
    policy: 'owner',
    maxBodyBytes: listBytesMax,
  }),
  importContainers: post('/vgm/importExcel', {
    summary: `读一份 xlsx（file，base64）里的箱，不保存；最多 ${containersMax} 箱`,
    idempotency: 'natural',
    request: z.object({ file: z.string().check(z.maxLength(importTextMax), z.regex(/^[A-Za-z0-9+/]*={0,2}$/, texts.unreadable)) }),
    response: z.object({
      list: z.array(vgmContainerFieldsOnWire),
      /** Rows without a container number. */
      leftOut: z.int(),
      /** Containers that are more than a filing holds. */
      overMax: z.int(),
      ...leftOutFields,
      /** What could not be read as it stands; `value` is the cell, or the title that was read. */
      notes: z.array(
        z.object({
          rowNo: z.int(),
          kind: z.enum(importNoteKinds),
          field: z.enum(vgmContainerFields),
          value: z.string(),
          other: z.string(),
          count: z.int(),
        }),
      ),
    }),
    policy: 'session',
    permission: 'company.operate',
    maxBodyBytes: importTextMax + 1_024,
    showsErrors: false,
    cost: 5,
    refusals: [refusals.unreadable, refusals.tooManyRows, refusals.tooManyCells, refusals.otherUnit, refusals.noRows],
  }),
  exportFilings: post('/vgm/exportExcel', {
    summary: '导出 xlsx：带 id 是一票的箱（和导入同样的表头），否则是屏幕所见的列表',
    idempotency: 'natural',
    request: z.object({
      id: z.optional(id),
      ...listFilter,
      columns: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(60))),
    }),
    response: z.any(),
    policy: 'owner',
    refusals: [refusals.unknownColumn, refusals.unknownSort],
    maxBodyBytes: listBytesMax,
    cost: 10,
    answer: 'file',
    timeoutMs: 60_000,
  }),
  printFiling: post('/vgm/printPdf', {
    summary: '一票的申报单（PDF）；码头接受后才有',
    idempotency: 'natural',
    request: z.object({ id }),
    response: z.any(),
    policy: 'owner',
    refusals: [refusals.notAccepted],
    cost: 5,
    answer: 'file',
    timeoutMs: 60_000,
  }),
  takeFromBill: get('/vgm/fromBill', {
    summary: '从上海提单带出船名航次、箱和舱单毛重；没订阅的算一次查询',
    request: z.object({ billNo: z.string().check(z.maxLength(64)) }),
    response: z.object({
      vesselName: z.string(),
      voyage: z.string(),
      shipCompany: z.string(),
      wharf: z.string(),
      window: changeWindow,
      containers: z.array(
        z.object({
          ctnNo: z.string(),
          ctnType: z.string(),
          /** Of the cargo, as the manifest has it; kg. */ manifestWeight: z.nullable(z.number()),
        }),
      ),
    }),
    policy: 'owner',
    showsErrors: false,
    refusals: [refusals.unknownBill, trackingRefusals.boxQueriesUsedUp],
    cost: 2,
  }),
  showWindow: get('/vgm/window', {
    summary: '这条船还能不能发 VGM：截 VGM、靠泊前锁定，按港口最新计划',
    request: z.object({ vesselName: z.string().check(z.maxLength(64)), voyage: z.string().check(z.maxLength(64)) }),
    response: changeWindow,
    policy: 'session',
    showsErrors: false,
  }),
  suggestTares: post('/vgm/tares', {
    summary: '填写建议：上次的地点、地址和签名，皮重：这些箱上次报的，和自己同箱型最近的中位数',
    idempotency: 'natural',
    request: z.object({ ctnNos: z.array(z.string().check(z.maxLength(20))).check(z.maxLength(containersMax)) }),
    response: z.object({
      boxes: z.array(z.object({ ctnNo: z.string(), tareKg: z.number(), day: z.string() })),
      types: z.array(z.object({ ctnType: z.string(), tareKg: z.number(), count: z.int() })),
      /** Where, and who signed, the last time. */
      last: z.nullable(z.object({ vgmLocation: z.string(), vgmAddress: z.string(), vgmSign: z.string() })),
    }),
    policy: 'owner',
    showsErrors: false,
    maxBodyBytes: listBytesMax,
  }),
} as const;
