import { amountMinFen, goods, openOrdersMax, orderMs, ordersPerDay, ownAmountMaxFen } from '@mastlight/domain/top-up/goods';
import { topUpTexts } from '@mastlight/domain/top-up/messages';
import { nextAskMs, type PayType } from '@mastlight/domain/top-up/order-state';
import { topUpRefusals as refusals } from '@mastlight/domain/top-up/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { takeOfPersonDay } from '../../../platform/person-day';
import { makeOrderNo } from '../order-no';
import type { TopUpParts } from '../parts';
import { PaymentError } from '../payment/payment-method';
import { findOrder, type OrderRecord } from '../queries/find-orders';
import { countOpen, insertOrder, keepCode } from '../store';

/** What somebody wants to top up, and how he pays. */
export interface TopUpWish {
  readonly goodsId?: string | undefined;
  readonly amount?: number | undefined;
  readonly payType: PayType;
  readonly accountType?: 0 | 1 | undefined;
}

/**
 * The identity is the token's alone: a page that believes in another one, because it was switched elsewhere, is told so.
 *
 * @throws BusinessError 400 where the identity is of the other kind.
 */
export function requireAccount({ identity }: Pick<Session, 'identity'>, accountType: 0 | 1 | undefined): void {
  if (accountType === undefined || (accountType === 1) === (identity.kind === 'company')) return;
  throw refuse(refusals.foreignAccount, {}, { field: 'accountType' });
}

/**
 * Makes an order for the identity of now and asks the payment method for its QR code (R-7.5-09). The order is kept before
 * the method hears of it: whatever it says later finds it (P-03).
 *
 * @throws BusinessError 400 for a wrong amount, another account or a method that is not open, 429 with too many that wait, or too many of the person's day, 503 when the method gives no code; the order then waits for its end.
 */
export async function placeOrder(parts: TopUpParts, session: Session, wish: TopUpWish): Promise<OrderRecord> {
  const method = parts.methods.get(wish.payType);
  if (!method) throw refuse(refusals.methodClosed, {}, { field: 'payType' });
  const { ownerKey, userId } = session;
  requireAccount(session, wish.accountType);
  const { fen, giftFen } = amountOf(wish);
  const { orderNo } = await parts.billing.once(session, async (tx) => {
    if ((await countOpen(tx, ownerKey)) >= openOrdersMax) throw refuse(refusals.ordersFull, {}, { retryAfterSeconds: 600 });
    const createdAtMs = parts.clock.nowMs();
    const counted = { 'top-up.placed': { count: 1, max: ordersPerDay } } as const;
    if (!(await takeOfPersonDay(tx, { userId, day: shanghaiDay(createdAtMs) }, counted))) throw refuse(refusals.ordersEnough, {});
    const made = { orderNo: makeOrderNo(createdAtMs), createdAtMs, expiresAtMs: createdAtMs + orderMs };
    await insertOrder(tx, {
      ...made,
      ownerKey,
      userId,
      fen,
      giftFen,
      method: wish.payType,
      askAtMs: nextAskMs(createdAtMs, made.expiresAtMs, createdAtMs),
    });
    return made;
  });
  const order = (await findOrder(parts.database, ownerKey, orderNo))!;
  // Sent again by its key, it has its code, or is asked for it again: the method knows the order by its number.
  if (order.state !== 'waiting' || order.codeUrl !== '') return order;
  try {
    const { codeUrl } = await method.createOrder({ orderNo, amountFen: fen, subject: topUpTexts.subject, expiresAtMs: order.expiresAtMs });
    await inTransaction(parts.database, { ownerKey }, (tx) => keepCode(tx, orderNo, codeUrl));
    return { ...order, codeUrl };
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    parts.log.warn({ reason: error.reason, method: wish.payType }, 'payment method gave no code');
    throw refuse(refusals.methodAway, {}, { field: 'payType', retryAfterSeconds: 30 });
  }
}

/** Goods as they are listed, or an amount within bounds. */
function amountOf({ goodsId, amount }: TopUpWish): { readonly fen: number; readonly giftFen: number } {
  if (goodsId !== undefined) {
    const found = goods.find(({ id }) => id === goodsId);
    if (!found) throw refuse(refusals.unknownGoods, {}, { field: 'goodsId' });
    return found;
  }
  if (amount === undefined || amount < amountMinFen || amount > ownAmountMaxFen)
    throw refuse(refusals.wrongAmount, {}, { field: 'amount' });
  return { fen: amount, giftFen: 0 };
}
