/** Sessions of people; whoever watches hears of those that ended. */
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import { publishChange } from '../../../platform/live';
import { internalOwner, sessionsEnded } from '../topics';
import type { HeldUser } from './users';

/** The company that a session acts for, and what the person is in it. */
export interface CompanyIdentity {
  readonly companyId: number;
  readonly duty: string;
}

export interface NewSession {
  readonly digest: string;
  /** Null: the personal identity. */
  readonly company: CompanyIdentity | null;
  readonly expiresAtMs: number;
  readonly scanTicketId: number | null;
  readonly begun: SessionBeginning;
}

/** In which browser and from where somebody signed in, as he is shown it: known names and a masked address (S-06). */
export interface SessionBeginning {
  readonly device: string;
  readonly place: string;
}

export async function insertSession(tx: Transaction, user: HeldUser, session: NewSession, nowMs: number): Promise<void> {
  await connectionOf(tx).query(
    `insert into account_session (digest, user_id, company_id, company_duty, created_at, expires_at, scan_ticket_id, device, place)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      session.digest,
      user.id,
      session.company ? String(session.company.companyId) : null,
      session.company?.duty ?? null,
      new Date(nowMs),
      new Date(session.expiresAtMs),
      session.scanTicketId,
      session.begun.device,
      session.begun.place,
    ],
  );
}

/** Ends one session; gives when it would have ended, the scan behind it and where it was begun, or null when it is gone already. */
export async function deleteSession(
  tx: Transaction,
  user: HeldUser,
  digest: string,
): Promise<Pick<NewSession, 'expiresAtMs' | 'scanTicketId' | 'begun'> | null> {
  const { rows } = await connectionOf(tx).query<{ expires_at: Date; scan_ticket_id: number | null; device: string; place: string }>(
    'delete from account_session where digest = $1 and user_id = $2 returning expires_at, scan_ticket_id, device, place',
    [digest, user.id],
  );
  const gone = rows[0];
  if (!gone) return null;
  await tellSessionsChanged(tx, user);
  const { device, place } = gone;
  return { expiresAtMs: gone.expires_at.getTime(), scanTicketId: gone.scan_ticket_id, begun: { device, place } };
}

/**
 * Ends all sessions of a person except one, and what his scans could still give: when what is being written in his
 * personal ones is written. Those for companies end one by one before (`deleteSessionsFor`), where he leaves them.
 */
export async function deleteSessionsOf(tx: Transaction, user: HeldUser, exceptDigest: string | null): Promise<void> {
  const connection = connectionOf(tx);
  if (exceptDigest === null) await connection.query('select pg_advisory_xact_lock(mastlight_session_lock($1, null))', [user.id]);
  await connection.query('delete from account_session where user_id = $1 and digest is distinct from $2', [user.id, exceptDigest]);
  await connection.query(
    `update account_scan_ticket set state = 'spent'
     where state = 'confirmed' and open_id = (select open_id from account_user where id = $1)`,
    [user.id],
  );
  await tellSessionsChanged(tx, user);
}

/**
 * Ends the sessions in which a person acts for a company, except one: when what is being written in them is written,
 * before anything else of the company's people is changed (those who write hold the same lock first).
 */
export async function deleteSessionsFor(tx: Transaction, user: HeldUser, companyId: number, exceptDigest: string | null): Promise<void> {
  const connection = connectionOf(tx);
  await connection.query('select pg_advisory_xact_lock(mastlight_session_lock($1, $2))', [user.id, String(companyId)]);
  await connection.query('delete from account_session where user_id = $1 and company_id = $2 and digest is distinct from $3', [
    user.id,
    String(companyId),
    exceptDigest,
  ]);
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
