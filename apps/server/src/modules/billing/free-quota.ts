import { monthBeganMs, monthOf } from '@mastlight/domain/billing/price-list';
import type { Transaction } from '../../platform/db/transaction';
import { namedAccount } from './account-key';
import type { BillingParts } from './parts';

/** The month that counts, and what is free in it for each origin, in fen. */
export interface FreeQuota {
  readonly month: number;
  readonly fen: number;
}

/** Before every month: nothing is granted for it, so that the month's quota comes in full once there is one. */
const noQuota: FreeQuota = { month: 0, fen: 0 };

/**
 * An owner's free quota of an instant (R-4.9-11). A company that is not certified has none, for anybody can name one, nor has the
 * second one that somebody manages. Nor has who deleted his account, or closed his company, and came back within the month: it was given to him already.
 */
export async function freeQuotaOf(
  { config, companies, people }: Pick<BillingParts, 'config' | 'companies' | 'people'>,
  tx: Transaction,
  ownerKey: string,
  atMs: number,
): Promise<FreeQuota> {
  const { accountType, accountId } = namedAccount(ownerKey);
  const sinceMs = monthBeganMs(atMs);
  const has =
    accountType === 1 ? await companies.hasFreeQuota(tx, accountId, sinceMs) : !(await people.hasLeftSince(tx, accountId, sinceMs));
  if (!has) return noQuota;
  return { month: monthOf(atMs), fen: config.freeQuotaFen };
}
