import type { Database } from '../../../platform/db/database';
import type { ConcernedRows, Subjects } from '../follow-door';

/** Rows of some owners that follow some subjects; see `FollowDoor.findConcerned`. */
export async function findConcerned(
  database: Database,
  { kind, port, subjects }: Subjects,
  ownerKeys: readonly string[],
): Promise<ConcernedRows[]> {
  const { rows } = await database.query<ConcernedRows & { ownerKey: string }>(
    'system',
    `select owner_key as "ownerKey", product, array_agg(row_id::float8 order by row_id) as "rowIds" from follow_subject
     where kind = $1 and port = $2 and subject = any($3) and owner_key = any($4) group by owner_key, product`,
    [kind, port, subjects, ownerKeys],
    'follow-concerned',
  );
  return rows;
}
