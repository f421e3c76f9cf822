import type { Database } from '../../../platform/db/database';
import type { FreeQuota } from '../free-quota';

/** What an owner has, in fen. */
export interface Wallet {
  readonly realFen: number;
  readonly freeShFen: number;
  readonly freeNbFen: number;
  readonly heldFen: number;
  /** What is free for him in each month for each origin; 0 for who has none. */
  readonly quotaFen: number;
}

/** What an owner has now; the quota of a month that he has not yet used stands in full (R-3.1-05). */
export async function showWallet(database: Database, ownerKey: string, quota: FreeQuota): Promise<Wallet> {
  const { rows } = await database.query<{
    real_fen: number;
    free_sh_fen: number;
    free_nb_fen: number;
    held_fen: number;
    free_month: number;
  }>(
    { ownerKey },
    'select real_fen, free_sh_fen, free_nb_fen, held_fen, free_month from billing_wallet where owner_key = $1',
    [ownerKey],
    'billing-show-wallet',
  );
  const row = rows[0];
  if (!row) return { realFen: 0, freeShFen: quota.fen, freeNbFen: quota.fen, heldFen: 0, quotaFen: quota.fen };
  const isOfNow = row.free_month >= quota.month;
  return {
    realFen: row.real_fen,
    freeShFen: isOfNow ? row.free_sh_fen : quota.fen,
    freeNbFen: isOfNow ? row.free_nb_fen : quota.fen,
    heldFen: row.held_fen,
    quotaFen: quota.fen,
  };
}
