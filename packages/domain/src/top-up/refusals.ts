/** What topping up refuses, by name. */
import * as z from 'zod/mini';
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { topUpTexts as texts } from './messages';

type Plain = { [K in keyof typeof texts]: (typeof texts)[K] extends string ? K : never }[keyof typeof texts];
const plain = (name: Plain, code: number) => defineRefusal(`top-up.${name}`, code, noParams, () => texts[name]);

export const topUpRefusals = {
  methodAway: plain('methodAway', 503),
  methodClosed: plain('methodClosed', 400),
  ordersFull: plain('ordersFull', 429),
  ordersEnough: plain('ordersEnough', 429),
  wrongAmount: plain('wrongAmount', 400),
  unknownGoods: plain('unknownGoods', 400),
  foreignAccount: plain('foreignAccount', 400),
  findingSettled: plain('findingSettled', 409),
  billNotYet: plain('billNotYet', 400),
  voucherGone: plain('voucherGone', 400),
  transferJudged: plain('transferJudged', 409),
  voucherUsed: plain('voucherUsed', 400),
  transferOfTwo: plain('transferOfTwo', 400),
  bankNoDiffers: plain('bankNoDiffers', 400),
  orderNotPaid: plain('orderNotPaid', 409),
  orderInvoiced: plain('orderInvoiced', 409),
  refundOfOwn: plain('refundOfOwn', 400),
  /** What its owner has left and what would be taken out again, as 火币 are shown. */
  refundShort: defineRefusal('top-up.refundShort', 409, z.object({ left: z.string(), wanted: z.string() }), ({ left, wanted }) =>
    texts.refundShort(left, wanted),
  ),
  refundAsked: plain('refundAsked', 409),
  refundJudged: plain('refundJudged', 409),
  refundOfTwo: plain('refundOfTwo', 400),
  refundNotMade: plain('refundNotMade', 400),
  transferOfOwn: plain('transferOfOwn', 400),
  bankNoUsed: plain('bankNoUsed', 400),
  voucherLost: plain('voucherLost', 410),
  paidAlready: plain('paidAlready', 400),
} as const;
