import type { BroughtKind } from '@mastlight/domain/follow/events';
import { broughtCallsPerDayMax, broughtWaitingMax } from '@mastlight/domain/follow/limits';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** Accounts that are brought nothing more of a kind for now: too much of it waits, or the day that began at `dayMs` has had its calls (ADR 0027). */
export async function findFull(transaction: Transaction, kind: BroughtKind, dayMs: number): Promise<string[]> {
  const { rows } = await connectionOf(transaction).query<{ ownerKey: string }>(
    `select owner_key as "ownerKey" from follow_brought where kind = $1 and due_at is not null group by owner_key having count(*) >= $2
     union
     select owner_key from follow_brought where kind = 'call' and $1 = 'call' and brought_at >= to_timestamp($3::float8 / 1000)
     group by owner_key having count(*) >= $4`,
    [kind, broughtWaitingMax, dayMs, broughtCallsPerDayMax],
    'follow-full',
  );
  return rows.map(({ ownerKey }) => ownerKey);
}
