import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { nextStatus } from '@mastlight/domain/invoice/invoice-status';
import { invoiceRefusals as refusals } from '@mastlight/domain/invoice/refusals';
import { hasPostAddress, suffices, type InvoiceType } from '@mastlight/domain/invoice/title';
import type { Session } from '../../../platform/http/session';
import { makeToken } from '../../../platform/ids';
import type { PaidTopUp } from '../paid-top-ups';
import type { InvoiceParts } from '../parts';
import { findInvoiced, holdTitle, insertApplication, lockOwner } from '../store';

/** What somebody applies for; amounts in fen. */
export interface InvoiceWish {
  readonly titleId: number;
  readonly orderNos: readonly string[];
  readonly invoiceType: InvoiceType;
  readonly amountFen: number;
  readonly needsPaper: boolean;
}

/**
 * Takes an application (R-7.5-02, R-4.10-35): top-ups that are paid and on no other invoice, to exactly their sum
 * (L-14). Applications of an owner follow one another; the tax office is asked once this is stored.
 *
 * @throws BusinessError 404 for a title that is none of the owner's, 400 for a title that does not do, for top-ups that are not his or not paid, and for another amount than theirs, 409 for top-ups on another invoice.
 */
export async function apply(parts: InvoiceParts, session: Session, wish: InvoiceWish): Promise<number> {
  const { ownerKey, userId } = session;
  const { invoiceType, amountFen, needsPaper, orderNos } = wish;
  const { id } = await parts.billing.once(session, async (tx) => {
    await lockOwner(tx, ownerKey);
    const title = await holdTitle(tx, ownerKey, wish.titleId);
    if (!title) throw new BusinessError(404);
    if (!suffices(title, invoiceType)) throw refuse(refusals.titleIncomplete, {}, { field: 'invoiceId' });
    if (needsPaper && !hasPostAddress(title)) throw refuse(refusals.noPostAddress, {}, { field: 'invoiceId' });
    const topUps = await parts.topUps.hold(tx, ownerKey, orderNos);
    requireAll(topUps, orderNos);
    if ((await findInvoiced(tx, orderNos)).size > 0) throw refuse(refusals.invoicedBefore, {}, { field: 'rechargeIds' });
    if (sumOf(topUps) !== amountFen) throw refuse(refusals.amountDiffers, {}, { field: 'amnount' });
    const status = nextStatus('not-issued', 'apply')!;
    const application = { ownerKey, userId, requestNo: makeToken(24), invoiceType, amountFen, title, needsPaper, status, topUps };
    const id = await insertApplication(tx, application, parts.clock.nowMs());
    await parts.requestAnswer(tx);
    return { id };
  });
  return id;
}

const sumOf = (topUps: readonly PaidTopUp[]): number => topUps.reduce((total, { amountFen }) => total + amountFen, 0);

/** @throws BusinessError 400 unless each order is there and something of it is left. */
function requireAll(topUps: readonly PaidTopUp[], orderNos: readonly string[]): void {
  const left = new Set(topUps.filter(({ amountFen }) => amountFen > 0).map(({ orderNo }) => orderNo));
  if (orderNos.some((orderNo) => !left.has(orderNo))) throw refuse(refusals.topUpGone, {}, { field: 'rechargeIds' });
}
