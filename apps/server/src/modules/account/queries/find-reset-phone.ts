import type { Database } from '../../../platform/db/database';

/** The phone that a reset ticket opens, in the browser that asked for its code; null when it opens none any more. */
export async function findResetPhone(database: Database, ticketDigest: string, keyDigest: string, nowMs: number): Promise<string | null> {
  const { rows } = await database.query<{ phone: string }>(
    'system',
    `select phone from account_sms_code
     where reset_digest = $1 and key_digest = $2 and state = 'verified' and reset_until > $3`,
    [ticketDigest, keyDigest, new Date(nowMs)],
  );
  return rows[0]?.phone ?? null;
}
