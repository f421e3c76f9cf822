import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import type { FollowDoor } from '../follow-door';

/** See `FollowDoor.isFollowed`. */
export async function isFollowed(
  transaction: Transaction,
  ownerKey: string,
  { kind, port, subject }: Parameters<FollowDoor['isFollowed']>[2],
): Promise<boolean> {
  const { rowCount } = await connectionOf(transaction).query(
    'select from follow_subject where owner_key = $1 and kind = $2 and port = $3 and subject = $4 limit 1',
    [ownerKey, kind, port, subject],
    'follow-is-followed',
  );
  return rowCount === 1;
}
