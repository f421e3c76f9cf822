import type { SmsPurpose } from '@mastlight/domain/account/sms-purpose';
import { connectionOf, type Transaction } from '../../platform/db/transaction';
import { publishChange } from '../../platform/live';
import type { PasswordGuard } from '@mastlight/domain/account/count-wrong-password';
import { scansChanged, sessionsEnded } from './topics';

/** Owner of what the processes tell one another; no session has it. */
const internalOwner = 'system';

const at = (ms: number): Date => new Date(ms);

// People

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
    'select from account_user where id = $1 and ($2::text is null or password_hash = $2) for no key update',
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
    [user.phone, user.openId, user.userName, user.passwordHash, user.invitationCode, at(nowMs)],
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
    at(nowMs),
  ]);
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
    at(nowMs),
  ]);
}

// Sessions

export interface NewSession {
  readonly digest: string;
  readonly companyId: string | null;
  readonly expiresAtMs: number;
  readonly scanTicketId: number | null;
}

export async function insertSession(tx: Transaction, user: HeldUser, session: NewSession, nowMs: number): Promise<void> {
  await connectionOf(tx).query(
    `insert into account_session (digest, user_id, company_id, created_at, expires_at, scan_ticket_id)
     values ($1, $2, $3, $4, $5, $6)`,
    [session.digest, user.id, session.companyId, at(nowMs), at(session.expiresAtMs), session.scanTicketId],
  );
}

/** Ends one session; gives when it would have ended and the scan behind it, or null when it is gone already. */
export async function deleteSession(
  tx: Transaction,
  user: HeldUser,
  digest: string,
): Promise<{ expiresAtMs: number; scanTicketId: number | null } | null> {
  const { rows } = await connectionOf(tx).query<{ expires_at: Date; scan_ticket_id: number | null }>(
    'delete from account_session where digest = $1 and user_id = $2 returning expires_at, scan_ticket_id',
    [digest, user.id],
  );
  const gone = rows[0];
  if (!gone) return null;
  await tellSessionsChanged(tx, user);
  return { expiresAtMs: gone.expires_at.getTime(), scanTicketId: gone.scan_ticket_id };
}

/** Ends all sessions of a person except one, and what his scans could still give. */
export async function deleteSessionsOf(tx: Transaction, user: HeldUser, exceptDigest: string | null): Promise<void> {
  const connection = connectionOf(tx);
  await connection.query('delete from account_session where user_id = $1 and digest is distinct from $2', [user.id, exceptDigest]);
  await connection.query(
    `update account_scan_ticket set state = 'spent'
     where state = 'confirmed' and open_id = (select open_id from account_user where id = $1)`,
    [user.id],
  );
  await tellSessionsChanged(tx, user);
}

/** Ends whatever else one scan has given. */
export async function deleteSessionsOfScan(tx: Transaction, user: HeldUser, ticketId: number): Promise<void> {
  await connectionOf(tx).query('delete from account_session where scan_ticket_id = $1 and user_id = $2', [ticketId, user.id]);
  await tellSessionsChanged(tx, user);
}

function tellSessionsChanged(tx: Transaction, user: HeldUser): Promise<void> {
  return publishChange(tx, { ownerKey: internalOwner, topic: sessionsEnded, ids: [user.id] });
}

// Scan tickets

export interface NewScanTicket {
  readonly tempIdDigest: string;
  readonly sceneDigest: string;
  readonly keyDigest: string;
  readonly personId: string;
  readonly device: string;
  readonly place: string;
  readonly expiresAtMs: number;
}

