import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Database } from '../../../platform/db/database';
import type { SubjectKind } from '../follow-door';

/** Ports in which an account follows a subject; see `FollowDoor.findPorts`. */
export async function findPorts(database: Database, ownerKey: string, kind: SubjectKind, subject: string): Promise<PortCode[]> {
  const { rows } = await database.query<{ port: PortCode }>(
    { ownerKey },
    'select distinct port from follow_subject where owner_key = $1 and kind = $2 and subject = $3',
    [ownerKey, kind, subject],
    'follow-ports',
  );
  return rows.map((row) => row.port);
}
