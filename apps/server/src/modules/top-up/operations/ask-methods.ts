import type { PayType } from '@mastlight/domain/top-up/order-state';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { TopUpParts } from '../parts';
import { PaymentError, type PaymentMethod } from '../payment/payment-method';
import { endOrder, notePaying, takeDue, type DueOrder } from '../store';
import { settlePayment } from './settle-payment';

/** Asked about in one round. */
const roundMax = 100;

/**
 * Asks a method about its orders of which nothing was heard (P-06); one whose time is over is closed there first and then
 * here. Each is put off to its next time just before it is asked about, so that a crash costs nobody else his turn; the
 * round ends where the method is silent.
 *
 * @returns how many were asked about.
 */
export async function askMethod(parts: TopUpParts, code: PayType): Promise<number> {
  const method = parts.methods.get(code);
  for (let asked = 0; ; asked++) {
    const due =
      method && asked < roundMax ? await inTransaction(parts.database, 'system', (tx) => takeDue(tx, code, parts.clock.nowMs())) : null;
    if (!method || !due) return asked;
    try {
      await askAbout(parts, method, due);
    } catch (error) {
      if (error instanceof PaymentError) {
        parts.log.warn({ reason: error.reason, method: code }, 'payment method not asked');
        return asked + 1;
      }
      parts.log.error({ err: error, order: due.orderNo, method: code }, 'an order cannot be asked about');
    }
  }
}

/**
 * Asks about one order, and closes it where nobody is to pay it any more.
 *
 * @throws PaymentError when the method gives no answer.
 */
export async function askAbout(
  parts: TopUpParts,
  method: PaymentMethod,
  { orderNo, isOver, isToClose }: Pick<DueOrder, 'orderNo' | 'isOver' | 'isToClose'>,
): Promise<void> {
  const write = (work: (tx: Transaction) => Promise<void>): Promise<void> => inTransaction(parts.database, 'system', work);
  const told = await method.queryOrder(orderNo);
  if (told.kind === 'paid') {
    // Paid, though not as it was ordered: it is asked about no more, and what remains is the desk's.
    if ((await settlePayment(parts, told.payment)) === 'stray') await write((tx) => endOrder(tx, orderNo));
    return;
  }
  if (told.kind === 'refunded') parts.log.error({ order: orderNo, method: method.code }, 'paid and given back before it was credited');
  const closed =
    told.kind === 'closed' || told.kind === 'refunded' ? told.kind : isToClose || isOver ? await method.closeOrder(orderNo) : null;
  // Nobody closes it now: whether somebody is paying it is told to its owner.
  if (closed === null) return write((tx) => notePaying(tx, orderNo, method.code, told.kind === 'scanned'));
  // Paid in this very moment it is not closed; the next look credits it.
  if (closed === 'paid') return;
  // Who has not scanned may do so until its time is over (ADR 0035): the method knows of no order that it could close.
  const isAskedOn = closed === 'unknown' && !isOver;
  await write((tx) => endOrder(tx, orderNo, { state: closed === 'refunded' ? 'refunded' : 'closed', isAskedOn }));
}
