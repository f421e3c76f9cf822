import { strayTexts } from '@mastlight/domain/top-up/messages';
import type { StrayReason } from '@mastlight/domain/top-up/order-state';
import { inTransaction } from '../../../platform/db/transaction';
import type { TopUpParts } from '../parts';
import type { Payment } from '../payment/payment-method';
import { holdOrder, insertStray, markPaid, settleCredited, type HeldOrder } from '../store';

/** What a payment was: `stray` fits no order of ours and is laid aside. */
export type Settled = 'credited' | 'repeated' | 'stray';

/** Why a payment does not fit its order; null where it does. */
function faultOf(order: HeldOrder, payment: Payment): StrayReason | null {
  if (order.method !== payment.method) return 'method';
  if (order.fen !== payment.amountFen) return 'amount';
  const isSettled = order.state === 'paid' || order.state === 'refunded';
  return isSettled && order.transactionId !== payment.transactionId ? 'paid-twice' : null;
}

/**
 * Credits a payment that is believed, once, in the transaction that marks its order paid. The stored order says how much
 * and whose (P-04); what the payment says must be the same. Money for an order that was closed meanwhile did come in, and
 * is credited (P-03).
 */
export async function settlePayment(parts: TopUpParts, payment: Payment): Promise<Settled> {
  const nowMs = parts.clock.nowMs();
  return inTransaction(parts.database, 'system', async (tx) => {
    const order = await holdOrder(tx, payment.orderNo);
    const fault = order ? faultOf(order, payment) : 'unknown-order';
    if (!order || fault !== null) {
      const isNew = await insertStray(tx, payment, fault ?? 'unknown-order', nowMs);
      if (isNew) parts.log.error({ order: payment.orderNo, method: payment.method, reason: fault }, 'payment fits no order');
      return 'stray';
    }
    if (order.transactionId === payment.transactionId) return 'repeated';
    await markPaid(tx, order.orderNo, payment);
    // Told of before with another amount it lies at the desk, who would credit it by hand once more.
    await settleCredited(tx, payment, { atMs: nowMs, note: strayTexts.credited });
    const payer = { userId: order.userId, ownerKey: order.ownerKey };
    const { orderNo, fen, giftFen } = order;
    await parts.billing.credit(tx, payer, {
      key: `top-up:${orderNo}`,
      subject: orderNo,
      fen,
      from: `clearing_${order.method}`,
      reason: 'paid',
    });
    if (giftFen > 0) {
      await parts.billing.credit(tx, payer, { key: `gift:${orderNo}`, subject: orderNo, fen: giftFen, from: 'promo', reason: 'gift' });
    }
    return 'credited';
  });
}
