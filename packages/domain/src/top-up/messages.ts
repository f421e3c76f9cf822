import { productName } from '../vocabulary/product-name';
import { openOrdersMax, ordersPerDay } from './goods';

/** What people read about topping up. */
export const topUpTexts = {
  methodAway: '这种支付方式暂时不能用，请换一种或稍后再试',
  methodClosed: '这种支付方式没有开通，请换一种',
  ordersEnough: `每人每天最多下 ${ordersPerDay} 个充值单，请明天再试`,
  ordersFull: `待支付的订单已有 ${openOrdersMax} 个，请先支付或关闭`,
  wrongAmount: '金额不对，请填 1 到 50000 元，最多两位小数',
  unknownGoods: '没有这个充值档位，请刷新后重试',
  foreignAccount: '身份已经切换，请刷新后重试',
  findingSettled: '这一条已经有人处理过，请刷新',
  noteWrong: '请写明怎么处理的，最多 200 个字',
  billNotYet: '这一天的账单还没有，次日 10:00 后再取',
  dayWrong: '日期不对，格式如 2026-11-23',
  transferAmountWrong: '转账金额在 100 到 1000000 元之间',
  payerNameWrong: '请填付款单位，最多 100 个字',
  voucherGone: '回单没有上传成功，请重新上传',
  voucherUsed: '这张回单已用于另一笔转账，请上传这一笔的回单',
  transferOfTwo: '大额转账要两位运营人员确认，您已确认过，请另一位复核；流水号填错了可以再填一次改正',
  bankNoDiffers: '与第一位运营人员填的银行流水号不一致，请核对；是他填错的，请他再填一次改正',
  orderNotPaid: '这个订单没有已入账的付款，不能退款',
  orderInvoiced: '这个订单已开票或开票中，请先红冲再退款',
  refundOfOwn: '自己或所在公司的订单要由另一位运营人员退款',
  refundShort: (left: string, wanted: string) => `余额只有 ${left} 火币，不够扣回 ${wanted} 火币：已用掉的不退，请用调整单处理`,
  refundAsked: '这个订单的退款已经提出，等另一位运营人员复核',
  refundJudged: '这笔退款已经有人处理过，请刷新',
  refundOfTwo: '退款要两位运营人员：您提出的由另一位复核',
  refundNotMade: '只有提出的人能撤回这笔退款',
  refundReasonWrong: '请写明为什么退款，最多 200 个字',
  verdictNoteWrong: '驳回要写明原因，最多 200 个字',
  lookedForWrong: '订单号、企业名称或手机号最多 64 个字',
  transferJudged: '这笔转账已经有人处理过，请刷新',
  transferOfOwn: '自己或所在公司的转账要由另一位运营人员确认',
  bankNoUsed: '这个银行流水号已经入过账，请核对',
  bankNoWrong: '银行流水号是 6 到 64 位字母或数字',
  transferReasonWrong: '请写明为什么不入账，最多 200 个字',
  voucherLost: '回单已经找不到了',
  paidAlready: '这个订单已支付，不能关闭',
  /** What the payer reads at the payment method. */
  subject: `${productName}火币充值`,
} as const;

/** What is noted at a payment that fitted nothing when its order is credited with it after all. */
export const strayTexts = { credited: '后来查询到同一笔付款，已按订单入账，不用再补' } as const;
