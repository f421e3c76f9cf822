/** Wire contract of the wallet (R-7.2-13, R-7.4-22, R-7.5). */
import * as z from 'zod/mini';
import { done, get, post } from '../contract-kit/endpoint';
import { pageOf, pagingFields } from '../contract-kit/paging';
import { adjustmentMaxFen, adjustmentReasonMax, adjustmentStates, verdicts } from './adjustment';
import { fees, origins } from './fee';
import { isCalendarDay } from '../vocabulary/shanghai-time';
import { billingTexts as texts } from './messages';
import { billingRefusals as refusals, keyRefusals } from './refusals';
import { recordTypes, transferKinds } from './transfer';

const fen = z.int();
/** R-3.1-05: what somebody has, in fen; the free parts are of this month. */
const wallet = z.object({
  balance: fen,
  freeBalance: fen,
  nbFreeBalance: fen,
  held: fen,
  /** What is free in each month for each origin; 0 for a company before its certification. */
  freeQuota: fen,
  /** What he pays of the price list, in percent; 100 for who is no member (R-7.6-21). */
  memberPercent: z.int(),
});
const day = z.optional(z.union([z.literal(''), z.string().check(z.refine((text) => isCalendarDay(text), texts.dateWrong))]));
const recordFilter = { type: z.optional(z.union([z.literal(''), z.enum(recordTypes)])), dateFrom: day, dateTo: day };

/** `2026-11`; none: the month of now. */
const month = z.optional(z.union([z.literal(''), z.string().check(z.refine((text) => isCalendarDay(`${text}-01`), texts.monthWrong))]));
const recordNo = z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d{1,15}$/, texts.recordWrong))]), z.transform(Number));
const shareFields = { count: z.int(), freeAmount: fen, realAmount: fen };
/** Free and real together, by type. */
const byType = z.array(z.object({ type: z.enum(recordTypes), amount: fen }));

/** A correction by hand, as the two who make it see it. */
const adjustment = z.object({
  id: z.int(),
  accountType: z.union([z.literal(0), z.literal(1)]),
  accountId: z.int(),
  accountName: z.string(),
  amount: fen,
  reason: z.string(),
  state: z.enum(adjustmentStates),
  maker: z.string(),
  isOwn: z.boolean(),
  makeTime: z.string(),
  judge: z.string(),
  judgeTime: z.string(),
  note: z.string(),
});

