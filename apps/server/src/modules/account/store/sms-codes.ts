/** Codes sent by text message, and the tickets they give to set a new password. */
import type { SmsPurpose } from '@mastlight/domain/account/sms-purpose';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

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
    [phone, new Date(sinceMs)],
  );
  return rows.map((row) => row.created_at.getTime());
}

export async function insertSmsCode(tx: Transaction, code: NewSmsCode, nowMs: number): Promise<number> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    `insert into account_sms_code (phone, purpose, key_digest, code_digest, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [code.phone, code.purpose, code.keyDigest, code.codeDigest, new Date(nowMs), new Date(code.expiresAtMs)],
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
    [asked.phone, asked.keyDigest, asked.purpose, asked.acceptsVerified, asked.triesMax, new Date(nowMs)],
  );
  const row = rows[0];
  return row ? { id: row.id, purpose: row.purpose, codeDigest: row.code_digest } : null;
}

/** A code was right; for a reset it becomes the ticket that opens one. False when it was used meanwhile. */
export async function markCodeVerified(tx: Transaction, id: number, reset: { digest: string; untilMs: number } | null): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    `update account_sms_code set state = 'verified', reset_digest = $2, reset_until = $3 where id = $1 and state = 'sent'`,
    [id, reset?.digest ?? null, reset ? new Date(reset.untilMs) : null],
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
    [ticket.digest, ticket.keyDigest, ticket.phone, new Date(nowMs)],
  );
  return rowCount === 1;
}

/** Counts one message more within the hour that begins at `fromMs`; gives how many there are. */
export async function countSentMessage(tx: Transaction, fromMs: number): Promise<number> {
  const { rows } = await connectionOf(tx).query<{ sent: number }>(
    `insert into account_sms_hour as h (hour_from, sent) values ($1, 1)
     on conflict (hour_from) do update set sent = h.sent + 1 returning sent`,
    [new Date(fromMs)],
  );
  return rows[0]!.sent;
}
