import type { Platform } from '../platform/module';
import { makeToken, sha256 } from '../platform/ids';

/** Somebody who is signed in, for tests of other things than signing in. */
export interface TestUser {
  readonly userId: number;
  readonly token: string;
  readonly phone: string;
  readonly ownerKey: string;
}

/** Of a password that nobody knows. */
const hashOfNobodys = '$argon2id$v=19$m=1024,t=1,p=1$SuiP0bHkHLMXAHYnko/dzw$McrqmG5Vd8xDzqk9/IhEw2jqBiHNzUl5cyGIaeRBlnw';

let made = 0;

/**
 * Puts a person and a live session into the database, past the login screens.
 * Every call makes another person.
 */
export async function signInForTest(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { roles = [] }: { readonly roles?: readonly string[] } = {},
): Promise<TestUser> {
  const phone = `1990${String(1_000_000 + ++made)}`;
  const token = makeToken();
  const now = new Date(clock.nowMs());
  const { rows } = await database.query<{ id: number; owner_key: string }>(
    'system',
    `insert into account_user (phone, user_name, password_hash, roles, invitation_code, created_at, password_changed_at)
     values ($1, $1, $4, $2, $1, $3, $3) returning id, owner_key`,
    [phone, roles, now, hashOfNobodys],
  );
  const { id: userId, owner_key: ownerKey } = rows[0]!;
  await database.query('system', 'insert into account_session (digest, user_id, created_at, expires_at) values ($1, $2, $3, $4)', [
    sha256(token),
    userId,
    now,
    new Date(now.getTime() + 604_800_000),
  ]);
  return { userId, token, phone, ownerKey };
}