export async function insertScanTicket(tx: Transaction, ticket: NewScanTicket, nowMs: number): Promise<void> {
  await connectionOf(tx).query(
    `insert into account_scan_ticket
       (temp_id_digest, scene_digest, key_digest, person_id, device, place, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      ticket.tempIdDigest,
      ticket.sceneDigest,
      ticket.keyDigest,
      ticket.personId,
      ticket.device,
      ticket.place,
      at(nowMs),
      at(ticket.expiresAtMs),
    ],
  );
}

/**
 * Notes who scanned, and the link he is sent. The first who scans keeps the
 * ticket; when he scans again he gets a new link and the old one dies.
 */
export async function markScanned(
  tx: Transaction,
  scan: { sceneDigest: string; openId: string; confirmDigest: string },
  nowMs: number,
): Promise<boolean> {
  return changeTicket(
    tx,
    `update account_scan_ticket set state = 'scanned', open_id = $2, confirm_digest = $3
     where scene_digest = $1 and expires_at > $4
       and (state = 'waiting' or (state = 'scanned' and open_id = $2))
     returning id`,
    [scan.sceneDigest, scan.openId, scan.confirmDigest, at(nowMs)],
  );
}

/** Notes the answer given on the phone, once. */
export async function answerScan(
  tx: Transaction,
  answer: { confirmDigest: string; isAgreed: boolean; grantUntilMs: number },
  nowMs: number,
): Promise<boolean> {
  return changeTicket(
    tx,
    `update account_scan_ticket set state = $2, grant_until = $3
     where confirm_digest = $1 and state = 'scanned' and expires_at > $4 returning id`,
    [answer.confirmDigest, answer.isAgreed ? 'confirmed' : 'refused', at(answer.grantUntilMs), at(nowMs)],
  );
}

/** A scan whose login was ended gives nothing any more. */
export async function spendScan(tx: Transaction, ticketId: number): Promise<void> {
  await changeTicket(tx, `update account_scan_ticket set state = 'spent' where id = $1 returning id`, [ticketId]);
}

/** Uses a confirmed scan up for the one token it gives; false when it was used before, or has ended. */
export async function useScan(tx: Transaction, ticketId: number, nowMs: number): Promise<boolean> {
  return changeTicket(
    tx,
    `update account_scan_ticket set state = 'spent'
     where id = $1 and state = 'confirmed' and grant_until > $2 returning id`,
    [ticketId, at(nowMs)],
  );
}

async function changeTicket(tx: Transaction, sql: string, values: readonly unknown[]): Promise<boolean> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(sql, values);
  const ids = rows.map((row) => row.id);
  if (ids.length > 0) await publishChange(tx, { ownerKey: internalOwner, topic: scansChanged, ids });
  return ids.length > 0;
}

/** Notes a callback as seen; false when it was seen before. */
export async function insertCallback(tx: Transaction, digest: string, nowMs: number): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    'insert into account_wechat_callback (digest, seen_at) values ($1, $2) on conflict do nothing',
    [digest, at(nowMs)],
  );
  return rowCount === 1;
}

// Text message codes

export interface NewSmsCode {
  readonly phone: string;
  readonly purpose: SmsPurpose;
  readonly keyDigest: string;
  readonly codeDigest: string;
  readonly expiresAtMs: number;
}

/** Lets one request per phone through at a time, until the transaction ends. */
export async function lockPhone(tx: Transaction, phone: string): Promise<void> {
  await connectionOf(tx).query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`account_sms_code ${phone}`]);
}

/** When codes were sent to a phone since `sinceMs`, newest first. */
export async function listSendTimes(tx: Transaction, phone: string, sinceMs: number): Promise<number[]> {
  const { rows } = await connectionOf(tx).query<{ created_at: Date }>(
    `select created_at from account_sms_code
     where phone = $1 and created_at > $2 and state <> 'failed' order by created_at desc`,
    [phone, at(sinceMs)],
  );
  return rows.map((row) => row.created_at.getTime());
}

export async function insertSmsCode(tx: Transaction, code: NewSmsCode, nowMs: number): Promise<number> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    `insert into account_sms_code (phone, purpose, key_digest, code_digest, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [code.phone, code.purpose, code.keyDigest, code.codeDigest, at(nowMs), at(code.expiresAtMs)],
  );
  return rows[0]!.id;
}

/** A code that never left does not count against the phone. */
export async function markSmsFailed(tx: Transaction, id: number): Promise<void> {
  await connectionOf(tx).query(`update account_sms_code set state = 'failed' where id = $1`, [id]);
}

export interface CodeTry {
  readonly id: number;
  readonly purpose: SmsPurpose;
  readonly codeDigest: string;
}

/**
 * Takes one try at the code that was sent to this phone for this key;
 * null when there is none or its tries are used up. The row lock of the
 * update lets no more than `triesMax` through, however many come at once (S-05).
 */
export async function takeCodeTry(
  tx: Transaction,
  asked: { phone: string; keyDigest: string; purpose: SmsPurpose | null; acceptsVerified: boolean; triesMax: number },
  nowMs: number,
): Promise<CodeTry | null> {
  const { rows } = await connectionOf(tx).query<{ id: number; purpose: SmsPurpose; code_digest: string }>(
    `update account_sms_code set tries = tries + 1
     where id = (select id from account_sms_code
                 where phone = $1 and key_digest = $2 and ($3::text is null or purpose = $3) and state <> 'failed'
                 order by id desc limit 1)
       and (state = 'sent' or ($4 and state = 'verified')) and tries < $5 and expires_at > $6
     returning id, purpose, code_digest`,
    [asked.phone, asked.keyDigest, asked.purpose, asked.acceptsVerified, asked.triesMax, at(nowMs)],
  );
  const row = rows[0];
  return row ? { id: row.id, purpose: row.purpose, codeDigest: row.code_digest } : null;
}

/** A code was right; for a reset it becomes the ticket that opens one. False when it was used meanwhile. */
export async function markCodeVerified(tx: Transaction, id: number, reset: { digest: string; untilMs: number } | null): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    `update account_sms_code set state = 'verified', reset_digest = $2, reset_until = $3 where id = $1 and state = 'sent'`,
    [id, reset?.digest ?? null, reset ? at(reset.untilMs) : null],
  );
  return rowCount === 1;
}

