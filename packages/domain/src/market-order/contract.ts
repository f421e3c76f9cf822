/** Wire contract of orders of market procurement (R-7.6-16), their declarations (R-2.2-29) and documents. */
import * as z from 'zod/mini';
import { keyRefusals } from '../billing/index';
import { leftOutFields } from '../contract-kit/left-out';
import { ofBook } from '../contract-kit/book-product';
import { done, get, post } from '../contract-kit/endpoint';
import { rowId } from '../contract-kit/list-product';
import { pageOf, pagingFields } from '../contract-kit/paging';
import { submissionStates } from '../dispatch/index';
import { duties } from '../market-assistant/index';
import { isCalendarDay } from '../vocabulary/shanghai-time';
import { boxesMax, currencies, headFields, lineFields, linesMax } from './fields';
import { importTextMax, orderBytesMax, reasonLengthMax, typedLengthMax } from './limits';
import { orderDocuments, orderTexts as texts } from './messages';
import { actRefusals, orderRefusals as refusals, sheetRefusals } from './refusals';
import { declarationStates, orderActs, orderStates, orderTabs } from './states';
import { rules } from './check-order';
import { template } from './templates';

/** As it is typed: what is wrong with it is said by the rules, before it is handed in and not before it is kept. */
const typed = z._default(z.string().check(z.maxLength(typedLengthMax, texts.tooLong)), '');
const textsOf = (props: readonly string[]): z.ZodMiniObject<Record<string, typeof typed>> =>
  z.object(Object.fromEntries(props.map((prop) => [prop, typed])));

const part = z.int().check(z.gte(0), z.lte(linesMax));
const line = z.object({ part: z._default(part, 0), texts: textsOf(lineFields.map(({ prop }) => prop)) });
const box = z.object({ boxNo: typed, kind: typed });
const content = z.object({
  head: textsOf(headFields.map(({ prop }) => prop)),
  lines: z.array(line).check(z.maxLength(linesMax, texts.tooManyLines)),
  boxes: z.array(box).check(z.maxLength(boxesMax, texts.tooManyBoxes)),
});

const findings = z.array(
  z.object({
    rule: z.enum(rules),
    level: z.enum(['stop', 'warn', 'ok']),
    text: z.string(),
    line: z.nullable(z.int()),
    prop: z.nullable(z.string()),
  }),
);

const day = z.string().check(z.refine((text) => text === '' || isCalendarDay(text), texts.noDay));
const month = z.string().check(z.regex(/^(?:|\d{4}-(?:0[1-9]|1[0-2]))$/, texts.noMonth));
const version = z.optional(z.nullable(z.int()));
const ids = z.array(rowId).check(z.minLength(1, '请先选择'), z.maxLength(1_000, '一次最多 1000 条'));
const file = z
  .string()
  .check(z.maxLength(importTextMax, '文件太大，最多 4 MB'), z.regex(/^[A-Za-z0-9+/]*={0,2}$/, '读不了这个文件，请选 xlsx 文件'));
const keyword = z.optional(z.string().check(z.maxLength(200, '查询内容太长')));

const declarationRow = z.object({
  id: z.int(),
  orderId: z.int(),
  orderNo: z.string(),
  part: z.int(),
  state: z.enum(declarationStates),
  /** Of its sending. */
  sending: z.enum(submissionStates),
  reference: z.string(),
  declarationNo: z.string(),
  reason: z.string(),
  lines: z.int(),
  /** US dollars, with cents. */
  usd: z.string(),
  /** Days of port time; empty: not yet. */
  declaredTime: z.string(),
  inspectedTime: z.string(),
  releasedTime: z.string(),
  closedTime: z.string(),
  /** Which of them somebody entered, and customs have not told. */
  byHand: z.array(z.enum(['declarationNo', 'declaredDay', 'releasedDay', 'closedDay'])),
  /** Whether it stands for its part; one that came back and went again does not. */
  isCurrent: z.boolean(),
});
export type DeclarationRow = z.output<typeof declarationRow>;

const orderRow = z.object({
  id: z.int(),
  orderNo: z.string(),
  state: z.enum(orderStates),
  version: z.int(),
  buyer: z.string(),
  country: z.string(),
  port: z.string(),
  currency: z.string(),
  /** Of the currency, with two places. */
  amount: z.string(),
  lines: z.int(),
  cartons: z.string(),
  parts: z.int(),
  /** Why it came back, from whoever checked it or from customs. */
  reason: z.string(),
  operator: z.string(),
  settledDay: z.string(),
  filedMonth: z.string(),
  updateTime: z.string(),
});
export type OrderRow = z.output<typeof orderRow>;

