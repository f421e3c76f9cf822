import type { BroughtKind } from '@mastlight/domain/follow/events';
import type { Database } from '../../../platform/db/database';
import type { BroughtRow } from '../follow-door';

/** What was brought and is due: the oldest of every owner, then everybody's second, so that nobody's backlog stands before others. */
export async function findBrought(database: Database, kind: BroughtKind, nowMs: number, limit: number): Promise<BroughtRow[]> {
  const { rows } = await database.query<BroughtRow>(
    'system',
    `select id::float8 as id, owner_key as "ownerKey", user_id::float8 as "userId", port, subject, spelt, client_name as "clientName", remark, failures
     from follow_brought where kind = $1 and due_at <= to_timestamp($2::float8 / 1000)
     order by row_number() over (partition by owner_key order by due_at, id), due_at, id limit $3`,
    [kind, nowMs, limit],
    'follow-brought-due',
  );
  return rows;
}