export const billing = {
  showAccount: get('/user/getAccount', {
    summary: '当前身份的火币余额，单位分；companyId 只能是当前公司',
    request: z.object({ companyId: z.optional(z.string().check(z.maxLength(64))) }),
    response: wallet,
    policy: 'session',
    showsErrors: false,
  }),
  checkFreeBalance: post('/pay/account/user/verFreeBalanceEn', {
    summary: '这次要的免费额度够不够；不够答 402，什么都不扣',
    idempotency: 'natural',
    request: z.object({
      companyId: z.optional(z.union([z.string().check(z.maxLength(64)), z.int(), z.null()])),
      origin: z.enum(origins),
      /** Taken and not used: who may spend what, the token says (T5). */
      role: z.optional(z.string().check(z.maxLength(64))),
      payAccountMoneyEnum: z.enum(fees),
      /** How many things are wanted. */
      count: z._default(z.int().check(z.gte(1), z.lte(1_000)), 1),
    }),
    response: z.object({ freeFen: fen, wantedFen: fen }),
    policy: 'session',
    showsErrors: false,
    refusals: [refusals.freeShort],
  }),
  queryRecords: get('/pay/account/record/queryAccountRecord', {
    summary: '消费记录：每一笔前后余额',
    request: z.object({ ...pagingFields, ...recordFilter }),
    response: pageOf(
      z.object({
        id: z.int(),
        accountType: z.union([z.literal(0), z.literal(1)]),
        direction: z.enum(['IN', 'OUT']),
        type: z.enum(recordTypes),
        /** What was moved altogether, and of that what was free; fen, never negative. */
        amount: fen,
        freeAmount: fen,
        /** What it would have cost by the price list; null where it cost that. */
        fullAmount: z.nullable(fen),
        balanceBefore: fen,
        balanceAfter: fen,
        freeAfter: fen,
        nbFreeAfter: fen,
        held: fen,
        kind: z.enum(transferKinds),
        fee: z.nullable(z.enum(fees)),
        /** Whose free quota it may use. */
        origin: z.nullable(z.enum(origins)),
        bizNo: z.string(),
        remark: z.string(),
        operator: z.string(),
        createTime: z.string(),
      }),
    ),
    policy: 'session',
  }),
  exportRecords: post('/pay/account/record/export', {
    summary: '导出消费记录（xlsx），按列表的筛选条件',
    idempotency: 'natural',
    request: z.object(recordFilter),
    response: z.any(),
    policy: 'session',
    answer: 'file',
    cost: 10,
    timeoutMs: 60_000,
  }),
  explainRecord: get('/pay/account/record/explain', {
    summary: '一笔为什么是这样：冻结、扣款、退回的经过，单价，分录，校验值',
    request: z.object({ id: recordNo }),
    response: z.object({
      /** Everything that became of its thing, the first one first. */
      steps: z.array(
        z.object({
          id: z.int(),
          kind: z.enum(transferKinds),
          time: z.string(),
          /** What it moved of what can be spent, in fen; of what was taken after it was set aside, how much that was. */
          amount: fen,
          operator: z.string(),
          remark: z.string(),
          /** When what is set aside goes back by itself; empty where nothing waits. */
          until: z.string(),
        }),
      ),
      /** The price of one thing by the list of then, in fen, and the day from which it holds; null: there is none. */
      price: z.nullable(z.object({ fen, from: z.string() })),
      postings: z.array(z.object({ account: z.string(), amount: fen })),
      requestId: z.string(),
      digest: z.string(),
      /** Of the one before it; empty: it is the first. */
      digestBefore: z.string(),
    }),
    policy: 'session',
  }),
  showCosts: get('/pay/account/record/costs', {
    summary: '一个月花在哪个客户、哪位同事上；只冻结的不算，退回的减去',
    request: z.object({ month }),
    response: z.object({
      month: z.string(),
      /** Whether the month is not over yet. */
      isOpen: z.boolean(),
      ...shareFields,
      /** By the client that follows the bill today; empty: of no client. */
      byClient: z.array(z.object({ clientName: z.string(), ...shareFields, byType })),
      byPerson: z.array(z.object({ operator: z.string(), ...shareFields, byType })),
    }),
    cost: 5,
    policy: 'session',
  }),
  exportCosts: post('/pay/account/record/costs/export', {
    summary: '导出一个月的成本（xlsx）：每个单号一行，带客户和同事',
    idempotency: 'natural',
    request: z.object({ month }),
    response: z.any(),
    policy: 'session',
    answer: 'file',
    cost: 10,
    timeoutMs: 60_000,
  }),
  printStatement: post('/pay/account/record/statement', {
    summary: '一个月的对账单（PDF）',
    idempotency: 'natural',
    request: z.object({ month }),
    response: z.any(),
    policy: 'owner',
    permission: 'company.finance',
    answer: 'file',
    cost: 5,
    timeoutMs: 60_000,
    refusals: [refusals.statementLong],
  }),
  showMoneyDesk: get('/pay/desk', {
    summary: '运营台：一天的账、此刻余额、冻结中、调整单和账本核对，单位分',
    request: z.object({ day }),
    response: z.object({
      day: z.string(),
      nowTime: z.string(),
      /** What all accounts had to spend at the beginning and at the end of the day; of today: now. */
      openingFen: fen,
      closingFen: fen,
      /** What moved, by kind and by what stands against it. */
      moves: z.array(
        z.object({
          kind: z.enum(transferKinds),
          against: z.nullable(z.string()),
          count: z.int(),
          realFen: fen,
          freeFen: fen,
          heldFen: fen,
        }),
      ),
      /** All postings of the day: nothing, or the books do not balance. */
      sumFen: fen,
      /** Of all accounts, now. */
      balances: z.object({ accounts: z.int(), realFen: fen, freeFen: fen, heldFen: fen }),
      holds: z.object({
        count: z.int(),
        fen,
        overCount: z.int(),
        /** Those that end first. */
        list: z.array(
          z.object({
            fee: z.nullable(z.enum(fees)),
            subject: z.string(),
            accountName: z.string(),
            amount: fen,
            since: z.string(),
            until: z.string(),
            isOver: z.boolean(),
          }),
        ),
      }),
      adjustments: z.array(adjustment),
      /** How the ledger was last found; null: not yet. */
      check: z.nullable(z.object({ time: z.string(), transfers: z.int(), faults: z.int() })),
    }),
    policy: 'desk',
    showsErrors: false,
  }),
  askAdjustment: post('/pay/desk/adjustments', {
    summary: '提一笔调整：由另一位运营人员审核后入账；金额单位分，可为负',
    idempotency: 'keyed',
    request: z.object({
      /** R-9-30. */
      accountType: z.union([z.literal(0), z.literal(1)]),
      /** The company's; the person's, or his phone. */
      accountId: z.int().check(z.gte(1)),
      amount: z.int().check(
        z.gte(-adjustmentMaxFen, texts.amountWrong),
        z.lte(adjustmentMaxFen, texts.amountWrong),
        z.refine((amount) => amount !== 0, texts.amountWrong),
      ),
      reason: z.string().check(z.trim(), z.minLength(1, texts.reasonWrong), z.maxLength(adjustmentReasonMax, texts.reasonWrong)),
    }),
    response: z.object({ id: z.int() }),
    policy: 'desk',
    refusals: [refusals.accountUnknown, refusals.adjustmentOfOwn, refusals.adjustmentOver, ...keyRefusals],
  }),
  judgeAdjustment: post('/pay/desk/adjustments/judge', {
    summary: '审核或撤回一笔调整',
    idempotency: 'none',
    request: z.object({
      id: z.int(),
      verdict: z.enum(verdicts),
      note: z._default(z.string().check(z.trim(), z.maxLength(adjustmentReasonMax, texts.reasonWrong)), ''),
    }),
    response: done,
    policy: 'desk',
    refusals: [
      refusals.adjustmentJudged,
      refusals.adjustmentOfTwo,
      refusals.adjustmentOfOwn,
      refusals.adjustmentNotMade,
      refusals.adjustmentShort,
    ],
  }),
} as const;