const order = z.object({
  id: z.int(),
  orderNo: z.string(),
  state: z.enum(orderStates),
  version: z.int(),
  ...content.shape,
  findings,
  declarations: z.array(declarationRow),
  events: z.array(z.object({ act: z.string(), person: z.string(), note: z.string(), time: z.string() })),
  /** What the caller may do with it now. */
  acts: z.array(z.enum(orderActs)),
  /** Why he may not approve it though it waits for that; empty otherwise. */
  checkHint: z.string(),
  submitter: z.string(),
  reason: z.string(),
  settledDay: z.string(),
  filedMonth: z.string(),
  updateTime: z.string(),
});
export type OrderOnWire = z.output<typeof order>;

const owner = { policy: 'owner', permission: 'company.operate' } as const;
const act = { ...owner, idempotency: 'none', response: z.object({ version: z.int(), state: z.enum(orderStates) }) } as const;

export const marketOrder = {
  listOrders: post('/market-assistant/order/list', {
    summary: '订单列表；tab 是草稿、待审、已审、已报关、已放行、异常之一',
    idempotency: 'natural',
    request: z.object({ tab: z.optional(z.enum(orderTabs)), keyword, ...pagingFields }),
    response: z.extend(pageOf(orderRow), {
      counts: z.object(
        Object.fromEntries(['all', ...orderTabs].map((tab) => [tab, z.int()])) as Record<'all' | (typeof orderTabs)[number], z.ZodMiniInt>,
      ),
      /** What the caller does for the company's orders. */
      duties: z.array(z.enum(duties)),
    }),
    policy: 'owner',
  }),
  showOrder: get('/market-assistant/order/info', {
    summary: '一个订单：内容、规则结果、报关单、经过，和现在能做的',
    request: z.object({ id: rowId }),
    response: order,
    policy: 'owner',
  }),
  saveOrder: post('/market-assistant/order/save', {
    ...owner,
    summary: '存草稿；没填完也能存，带 id 改原来的',
    idempotency: 'keyed',
    request: z.object({ id: z.optional(z.nullable(rowId)), version, content }),
    response: z.object({ id: z.int(), version: z.int(), orderNo: z.string(), savedTime: z.string() }),
    refusals: [
      refusals.tooMany,
      refusals.keptEnough,
      refusals.changedMeanwhile,
      refusals.linesAtCustoms,
      refusals.headAtCustoms,
      actRefusals.noDuty,
      actRefusals.inReview,
      actRefusals.checkedAlready,
      actRefusals.atCustoms,
      ...keyRefusals,
    ],
    maxBodyBytes: orderBytesMax,
    maxBodyNames: 12_000,
  }),
  deleteOrders: post('/market-assistant/order/deleteList', {
    ...owner,
    summary: '删除草稿和退回的订单，30 天内可以撤回',
    idempotency: 'natural',
    request: z.object({ ids }),
    response: done,
    refusals: [actRefusals.noDuty, actRefusals.inReview, actRefusals.checkedAlready, actRefusals.atCustoms],
  }),
  restoreOrders: post('/market-assistant/order/restoreList', {
    ...owner,
    summary: '撤回删除的订单',
    idempotency: 'natural',
    request: z.object({ ids }),
    response: z.object({ restored: z.int() }),
    refusals: [actRefusals.noDuty, refusals.tooMany],
  }),
  importGoods: post('/market-assistant/order/importExcel', {
    policy: 'session',
    permission: 'company.operate',
    summary: `读一份 xlsx（base64）里的商品，不保存；最多 ${linesMax} 行`,
    idempotency: 'natural',
    /** `currency`: that of the order; empty where nobody has chosen it. */
    request: z.object({ file, currency: z.optional(z.enum(['', ...currencies])) }),
    response: z.object({
      lines: z.array(line),
      ...leftOutFields,
      /** Rows of sums, which are no goods. */
      sumRows: z.int(),
    }),
    refusals: Object.values(sheetRefusals),
    maxBodyBytes: importTextMax + 1_024,
    showsErrors: false,
    cost: 5,
  }),
  writeGoodsTemplate: post('/market-assistant/order/goodsTemplate', {
    summary: '商品的导入模板（xlsx），只有表头',
    idempotency: 'natural',
    request: z.object({}),
    response: z.any(),
    policy: 'session',
    answer: 'file',
  }),
  checkRules: post('/market-assistant/order/rules', {
    summary: '按规则看一个没存的订单：拦、提醒、过',
    idempotency: 'natural',
    request: z.object({ content }),
    response: z.object({ findings }),
    policy: 'session',
    maxBodyBytes: orderBytesMax,
    maxBodyNames: 12_000,
    showsErrors: false,
  }),
  lastOfBuyer: post('/market-assistant/order/lastOfBuyer', {
    summary: '这个外商的上一单，用来复制',
    idempotency: 'natural',
    request: z.object({ buyer: z.string().check(z.minLength(1, '请先选外商'), z.maxLength(typedLengthMax, texts.tooLong)) }),
    response: z.object({ orderNo: z.string(), content: z.nullable(content) }),
    policy: 'session',
  }),
  submitOrder: post('/market-assistant/order/submit', {
    ...act,
    summary: '提交审单；规则拦住的不能提交',
    request: z.object({ id: rowId, version }),
    refusals: [...Object.values(actRefusals), refusals.faulty, refusals.changedMeanwhile],
  }),
  recallOrder: post('/market-assistant/order/recall', {
    ...act,
    summary: '撤回还没审的订单',
    request: z.object({ id: rowId, version }),
    refusals: [...Object.values(actRefusals), refusals.changedMeanwhile],
  }),
  judgeOrder: post('/market-assistant/order/check', {
    ...act,
    summary: '审单：通过，或写明原因退回；提交的人不能审自己的',
    request: z
      .object({
        id: rowId,
        version,
        isApproved: z.boolean(),
        reason: z._default(z.string().check(z.maxLength(reasonLengthMax, texts.reasonTooLong)), ''),
      })
      .check((payload) => {
        if (payload.value.isApproved || payload.value.reason.trim() !== '') return;
        payload.issues.push({ code: 'custom', message: texts.noReason, path: ['reason'], input: payload.value.reason });
      }),
    refusals: [...Object.values(actRefusals), refusals.faulty, refusals.changedMeanwhile],
  }),
  declareOrder: post('/market-assistant/order/declare', {
    ...act,
    summary: '报关：每票报关单发海关一次',
    idempotency: 'keyed',
    request: z.object({ id: rowId, version }),
    refusals: [
      ...Object.values(actRefusals),
      refusals.faulty,
      refusals.changedMeanwhile,
      refusals.nothingToDeclare,
      refusals.contradicted,
      ...keyRefusals,
    ],
  }),
  settleOrder: post('/market-assistant/order/settle', {
    ...act,
    summary: '登记结算收汇的日子和免税申报的月份；空的是还没有',
    request: z.object({ id: rowId, version, settledDay: day, filedMonth: month }),
    refusals: [...Object.values(actRefusals), refusals.changedMeanwhile, refusals.dayOfTomorrow],
  }),
  exportDocument: post('/market-assistant/order/export', {
    summary: '单证（xlsx）：采购清单、箱单、发票、报关草单；part 是哪一票，0 是全部；templateId 0 是通用样式，不带就用默认的模板',
    idempotency: 'natural',
    request: z.object({
      id: rowId,
      document: z.enum(orderDocuments),
      part: z._default(part, 0),
      templateId: z.optional(z.nullable(z.int().check(z.gte(0)))),
    }),
    response: z.any(),
    refusals: [refusals.templateGone],
    policy: 'owner',
    cost: 5,
    answer: 'file',
    timeoutMs: 60_000,
  }),
  listDeclarations: post('/market-assistant/customsDate/list', {
    summary: '报关数据：每票报关单的号和申报、放行、结关的日子',
    idempotency: 'natural',
    request: z.object({ keyword, state: z.optional(z.enum(declarationStates)), ...pagingFields }),
    response: pageOf(declarationRow),
    policy: 'owner',
  }),
  saveDeclaration: post('/market-assistant/customsDate/save', {
    ...owner,
    summary: '登记海关还没回的报关单号和日子',
    idempotency: 'natural',
    request: z.object({
      id: rowId,
      declarationNo: z.string().check(z.regex(/^(?:|\d{18})$/, texts.declarationNoWrong)),
      declaredDay: day,
      releasedDay: day,
      closedDay: day,
    }),
    response: done,
    refusals: [actRefusals.noDuty, refusals.toldByCustoms, refusals.dayOfTomorrow, refusals.daysOutOfOrder],
  }),
  deleteDeclarations: post('/market-assistant/customsDate/deleteList', {
    ...owner,
    summary: '去掉手工登记的号和日子，海关说的还在',
    idempotency: 'natural',
    request: z.object({ ids }),
    response: done,
    refusals: [actRefusals.noDuty],
  }),
  importDeclarations: post('/market-assistant/customsDate/importExcel', {
    policy: 'session',
    permission: 'company.operate',
    summary: '导入报关单号和日子（xlsx，base64）：按订单号和票对上，有问题的行说明原因',
    idempotency: 'natural',
    request: z.object({ file }),
    response: z.object({
      saved: z.int(),
      list: z.array(z.object({ rowNo: z.int(), message: z.string() })),
      ...leftOutFields,
    }),
    refusals: [...Object.values(sheetRefusals), actRefusals.noDuty],
    maxBodyBytes: importTextMax + 1_024,
    showsErrors: false,
    cost: 5,
  }),
  ...ofBook('template', template.entries),
  templateInfo: post('/market-assistant/template/info', {
    summary: '一个单证模板',
    idempotency: 'natural',
    request: z.object({ id: rowId }),
    response: z.object({ id: z.int(), version: z.int(), fields: template.texts }),
    policy: 'owner',
  }),
} as const;
