import type { Database } from '../../../platform/db/database';
import type { SubjectKind } from '../follow-door';

/** Of some subjects, those that an account follows; see `FollowDoor.findFollowed`. */
export async function findFollowed(
  database: Database,
  ownerKey: string,
  kind: SubjectKind,
  subjects: readonly string[],
): Promise<string[]> {
  const { rows } = await database.query<{ subject: string }>(
    { ownerKey },
    'select distinct subject from follow_subject where owner_key = $1 and kind = $2 and subject = any($3)',
    [ownerKey, kind, subjects],
    'follow-followed',
  );
  return rows.map((row) => row.subject);
}
