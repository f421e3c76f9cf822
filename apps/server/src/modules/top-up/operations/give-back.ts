import { topUpRefusals as refusals } from '@mastlight/domain/top-up/refusals';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { TopUpParts } from '../parts';
import { holdOrder, markRefunded } from '../store';

/**
 * Notes that what was paid for an order was given back where it came from (R-4.10-36: 已支付 → 已退款), and takes what it
 * had credited out again, with what came on top, once.
 *
 * @throws BusinessError 404 when there is none, 409 where nothing was credited, an invoice holds it (L-14) or so much is not there any more, 400 for one of his own or of a company that he is in.
 */
export async function giveBack(
  parts: TopUpParts,
  session: Session,
  { orderNo, note }: { readonly orderNo: string; readonly note: string },
) {
  await inTransaction(parts.database, 'system', async (tx) => {
    const order = await holdOrder(tx, orderNo);
    if (!order) throw new BusinessError(404);
    const { ownerKey, fen, giftFen, method } = order;
    if (await parts.billing.isOwnAccount(tx, ownerKey, session.userId)) throw refuse(refusals.refundOfOwn, {});
    if (order.state === 'refunded') return;
    if (order.state !== 'paid') throw refuse(refusals.orderNotPaid, {});
    // The order is held: whoever applies for an invoice of it waits, and finds it given back.
    if (await parts.invoices.areInvoiced(tx, [orderNo])) throw refuse(refusals.orderInvoiced, {});
    await markRefunded(tx, orderNo);
    const payer = { ...session, ownerKey };
    const taken = await parts.billing.takeBack(tx, payer, {
      key: `top-up:${orderNo}`,
      subject: orderNo,
      fen,
      from: `clearing_${method}`,
      reason: note,
    });
    const isWhole =
      giftFen === 0 ||
      (await parts.billing.takeBack(tx, payer, { key: `gift:${orderNo}`, subject: orderNo, fen: giftFen, from: 'promo', reason: note }));
    if (!taken || !isWhole) throw refuse(refusals.refundShort, {});
  });
}
