import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import type { Subjects } from '../follow-door';

/** Of some subjects, those that anybody follows; see `FollowDoor.stillFollowed`. */
export async function findStillFollowed(transaction: Transaction, { kind, port, subjects }: Subjects): Promise<ReadonlySet<string>> {
  const { rows } = await connectionOf(transaction).query<{ subject: string }>(
    `select subject from unnest($3::text[]) asked (subject) where exists (
       select from follow_subject f where f.kind = $1 and f.port = $2 and f.subject = asked.subject)`,
    [kind, port, subjects],
    'follow-still-followed',
  );
  return new Set(rows.map((row) => row.subject));
}
