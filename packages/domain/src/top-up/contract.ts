/** Wire contract of topping up (R-7.5-08 to -10, -12); amounts in fen. */
import * as z from 'zod/mini';
import { done, get, noRequest, post } from '../contract-kit/endpoint';
import { pageOf, pagingFields } from '../contract-kit/paging';
import { adjustmentStates, keyRefusals, verdicts } from '../billing/index';
import { topUpTexts as texts } from './messages';
import { fileRefusals } from '../file/index';
import { isCalendarDay } from '../vocabulary/shanghai-time';
import { payerNameMax, transferMaxFen, transferMinFen, transferReasonMax } from './goods';
import { backFaults, differenceKinds, orderTypes, orderWords, payTypes, findingNoteMax, strayReasons } from './order-state';
import { topUpRefusals as refusals } from './refusals';

const fen = z.int();
const text = z.string();
const orderNo = z.string().check(z.regex(/^[A-Za-z0-9_-]{6,32}$/, '订单号不对'));
const orderFields = {
  orderNo: text,
  /** What is paid, and what comes on top. */
  amount: fen,
  gift: fen,
  payType: z.enum(orderTypes),
  status: z.enum(Object.values(orderWords)),
  /** Text of its QR code; empty when the method has given none. */
  codeUrl: text,
  createTime: text,
  expireTime: text,
  payTime: z.nullable(text),
  /** R-7.5-10: the word of how far its invoice is; empty while nothing is paid. */
  invoiceStatus: text,
  /** Why a transfer was not credited; empty otherwise. */
  reason: text,
};
const order = z.object(orderFields);
/** A refund as the two who make it see it. */
const refund = z.object({
  id: z.int(),
  reason: text,
  state: z.enum(adjustmentStates),
  maker: text,
  /** Whoever looks has asked for it: another one passes it. */
  isOwn: z.boolean(),
  makeTime: text,
  judge: text,
  judgeTime: text,
  note: text,
});
/** A notification: raw bytes, signed by the payment method. */
const hear = (path: string, summary: string) =>
  post(path, {
    summary,
    idempotency: 'natural',
    encoding: 'bytes',
    request: z.object({ body: z.instanceof(Uint8Array) }),
    response: z.any(),
    policy: 'public',
    answer: 'file',
    maxBodyBytes: 65_536,
  });

/** What the desk says of something that he has looked at. */
const settling = z.object({
  id: z.int(),
  note: z.string().check(z.trim(), z.minLength(1, texts.noteWrong), z.maxLength(findingNoteMax, texts.noteWrong)),
});

