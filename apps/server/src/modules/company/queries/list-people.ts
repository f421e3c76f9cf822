import type { Duty } from '@mastlight/domain/company/duty';
import { changesShownMax } from '@mastlight/domain/company/limits';
import type { Database } from '../../../platform/db/database';

export interface Member {
  readonly userId: number;
  readonly duty: Duty;
  readonly joinedAtMs: number;
}

/** Everybody in the company that the owner key names, Management first. */
export async function listMembers(database: Database, ownerKey: string): Promise<readonly Member[]> {
  const { rows } = await database.query<{ user_id: number; duty: Duty; joined_at: Date }>(
    { ownerKey },
    `select user_id, duty, joined_at from company_member where owner_key = $1 and company_id = substr($1, 3)::bigint
     order by duty <> 'Management', joined_at, user_id`,
    [ownerKey],
    'company-list-members',
  );
  return rows.map((row) => ({ userId: row.user_id, duty: row.duty, joinedAtMs: row.joined_at.getTime() }));
}

export interface CompanyChange {
  readonly id: number;
  readonly what: string;
  readonly actorId: number;
  readonly personId: number | null;
  readonly duty: Duty | null;
  readonly maskedPhone: string | null;
  readonly changedAtMs: number;
}

/** The newest changes of the company that the owner key names. */
export async function listChanges(database: Database, ownerKey: string): Promise<readonly CompanyChange[]> {
  const { rows } = await database.query<{
    id: number;
    what: string;
    actor_id: number;
    person_id: number | null;
    duty: Duty | null;
    masked_phone: string | null;
    changed_at: Date;
  }>(
    { ownerKey },
    `select id, what, actor_id, person_id, duty, masked_phone, changed_at from company_change
     where owner_key = $1 and company_id = substr($1, 3)::bigint order by id desc limit $2`,
    [ownerKey, changesShownMax],
    'company-list-changes',
  );
  return rows.map((row) => ({
    id: row.id,
    what: row.what,
    actorId: row.actor_id,
    personId: row.person_id,
    duty: row.duty,
    maskedPhone: row.masked_phone,
    changedAtMs: row.changed_at.getTime(),
  }));
}

/** An invitation that works, as Management sees it. */
export interface OpenInvitation {
  readonly id: number;
  readonly madeBy: number;
  readonly phone: string | null;
  readonly expiresAtMs: number;
}

/** The invitations of the company that the owner key names which still work, newest first. */
export async function listInvitations(database: Database, ownerKey: string, nowMs: number): Promise<readonly OpenInvitation[]> {
  const { rows } = await database.query<{ id: number; made_by: number; phone: string | null; expires_at: Date }>(
    { ownerKey },
    `select id, made_by, phone, expires_at from company_invitation
     where owner_key = $1 and company_id = substr($1, 3)::bigint and expires_at > $2 order by id desc`,
    [ownerKey, new Date(nowMs)],
    'company-list-invitations',
  );
  return rows.map((row) => ({ id: row.id, madeBy: row.made_by, phone: row.phone, expiresAtMs: row.expires_at.getTime() }));
}
