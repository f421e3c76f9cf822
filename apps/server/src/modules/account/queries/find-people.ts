import type { Database } from '../../../platform/db/database';

/** Somebody as other areas know him; what others see of it is masked by whoever shows it. */
export interface Person {
  readonly id: number;
  readonly phone: string;
  readonly userName: string;
  readonly avatar: string;
}

/** Numbers of people with these signs in their name, the oldest first, for the desk. */
export async function findPeopleNamed(database: Database, name: string, limit: number): Promise<readonly number[]> {
  const { rows } = await database.query<{ id: number }>(
    'system',
    'select id from account_user where deleted_at is null and position(lower($1) in lower(user_name)) > 0 order by id limit $2',
    [name, limit],
    'account-find-people-named',
  );
  return rows.map(({ id }) => id);
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
