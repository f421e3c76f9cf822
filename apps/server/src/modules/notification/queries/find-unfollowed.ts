import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import type { ChangedSubject } from '../parts';

/** Of what was told, subjects that their identity follows no more, as many as are asked for. */
export async function findUnfollowed(
  tx: Transaction,
  limit: number,
): Promise<readonly Pick<ChangedSubject, 'ownerKey' | 'kind' | 'port' | 'subject'>[]> {
  const { rows } = await connectionOf(tx).query<Pick<ChangedSubject, 'ownerKey' | 'kind' | 'port' | 'subject'>>(
    `select t.owner_key as "ownerKey", t.kind, t.port, t.subject from notification_told t where not exists (
       select from follow_subject f where f.kind = t.kind and f.port = t.port and f.subject = t.subject and f.owner_key = t.owner_key)
     limit $1`,
    [limit],
    'notification-unfollowed',
  );
  return rows;
}
