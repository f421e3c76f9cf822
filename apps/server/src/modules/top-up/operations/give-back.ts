import { judgeAdjustment, showCoins, type Judge, type Verdict } from '@mastlight/domain/billing/index';
import { backOf } from '@mastlight/domain/top-up/order-state';
import { topUpRefusals as refusals } from '@mastlight/domain/top-up/refusals';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { Transaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { TopUpParts } from '../parts';
import { atDesk } from './at-desk';
import { findHeldRefund, findRefundOrder, holdOrder, insertRefund, keepRefundVerdict, markRefunded, type HeldOrder } from '../store';

/**
 * Asks that an order be given back whole; nothing moves until another of the desk has passed it. What stands in its way is
 * said at once, and looked at again when it is passed.
 *
 * @throws BusinessError 404 when there is none, 409 where nothing was credited, an invoice holds it (L-14), so much is not there any more or it was asked for before, 400 for one of his own or of a company that he is in.
 */
export async function askRefund(
  parts: TopUpParts,
  { userId }: Pick<Session, 'userId'>,
  { orderNo, note }: { readonly orderNo: string; readonly note: string },
): Promise<void> {
  await atDesk(parts, async (tx) => {
    const order = await holdOrder(tx, orderNo);
    if (!order) throw new BusinessError(404);
    if (await isOwn(parts, tx, order, userId)) throw refuse(refusals.refundOfOwn, {});
    await requireBack(parts, tx, order);
    if (!(await insertRefund(tx, { orderNo, reason: note, madeBy: userId, atMs: parts.clock.nowMs() })))
      throw refuse(refusals.refundAsked, {});
  });
}

/** Why a verdict counts for nothing. */
const refusalOf = {
  judged: refusals.refundJudged,
  'two-people': refusals.refundOfTwo,
  'own-account': refusals.refundOfOwn,
  'not-maker': refusals.refundNotMade,
} as const;

/**
 * Decides a refund, by the rule of adjustments (ADR 0031). Passed, the order is 已退款 (R-4.10-36) and what it had credited
 * goes out of the wallet again with what came on top, once, in the same transaction; the money itself goes back where it
 * came from at the payment method's own desk.
 *
 * @throws BusinessError 404 when there is none, 409 when it was decided or as `askRefund`, 400 for who may not.
 */
export async function judgeRefund(
  parts: TopUpParts,
  session: Session,
  { id, verdict, note }: { readonly id: number; readonly verdict: Verdict; readonly note: string },
): Promise<void> {
  const { userId } = session;
  await atDesk(parts, async (tx) => {
    const orderNo = await findRefundOrder(tx, id);
    // The order first, as whoever asks holds it: two who wait for one another would wait for ever.
    const order = orderNo === null ? null : await holdOrder(tx, orderNo);
    if (!order) throw new BusinessError(404);
    const refund = await findHeldRefund(tx, order, id);
    const judge: Judge = refund.madeBy === userId ? 'maker' : (await isOwn(parts, tx, order, userId)) ? 'owner' : 'other';
    const state = judgeAdjustment(refund.state, verdict, judge);
    if (state !== 'approved' && state !== 'refused' && state !== 'withdrawn') throw refuse(refusalOf[state], {});
    await keepRefundVerdict(tx, refund, { state, by: userId, note, atMs: parts.clock.nowMs() });
    if (state === 'approved') await giveBack(parts, tx, session, order, refund.reason);
  });
}

async function giveBack(parts: TopUpParts, tx: Transaction, session: Session, order: HeldOrder, reason: string): Promise<void> {
  const { orderNo, ownerKey, fen, giftFen, method } = order;
  // The order is held: whoever applies for an invoice of it waits, and finds it given back.
  const balanceFen = await requireBack(parts, tx, order);
  await markRefunded(tx, orderNo);
  const payer = { ...session, ownerKey };
  const { takeBack } = parts.billing;
  const isTaken =
    (await takeBack(tx, payer, { key: `top-up:${orderNo}`, subject: orderNo, fen, from: `clearing_${method}`, reason })) &&
    (giftFen === 0 || (await takeBack(tx, payer, { key: `gift:${orderNo}`, subject: orderNo, fen: giftFen, from: 'promo', reason })));
  if (!isTaken) throw refuseSpent(order, balanceFen);
}

/** Whoever made the order, whose account it is of, or who is in that company has another one of the desk do it. */
async function isOwn({ billing }: TopUpParts, tx: Transaction, order: HeldOrder, userId: number): Promise<boolean> {
  return order.userId === userId || (await billing.isOwnAccount(tx, order.ownerKey, userId));
}

const refuseSpent = ({ fen, giftFen }: HeldOrder, balanceFen: number): BusinessError =>
  refuse(refusals.refundShort, { left: showCoins(balanceFen), wanted: showCoins(fen + giftFen) });

/** Gives what the owner has to spend, in fen. @throws BusinessError 409 where something stands in the way of giving an order back. */
async function requireBack({ billing, invoices }: TopUpParts, tx: Transaction, order: HeldOrder): Promise<number> {
  const isInvoiced = (await invoices.findInvoiced(tx, [order.orderNo])).has(order.orderNo);
  const balanceFen = (await billing.findSpendable(tx, [order.ownerKey])).get(order.ownerKey) ?? 0;
  const { fault } = backOf(order, isInvoiced, balanceFen);
  if (fault === 'spent') throw refuseSpent(order, balanceFen);
  if (fault !== null) throw refuse(fault === 'invoiced' ? refusals.orderInvoiced : refusals.orderNotPaid, {});
  return balanceFen;
}
