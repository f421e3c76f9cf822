import { lookedAtMs } from '@mastlight/domain/top-up/order-state';
import { topUpRefusals as refusals } from '@mastlight/domain/top-up/refusals';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { TopUpParts } from '../parts';
import { PaymentError } from '../payment/payment-method';
import { findOrder, type OrderRecord } from '../queries/find-orders';
import { endOrder, pullAsk } from '../store';
import { askAbout } from './ask-methods';

/** An order of the identity of now; that somebody looks has it asked about soon (P-06). @throws BusinessError 404 for another's or none, alike. */
export async function seeOrder(parts: TopUpParts, session: Session, orderNo: string): Promise<OrderRecord> {
  const order = await findOwn(parts, session, orderNo);
  const soonMs = parts.clock.nowMs() + lookedAtMs;
  if (order.askAtMs !== null && order.askAtMs > soonMs) await pull(parts, session, orderNo, soonMs);
  return order;
}

/** What cannot be written now, with a full disk, is shown all the same. */
async function pull({ database, log }: TopUpParts, session: Session, orderNo: string, atMs: number): Promise<void> {
  await inTransaction(database, session, (tx) => pullAsk(tx, orderNo, atMs)).catch((error: unknown) =>
    log.warn({ err: error }, 'an order is asked about later'),
  );
}

async function findOwn({ database }: TopUpParts, { ownerKey }: Session, orderNo: string): Promise<OrderRecord> {
  const order = await findOrder(database, ownerKey, orderNo);
  if (!order) throw new BusinessError(404);
  return order;
}

/**
 * Closes an order that nobody has paid, at the payment method first; one that is closed stays so.
 *
 * @throws BusinessError 404 for another's, 409 when it is paid, 503 when the method gives no answer.
 */
export async function closeOrder(parts: TopUpParts, session: Session, orderNo: string): Promise<void> {
  const { state, method: code, expiresAtMs } = await findOwn(parts, session, orderNo);
  if (state === 'closed') return;
  // Nobody has to be asked about a transfer.
  if (code === 'TRANSFER' && state === 'waiting') return inTransaction(parts.database, session, (tx) => endOrder(tx, orderNo));
  const method = code === 'TRANSFER' ? undefined : parts.methods.get(code);
  if (!method) throw refuse(code === 'TRANSFER' ? refusals.paidAlready : refusals.methodClosed, {});
  try {
    await askAbout(parts, method, { orderNo, isOver: expiresAtMs <= parts.clock.nowMs(), isToClose: true });
  } catch (error) {
    if (error instanceof PaymentError) throw refuse(refusals.methodAway, {}, { retryAfterSeconds: 30 });
    throw error;
  }
  if ((await findOwn(parts, session, orderNo)).state !== 'closed') throw refuse(refusals.paidAlready, {});
}
