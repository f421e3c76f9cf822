import type { Database } from '../../../platform/db/database';

/** Somebody as other areas know him; what others see of it is masked by whoever shows it. */
export interface Person {
  readonly id: number;
  readonly phone: string;
  readonly userName: string;
  readonly avatar: string;
}

/** People by number, those who are there, in no order. */
export async function findPeople(database: Database, ids: readonly number[]): Promise<readonly Person[]> {
  const { rows } = await database.query<{ id: number; phone: string; user_name: string; avatar: string }>(
    'system',
    'select id, phone, user_name, avatar from account_user where id = any($1::bigint[]) and deleted_at is null',
    [ids],
    'account-find-people',
  );
  return rows.map(({ user_name: userName, ...rest }) => ({ ...rest, userName }));
}
