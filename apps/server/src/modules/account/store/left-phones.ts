/** Phones of people who have left, as digests, so that leaving begins no limit anew: of who they were nothing else is kept. */
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import { movePersonDays } from '../../../platform/person-day';
import type { HeldUser } from './users';

/** Notes that a person leaves with his phone. */
export async function noteLeftPhone(tx: Transaction, user: HeldUser, phoneDigest: string, nowMs: number): Promise<void> {
  await connectionOf(tx).query(
    `insert into account_left_phone (phone_digest, user_id, left_at) values ($1, $2, $3)
     on conflict (phone_digest) do update set user_id = excluded.user_id, left_at = excluded.left_at`,
    [phoneDigest, user.id, new Date(nowMs)],
  );
}

/** A person who has just registered goes on with what his phone had used up on this day when somebody left with it. */
export async function goOnWithPhone(tx: Transaction, user: HeldUser, phoneDigest: string): Promise<void> {
  const { rows } = await connectionOf(tx).query<{ user_id: number }>(
    'select user_id from account_left_phone where phone_digest = $1 for update',
    [phoneDigest],
  );
  if (!rows[0]) return;
  await movePersonDays(tx, rows[0].user_id, user.id);
  await connectionOf(tx).query('update account_left_phone set user_id = $2 where phone_digest = $1', [phoneDigest, user.id]);
}

/** Whether somebody has left with the phone of a person since an instant. */
export async function hasLeftSince(tx: Transaction, userId: number, sinceMs: number): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    'select from account_left_phone where user_id = $1 and left_at >= $2',
    [userId, new Date(sinceMs)],
    'account-has-left-since',
  );
  return rowCount > 0;
}
