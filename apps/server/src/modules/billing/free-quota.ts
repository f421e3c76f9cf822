import { monthOf } from '@mastlight/domain/billing/price-list';
import type { Config } from '../../platform/config';

/** The month that counts, and what is free in it for each origin, in fen. */
export interface FreeQuota {
  readonly month: number;
  readonly fen: number;
}

/** The free quota of an instant (R-4.9-11). */
export function freeQuotaAt({ config }: { readonly config: Pick<Config, 'freeQuotaFen'> }, atMs: number): FreeQuota {
  return { month: monthOf(atMs), fen: config.freeQuotaFen };
}
