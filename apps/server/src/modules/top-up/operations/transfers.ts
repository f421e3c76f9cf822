import { adjustmentMaxFen } from '@mastlight/domain/billing/index';
import { openOrdersMax, transferMs } from '@mastlight/domain/top-up/goods';
import { topUpRefusals as refusals } from '@mastlight/domain/top-up/refusals';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { inTransaction } from '../../../platform/db/transaction';
import type { FileAnswer } from '../../../platform/http/route';
import type { Session } from '../../../platform/http/session';
import { makeOrderNo } from '../order-no';
import type { TopUpParts } from '../parts';
import { findOrder, type OrderRecord } from '../queries/find-orders';
import { findVoucher } from '../queries/find-transfers';
import {
  countOpen,
  endOrder,
  findHeldTransfer,
  holdOrder,
  insertOrder,
  insertTransfer,
  isCredited,
  judgeTransfer as keepJudged,
  keepSeen,
  markPaid,
} from '../store';

/** Money that somebody has sent to our bank account, as he tells it. */
export interface TransferWish {
  readonly amount: number;
  readonly companyName: string;
  readonly voucherUrl: string;
}

/**
 * Makes an order of money that was sent to our bank account (R-7.5-13). It is credited once the desk has seen it
 * there.
 *
 * @throws BusinessError 400 where no account is offered, and for a slip that the caller has not uploaded or that serves another, 429 with too many orders that wait.
 */
export async function createTransfer(parts: TopUpParts, session: Session, wish: TransferWish): Promise<OrderRecord> {
  const { ownerKey, userId } = session;
  if (parts.bankAccount === null) throw refuse(refusals.methodClosed, {});
  const { orderNo } = await parts.billing.once(session, async (tx) => {
    if ((await countOpen(tx, ownerKey)) >= openOrdersMax) throw refuse(refusals.ordersFull, {}, { retryAfterSeconds: 600 });
    if (!(await parts.files.takeUse(tx, session, wish.voucherUrl, 'voucher')))
      throw refuse(refusals.voucherGone, {}, { field: 'voucherUrl' });
    const createdAtMs = parts.clock.nowMs();
    const made = { orderNo: makeOrderNo(createdAtMs), createdAtMs, expiresAtMs: createdAtMs + transferMs };
    await insertOrder(tx, { ...made, ownerKey, userId, fen: wish.amount, giftFen: 0, method: 'TRANSFER', askAtMs: null });
    const transfer = { orderNo: made.orderNo, ownerKey, payerName: wish.companyName, voucherUrl: wish.voucherUrl };
    if (!(await insertTransfer(tx, transfer))) throw refuse(refusals.voucherUsed, {}, { field: 'voucherUrl' });
    return made;
  });
  return (await findOrder(parts.database, ownerKey, orderNo))!;
}

/** What the desk found at the bank. */
export type TransferVerdict =
  | { readonly orderNo: string; readonly verdict: 'credit'; readonly bankNo: string }
  | { readonly orderNo: string; readonly verdict: 'refuse'; readonly reason: string };

/**
 * Credits a transfer that was seen at the bank, once for each of the bank's numbers, or refuses it with a reason. One whose
 * sender has closed it is credited all the same: the money came in. More than an adjustment may be (ADR 0031) is credited
 * once a second person of the desk has seen it under the same number; until then the first one may put his number right.
 *
 * @throws BusinessError 404 when there is none, 409 when it was decided, 400 for one of his own or of a company that he is in, for a number that was credited or is not the first one's, and for the same word of one twice.
 */
export async function judgeTransfer(parts: TopUpParts, userId: number, told: TransferVerdict): Promise<void> {
  const atMs = parts.clock.nowMs();
  await inTransaction(parts.database, 'system', async (tx) => {
    const order = await holdOrder(tx, told.orderNo);
    if (order?.method !== 'TRANSFER') throw new BusinessError(404);
    if (order.userId === userId || (await parts.billing.isOwnAccount(tx, order.ownerKey, userId))) throw refuse(refusals.transferOfOwn, {});
    const { orderNo, ownerKey, fen, state } = order;
    const transfer = await findHeldTransfer(tx, order);
    if (state === 'paid' || state === 'refunded' || transfer.isJudged || (state === 'closed' && told.verdict === 'refuse'))
      throw refuse(refusals.transferJudged, {});
    if (told.verdict === 'credit') {
      if (await isCredited(tx, 'TRANSFER', told.bankNo)) throw refuse(refusals.bankNoUsed, {}, { field: 'bankNo' });
      if (fen > adjustmentMaxFen && transfer.seenBy === null) return keepSeen(tx, orderNo, userId, told.bankNo);
      if (transfer.seenBy === userId) {
        if (transfer.seenBankNo === told.bankNo) throw refuse(refusals.transferOfTwo, {});
        // Mistyped, it would fit nothing that the second one can find at the bank.
        return keepSeen(tx, orderNo, userId, told.bankNo);
      }
      if (transfer.seenBankNo !== null && transfer.seenBankNo !== told.bankNo)
        throw refuse(refusals.bankNoDiffers, {}, { field: 'bankNo' });
    }
    await keepJudged(tx, orderNo, { by: userId, atMs, note: told.verdict === 'refuse' ? told.reason : '' });
    if (told.verdict === 'refuse') return endOrder(tx, orderNo);
    await markPaid(tx, orderNo, { transactionId: told.bankNo, paidAtMs: atMs });
    const credit = { key: `top-up:${orderNo}`, subject: orderNo, fen, from: 'clearing_TRANSFER', reason: 'paid' };
    return parts.billing.credit(tx, { userId: order.userId, ownerKey }, credit);
  });
}

/** The slip of a transfer. @throws BusinessError 404 where there is no such transfer, 410 where the slip is gone. */
export async function openVoucher(parts: TopUpParts, orderNo: string): Promise<FileAnswer> {
  const voucher = await findVoucher(parts.database, orderNo);
  if (!voucher) throw new BusinessError(404);
  const answer = await parts.files.open(voucher.ownerKey, voucher.url, 'voucher');
  if (!answer) throw refuse(refusals.voucherLost, {});
  return answer;
}
