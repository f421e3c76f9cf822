import type { DueDay } from '@mastlight/domain/toker/edition-day';
import type { Database } from '../../../platform/db/database';

/** Owners who have put down companies for a day, until an instant, and were not told of them yet. */
export async function findDueOwners(database: Database, { day, untilMs }: DueDay, limit: number): Promise<readonly string[]> {
  const { rows } = await database.query<{ ownerKey: string }>(
    'system',
    `select distinct owner_key as "ownerKey" from toker_mark
     where next_day = $1 and state <> 'dropped' and told_day is distinct from $1 and next_day_set_at < $2 order by 1 limit $3`,
    [day, new Date(untilMs), limit],
    'toker-find-due-owners',
  );
  return rows.map(({ ownerKey }) => ownerKey);
}
