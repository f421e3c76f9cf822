import { memberPriceOf, priceOf } from '@mastlight/domain/billing/price-list';
import type { Fee, Origin } from '@mastlight/domain/billing/fee';
import { billingRefusals as refusals } from '@mastlight/domain/billing/refusals';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { freeQuotaOf } from '../free-quota';
import type { BillingParts } from '../parts';
import { sayShortage } from './charge';
import { showWallet, type Wallet } from '../queries/show-wallet';

/** What a request calls a company by; none: whoever the session acts for. */
type NamedCompany = string | number | null | undefined;

/** What somebody has, and what he pays of the price list, in percent. */
interface SeenWallet extends Wallet {
  readonly memberPercent: number;
}

/**
 * What the session's owner has: whatever a request names, the token says whose money it is (T5).
 *
 * @throws BusinessError 403 when another company is named.
 */
export async function seeWallet(parts: BillingParts, { identity, ownerKey }: Session, companyId: NamedCompany): Promise<SeenWallet> {
  const isNamed = companyId !== undefined && companyId !== null && companyId !== '';
  if (isNamed && (identity.kind !== 'company' || identity.companyId !== String(companyId))) throw new BusinessError(403);
  const atMs = parts.clock.nowMs();
  const { quota, memberPercent } = await inTransaction(parts.database, 'system', async (tx) => ({
    quota: await freeQuotaOf(parts, tx, ownerKey, atMs),
    memberPercent: await parts.memberPrices.percentOf(tx, ownerKey, atMs),
  }));
  return { ...(await showWallet(parts.database, ownerKey, quota)), memberPercent };
}

/**
 * What is free for so many things of a fee, and what they cost, in fen (R-7.4-22). Nothing is taken.
 *
 * @throws BusinessError 402 when the free quota does not do, 403 as `seeWallet`.
 */
export async function checkFree(
  parts: BillingParts,
  session: Session,
  wish: { readonly companyId: NamedCompany; readonly origin: Origin; readonly fee: Fee; readonly count: number },
): Promise<{ readonly freeFen: number; readonly wantedFen: number }> {
  const wallet = await seeWallet(parts, session, wish.companyId);
  const freeFen = { SH: wallet.freeShFen, NB: wallet.freeNbFen }[wish.origin];
  const atMs = parts.clock.nowMs();
  const wantedFen = memberPriceOf(wish.fee, atMs, wallet.memberPercent) * wish.count;
  if (freeFen < wantedFen)
    throw refuse(refusals.freeShort, sayShortage(wish.origin, freeFen, wantedFen, priceOf(wish.fee, atMs) * wish.count));
  return { freeFen, wantedFen };
}
