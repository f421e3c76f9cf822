/** People, and the browsers they are known by. */
import type { Database } from '../../../platform/db/database';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

declare const heldBrand: unique symbol;

/**
 * A person whose row this transaction holds until it ends. Whatever gives,
 * exchanges or ends his sessions or sets his password asks for one, so that
 * these follow one another and none misses what another has begun (S-07). A
 * transaction takes it before any other row: then no two wait for each other.
 */
export interface HeldUser {
  readonly id: number;
  readonly [heldBrand]: true;
}

/**
 * Holds a person, in his turn; null when there is none, or when `passwordHash`
 * is given and no longer his: it may have changed since it was compared.
 */
export async function holdUser(tx: Transaction, userId: number, passwordHash: string | null = null): Promise<HeldUser | null> {
  const { rowCount } = await connectionOf(tx).query(
    'select from account_user where id = $1 and deleted_at is null and ($2::text is null or password_hash = $2) for no key update',
    [userId, passwordHash],
    'account-hold-user',
  );
  return rowCount === 1 ? asHeld(userId) : null;
}

const asHeld = (id: number): HeldUser => ({ id }) as HeldUser;

export interface NewUser {
  readonly phone: string;
  readonly openId: string;
  readonly userName: string;
  readonly passwordHash: string;
  readonly invitationCode: string;
}

/** Adds a person; null when the phone or the open id has been taken meanwhile. */
export async function insertUser(tx: Transaction, user: NewUser, nowMs: number): Promise<HeldUser | null> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    `insert into account_user (phone, open_id, user_name, password_hash, invitation_code, created_at, password_changed_at)
     values ($1, $2, $3, $4, $5, $6, $6) on conflict do nothing returning id`,
    [user.phone, user.openId, user.userName, user.passwordHash, user.invitationCode, new Date(nowMs)],
  );
  return rows[0] ? asHeld(rows[0].id) : null;
}

/** Binds an open id to a person who has none; false when somebody was faster. */
export async function bindOpenId(tx: Transaction, user: HeldUser, openId: string): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    `update account_user set open_id = $2
     where id = $1 and open_id is null and not exists (select from account_user where open_id = $2)`,
    [user.id, openId],
  );
  return rowCount === 1;
}

export async function setPasswordHash(tx: Transaction, user: HeldUser, hash: string, nowMs: number): Promise<void> {
  await connectionOf(tx).query('update account_user set password_hash = $2, password_changed_at = $3 where id = $1', [
    user.id,
    hash,
    new Date(nowMs),
  ]);
}

/** What a person tells of himself. */
export interface Profile {
  readonly userName: string;
  readonly qqNumber: string;
  readonly email: string;
  /** Where his picture is fetched; empty without one. */
  readonly avatar: string;
}

/** Changes what is given, and leaves the rest. */
export async function setProfile(tx: Transaction, user: HeldUser, profile: Partial<Profile>): Promise<void> {
  await connectionOf(tx).query(
    `update account_user set user_name = coalesce($2, user_name), qq_number = coalesce($3, qq_number), email = coalesce($4, email),
       avatar = coalesce($5, avatar)
     where id = $1`,
    [user.id, profile.userName ?? null, profile.qqNumber ?? null, profile.email ?? null, profile.avatar ?? null],
  );
}

/** The url of a person's picture; empty without one. */
export async function findAvatar(tx: Transaction, user: HeldUser): Promise<string> {
  const { rows } = await connectionOf(tx).query<{ avatar: string }>('select avatar from account_user where id = $1', [user.id]);
  return rows[0]!.avatar;
}

/** Gives a person a role or takes it away; false when that was so before. */
export async function setRole(tx: Transaction, user: HeldUser, role: string, isGiven: boolean): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    `update account_user set roles = case when $3::boolean then array_append(roles, $2::text) else array_remove(roles, $2::text) end
     where id = $1 and $2::text = any(roles) <> $3::boolean`,
    [user.id, role, isGiven],
  );
  return rowCount === 1;
}

/** Replaces a hash by one of the same password with today's parameters. */
export async function replaceHash(tx: Transaction, user: HeldUser, hash: string): Promise<void> {
  await connectionOf(tx).query('update account_user set password_hash = $2 where id = $1', [user.id, hash]);
}

/** Knows a browser by a new digest; the one it was known by before is worth nothing from now on. */
export async function rememberBrowser(
  tx: Transaction,
  user: HeldUser,
  browser: { readonly digest: string; readonly replacedDigest: string | null },
  nowMs: number,
): Promise<void> {
  const connection = connectionOf(tx);
  await connection.query('delete from account_known_browser where user_id = $1 and browser_digest = $2', [user.id, browser.replacedDigest]);
  await connection.query('insert into account_known_browser (user_id, browser_digest, seen_at) values ($1, $2, $3)', [
    user.id,
    browser.digest,
    new Date(nowMs),
  ]);
}

/** Takes from a person's row all that tells who he was; phone and open id are free again, and no password fits (S-16). */
export async function forgetUser(tx: Transaction, user: HeldUser, nowMs: number): Promise<void> {
  await connectionOf(tx).query(
    `update account_user set phone = null, open_id = null, user_name = '', password_hash = '', avatar = '', roles = '{}', qq_number = '',
       email = '', invitation_code = 'gone ' || id, deleted_at = $2 where id = $1`,
    [user.id, new Date(nowMs)],
  );
}

/** Who has left since an instant. */
export async function listLeft(database: Database, afterMs: number): Promise<readonly number[]> {
  const { rows } = await database.query<{ id: number }>('system', 'select id from account_user where deleted_at > $1 order by id', [
    new Date(afterMs),
  ]);
  return rows.map(({ id }) => id);
}

/** Notes that a person has agreed to a version of a document; the first time counts. */
export async function noteConsent(
  tx: Transaction,
  user: HeldUser,
  { document, version }: { readonly document: string; readonly version: string },
  nowMs: number,
): Promise<void> {
  await connectionOf(tx).query(
    'insert into account_consent (user_id, document, version, agreed_at) values ($1, $2, $3, $4) on conflict do nothing',
    [user.id, document, version, new Date(nowMs)],
  );
}

/**
 * Deletes what is kept by a person's open id, his scans, and ends the codes that were sent to his phone. That they were sent
 * is kept for the two days in which it counts: else who leaves again and again has as many sent as he likes (B2).
 */
export async function deleteTraces(tx: Transaction, userId: number): Promise<void> {
  const connection = connectionOf(tx);
  await connection.query(
    `update account_sms_code set state = 'used'
     where phone = (select phone from account_user where id = $1) and state in ('sent', 'verified')`,
    [userId],
  );
  await connection.query('delete from account_scan_ticket where open_id = (select open_id from account_user where id = $1)', [userId]);
}