export const topUp = {
  listGoods: get('/pay/recharge/goods', {
    summary: '充值档位',
    request: noRequest,
    response: z.object({
      list: z.array(z.object({ id: text, price: fen, coins: fen, gift: fen, tag: text })),
      /** Ours, to which money can be sent; null: none is offered. */
      bankAccount: z.nullable(z.object({ holder: text, bank: text, accountNo: text })),
    }),
    policy: 'session',
  }),
  placeOrder: post('/pay/recharge/order/doPay', {
    summary: '下充值单，答二维码内容；2 小时没支付自动关闭',
    idempotency: 'keyed',
    request: z.object({
      goodsId: z.optional(z.string().check(z.maxLength(16))),
      /** Where no goods are named. */
      amount: z.optional(fen),
      payType: z.enum(payTypes),
      /** R-9-30: must be the account of the identity of now. */
      accountType: z.optional(z.union([z.literal(0), z.literal(1)])),
    }),
    response: order,
    policy: 'session',
    permission: 'company.finance',
    refusals: [
      refusals.methodAway,
      refusals.methodClosed,
      refusals.ordersFull,
      refusals.ordersEnough,
      refusals.wrongAmount,
      refusals.unknownGoods,
      refusals.foreignAccount,
      ...keyRefusals,
    ],
  }),
  showOrder: get('/pay/recharge/order', {
    summary: '一个充值单；二维码开着时每 2 秒问一次',
    request: z.object({ orderNo }),
    response: order,
    policy: 'session',
    permission: 'company.finance',
    showsErrors: false,
  }),
  closeOrder: post('/pay/recharge/order/close', {
    summary: '关闭一个没支付的充值单',
    idempotency: 'natural',
    request: z.object({ orderNo }),
    response: done,
    policy: 'session',
    permission: 'company.finance',
    refusals: [refusals.paidAlready, refusals.methodAway, refusals.methodClosed],
  }),
  listOrders: get('/pay/recharge/order/rechargeList', {
    summary: '充值记录，新的在前',
    request: z.object({
      ...pagingFields,
      /** Whose list the asker believes it is, 0 personal and 1 company: that of another identity is refused, not shown as his. */
      accountType: z.optional(z.enum(['0', '1'])),
    }),
    response: pageOf(order),
    policy: 'session',
    permission: 'company.finance',
    refusals: [refusals.foreignAccount],
  }),
  giveBack: post('/pay/recharge/order/refund', {
    summary: '提出把一个充值单整单退款：另一位运营人员复核后冲回入账和赠送；开过票的先红冲',
    idempotency: 'none',
    request: z.object({
      orderNo,
      note: z.string().check(z.trim(), z.minLength(1, texts.refundReasonWrong), z.maxLength(findingNoteMax, texts.refundReasonWrong)),
    }),
    response: done,
    policy: 'desk',
    refusals: [refusals.orderNotPaid, refusals.orderInvoiced, refusals.refundOfOwn, refusals.refundShort, refusals.refundAsked],
  }),
  judgeRefund: post('/pay/recharge/order/refund/judge', {
    summary: '复核、驳回或撤回一笔退款；通过后立即冲回，不能撤销',
    idempotency: 'none',
    request: z
      .object({
        id: z.int(),
        verdict: z.enum(verdicts),
        note: z._default(z.string().check(z.trim(), z.maxLength(findingNoteMax, texts.verdictNoteWrong)), ''),
      })
      .check(z.refine(({ verdict, note }) => verdict !== 'refuse' || note !== '', { error: texts.verdictNoteWrong, path: ['note'] })),
    response: done,
    policy: 'desk',
    refusals: [
      refusals.refundJudged,
      refusals.refundOfTwo,
      refusals.refundNotMade,
      refusals.refundOfOwn,
      refusals.orderNotPaid,
      refusals.orderInvoiced,
      refusals.refundShort,
    ],
  }),
  findOrders: get('/pay/recharge/order/find', {
    summary: '运营人员找充值单：按订单号、企业名称或编号、手机号和日期；开票、退款和能退多少',
    request: z.object({
      ...pagingFields,
      keyword: z.optional(z.string().check(z.trim(), z.maxLength(64, texts.lookedForWrong))),
      /** Of Shanghai: the day on which it was made. */
      day: z.optional(z.union([z.literal(''), z.string().check(z.refine((given) => isCalendarDay(given), texts.dayWrong))])),
      /** Only those whose refund waits for a second person. */
      isWaiting: z.optional(z.enum(['true', 'false'])),
    }),
    response: z.extend(
      pageOf(
        z.object({
          ...orderFields,
          accountType: z.union([z.literal(0), z.literal(1)]),
          accountId: z.int(),
          accountName: text,
          /** Who made it. */
          payer: text,
          /** Theirs, or the bank's, of what paid it; empty while nothing did. */
          transactionId: text,
          /** What its owner has to spend now. */
          balance: fen,
          /** What would go back where it came from; 0 where something stands in its way. */
          backAmount: fen,
          /** Why not all of it; null: nothing does. */
          backFault: z.nullable(z.enum(backFaults)),
          /** The last one that was asked for; null: none was. */
          refund: z.nullable(refund),
        }),
      ),
      /** How many wait for a second person, of all. */
      { waitingCount: z.int() },
    ),
    policy: 'desk',
    showsErrors: false,
  }),
  listStrays: get('/pay/recharge/strays', {
    summary: '对不上订单的付款：没处理的在前，不自动入账',
    request: z.object({}),
    response: z.object({
      openCount: z.int(),
      list: z.array(
        z.object({
          id: z.int(),
          payType: z.enum(payTypes),
          orderNo: z.string(),
          transactionId: z.string(),
          amount: fen,
          /** Why it fits none. */
          reason: z.enum(strayReasons),
          heardTime: z.string(),
          /** Null: nobody has looked at it. */
          settledTime: z.nullable(z.string()),
          note: z.string(),
        }),
      ),
    }),
    policy: 'desk',
    showsErrors: false,
  }),
  settleStray: post('/pay/recharge/strays/settle', {
    summary: '记下一笔对不上的付款怎么处理了；要入账另提调整单',
    idempotency: 'none',
    request: settling,
    response: done,
    policy: 'desk',
    refusals: [refusals.findingSettled],
  }),
  listBills: get('/pay/recharge/bills', {
    summary: '渠道账单和我方充值的对账结果；差异只成任务，不自动记账',
    request: z.object({}),
    response: z.object({
      bills: z.array(
        z.object({
          payType: z.enum(payTypes),
          day: z.string(),
          isCompared: z.boolean(),
          reason: z.string(),
          theirCount: z.int(),
          ownCount: z.int(),
          openCount: z.int(),
          differenceCount: z.int(),
          comparedTime: z.string(),
        }),
      ),
      differences: z.array(
        z.object({
          id: z.int(),
          payType: z.enum(payTypes),
          day: z.string(),
          orderNo: z.string(),
          kind: z.enum(differenceKinds),
          /** Null: that side has none. */
          theirAmount: z.nullable(fen),
          ownAmount: z.nullable(fen),
          settledTime: z.nullable(z.string()),
          note: z.string(),
        }),
      ),
    }),
    policy: 'desk',
    showsErrors: false,
  }),
  compareBill: post('/pay/recharge/bills/compare', {
    summary: '重新取一天的渠道账单对账；账单次日 10:00 后才有',
    idempotency: 'natural',
    request: z.object({ day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, texts.dayWrong)) }),
    response: done,
    policy: 'desk',
    refusals: [refusals.billNotYet],
  }),
  settleDifference: post('/pay/recharge/bills/settle', {
    summary: '记下一处对账差异怎么处理了；要入账另提调整单',
    idempotency: 'none',
    request: settling,
    response: done,
    policy: 'desk',
    refusals: [refusals.findingSettled],
  }),
  createTransfer: post('/pay/recharge/public/create', {
    summary: '对公转账：提交付款单位、金额和回单，平台确认到账后入账',
    idempotency: 'keyed',
    request: z.object({
      amount: z.int().check(z.gte(transferMinFen, texts.transferAmountWrong), z.lte(transferMaxFen, texts.transferAmountWrong)),
      companyName: z.string().check(z.trim(), z.minLength(1, texts.payerNameWrong), z.maxLength(payerNameMax, texts.payerNameWrong)),
      /** As `/file/upload` answered it. */
      voucherUrl: z.string().check(z.minLength(1, texts.voucherGone), z.maxLength(200, texts.voucherGone)),
    }),
    response: order,
    policy: 'session',
    permission: 'company.finance',
    refusals: [refusals.methodClosed, refusals.voucherGone, refusals.voucherUsed, refusals.ordersFull, ...keyRefusals],
  }),
  listTransfers: get('/pay/recharge/public/list', {
    summary: '对公转账：等确认的在前，给运营人员',
    request: z.object({}),
    response: z.object({
      openCount: z.int(),
      list: z.array(
        z.object({
          orderNo: text,
          accountType: z.union([z.literal(0), z.literal(1)]),
          accountId: z.int(),
          companyName: text,
          amount: fen,
          status: z.enum(Object.values(orderWords)),
          createTime: text,
          /** The bank's number of what was credited. */
          bankNo: text,
          reason: text,
          /** One of the desk has seen it at the bank; so large a sum takes two. */
          isSeen: z.boolean(),
        }),
      ),
    }),
    policy: 'desk',
    showsErrors: false,
  }),
  judgeTransfer: post('/pay/recharge/public/judge', {
    summary: '确认一笔对公转账到账并入账，或不入账并写明原因',
    idempotency: 'none',
    request: z.discriminatedUnion('verdict', [
      z.object({
        orderNo,
        verdict: z.literal('credit'),
        /** One number, however its letters are typed. */
        bankNo: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{6,64}$/, texts.bankNoWrong)),
      }),
      z.object({
        orderNo,
        verdict: z.literal('refuse'),
        reason: z
          .string()
          .check(z.trim(), z.minLength(1, texts.transferReasonWrong), z.maxLength(transferReasonMax, texts.transferReasonWrong)),
      }),
    ]),
    response: done,
    policy: 'desk',
    refusals: [refusals.transferJudged, refusals.transferOfOwn, refusals.transferOfTwo, refusals.bankNoUsed, refusals.bankNoDiffers],
  }),
  fetchVoucher: get('/pay/recharge/public/voucher', {
    summary: '一笔对公转账的回单，给运营人员核对',
    request: z.object({ orderNo }),
    response: z.unknown(),
    policy: 'desk',
    answer: 'file',
    refusals: [refusals.voucherLost, fileRefusals.storeAway],
  }),
  hearWxpay: hear('/pay/notify/wxpay', '微信支付通知（签名校验）'),
  hearAlipay: hear('/pay/notify/alipay', '支付宝通知（签名校验）'),
} as const;
