import { wholePercent } from '@mastlight/domain/billing/index';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** What an owner pays of the price list at an instant, in percent: by the term that holds on that day of Shanghai. */
export async function findMemberPercent(tx: Transaction, ownerKey: string, atMs: number): Promise<number> {
  const { rows } = await connectionOf(tx).query<{ percent: number }>(
    `select percent from membership_term
     where owner_key = $1 and last_day >= $2 and from_day <= $2 and replaced_at is null order by percent limit 1`,
    [ownerKey, shanghaiDay(atMs)],
    'membership-find-percent',
  );
  return rows[0]?.percent ?? wholePercent;
}
