import type { Duty } from '@mastlight/domain/market-assistant/duties';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** What everybody of a company has for its orders, by person (R-2.2-26); nobody where none are set. */
export async function listMemberDuties(tx: Transaction, ownerKey: string): Promise<ReadonlyMap<number, readonly Duty[]>> {
  const { rows } = await connectionOf(tx).query<{ userId: number; duties: Duty[] }>(
    'select user_id as "userId", duties from market_assistant_member where owner_key = $1 order by user_id',
    [ownerKey],
    'market-assistant-members',
  );
  return new Map(rows.map(({ userId, duties }) => [userId, duties]));
}
