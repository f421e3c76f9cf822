import type { Database } from '../../../platform/db/database';
import type { PolledTicket } from '../scan-cache';

/** The ticket behind the digest of a polling id. */
export async function findPolledTicket(database: Database, tempIdDigest: string): Promise<PolledTicket | null> {
  const { rows } = await database.query<{
    id: number;
    key_digest: string;
    state: PolledTicket['state'];
    expires_at: Date;
  }>(
    'system',
    'select id, key_digest, state, expires_at from account_scan_ticket where temp_id_digest = $1',
    [tempIdDigest],
    'account-find-polled-ticket',
  );
  const row = rows[0];
  if (!row) return null;
  return { id: row.id, keyDigest: row.key_digest, state: row.state, expiresAtMs: row.expires_at.getTime() };
}

/** What a confirmed scan lets its browser do once, until it ends. */
export interface ScanGrant {
  readonly ticketId: number;
  readonly openId: string;
  /** Told to the browser while nobody is registered under the open id. */
  readonly personId: string;
  /** The person registered under the open id, if any. */
  readonly userId: number | null;
}

/** What the confirmed scans behind these keys still give, newest first. */
export async function listScanGrants(database: Database, keyDigests: readonly string[], nowMs: number): Promise<ScanGrant[]> {
  if (keyDigests.length === 0) return [];
  const { rows } = await database.query<{ id: number; open_id: string; person_id: string; user_id: number | null }>(
    'system',
    `select t.id, t.open_id, t.person_id, u.id as user_id
     from account_scan_ticket t left join account_user u on u.open_id = t.open_id
     where t.key_digest = any($1) and t.state = 'confirmed' and t.grant_until > $2
     order by t.id desc`,
    [keyDigests, new Date(nowMs)],
    'account-list-scan-grants',
  );
  return rows.map((row) => ({ ticketId: row.id, openId: row.open_id, personId: row.person_id, userId: row.user_id }));
}

/** What the confirmation page on the phone shows. */
export interface ScanConfirmation {
  readonly device: string;
  readonly place: string;
  readonly askedAtMs: number;
  readonly isOpen: boolean;
}

/** The confirmation behind a link's digest, while its ticket lives. */
export async function findScanConfirmation(database: Database, confirmDigest: string, nowMs: number): Promise<ScanConfirmation | null> {
  const { rows } = await database.query<{ device: string; place: string; created_at: Date; state: string }>(
    'system',
    'select device, place, created_at, state from account_scan_ticket where confirm_digest = $1 and expires_at > $2',
    [confirmDigest, new Date(nowMs)],
  );
  const row = rows[0];
  if (!row) return null;
  return { device: row.device, place: row.place, askedAtMs: row.created_at.getTime(), isOpen: row.state === 'scanned' };
}
