import type { Database } from '../../../platform/db/database';

/** Owners who have put down companies for a day, until an instant, and were not told of them yet. */
export async function findDueOwners(
  database: Database,
  { day, untilMs }: { readonly day: string; readonly untilMs: number },
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await database.query<{ ownerKey: string }>(
    'system',
    `select distinct owner_key as "ownerKey" from toker_mark
     where next_day = $1 and state <> 'dropped' and told_day is distinct from $1 and updated_at < $2 order by 1 limit $3`,
    [day, new Date(untilMs), limit],
    'toker-find-due-owners',
  );
  return rows.map(({ ownerKey }) => ownerKey);
}

/** When an edition was taken: its companies that nobody had told of before were first seen then. */
export async function findImportedMs(database: Database, editionId: number): Promise<number | null> {
  const { rows } = await database.query<{ ms: number }>(
    'system',
    'select (extract(epoch from imported_at) * 1000)::float8 as ms from toker_edition where id = $1',
    [editionId],
    'toker-imported-at',
  );
  return rows[0]?.ms ?? null;
}