/** Uses a code up; false when it was used before. */
export async function useCode(tx: Transaction, id: number): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    `update account_sms_code set state = 'used' where id = $1 and state in ('sent', 'verified')`,
    [id],
  );
  return rowCount === 1;
}

/** Uses a reset ticket up, in the browser and for the phone it was given for; false when it does not fit. */
export async function useResetTicket(
  tx: Transaction,
  ticket: { digest: string; keyDigest: string; phone: string },
  nowMs: number,
): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    `update account_sms_code set state = 'used'
     where reset_digest = $1 and key_digest = $2 and phone = $3 and purpose = 'reset'
       and state = 'verified' and reset_until > $4`,
    [ticket.digest, ticket.keyDigest, ticket.phone, at(nowMs)],
  );
  return rowCount === 1;
}

// Wrong passwords

/** The record of an account, locked until the transaction ends; null when there is none. */
export async function lockPasswordGuard(tx: Transaction, key: string): Promise<PasswordGuard | null> {
  const connection = connectionOf(tx);
  // The first try of all takes the same lock as every other one.
  await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  const { rows } = await connection.query<{ failures: number; window_from: Date; locked_until: Date | null; locks: number }>(
    'select failures, window_from, locked_until, locks from account_password_guard where guard_key = $1',
    [key],
  );
  const row = rows[0];
  if (!row) return null;
  const lockedUntilMs = row.locked_until?.getTime() ?? null;
  return { failures: row.failures, windowFromMs: row.window_from.getTime(), lockedUntilMs, locks: row.locks };
}

export async function savePasswordGuard(tx: Transaction, key: string, guard: PasswordGuard, nowMs: number): Promise<void> {
  await connectionOf(tx).query(
    `insert into account_password_guard (guard_key, failures, window_from, locked_until, locks, updated_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (guard_key) do update set failures = excluded.failures, window_from = excluded.window_from,
       locked_until = excluded.locked_until, locks = excluded.locks, updated_at = excluded.updated_at`,
    [key, guard.failures, at(guard.windowFromMs), guard.lockedUntilMs === null ? null : at(guard.lockedUntilMs), guard.locks, at(nowMs)],
  );
}

export async function deletePasswordGuards(tx: Transaction, keys: readonly string[]): Promise<void> {
  await connectionOf(tx).query('delete from account_password_guard where guard_key = any($1)', [keys]);
}

// Ageing

/** Deletes what can have no effect any more. It waits for nobody: rows that a call holds just now are left to the next time. */
export async function deleteExpired(tx: Transaction, nowMs: number): Promise<void> {
  const dayMs = 24 * 3_600_000;
  const deleteOlder = async (table: string, column: string, ms: number): Promise<void> => {
    const sql = `delete from ${table} where ctid = any(array(select ctid from ${table} where ${column} <= $1 for update skip locked))`;
    await connectionOf(tx).query(sql, [at(nowMs - ms)]);
  };
  await deleteOlder('account_session', 'expires_at', 0);
  await deleteOlder('account_scan_ticket', 'created_at', dayMs);
  await deleteOlder('account_wechat_callback', 'seen_at', 3_600_000);
  // Limits per phone look back a day.
  await deleteOlder('account_sms_code', 'created_at', 2 * dayMs);
  await deleteOlder('account_password_guard', 'updated_at', 2 * dayMs);
  await deleteOlder('account_known_browser', 'seen_at', 180 * dayMs);
}
