import { permissionsOf } from '@mastlight/domain/company/index';
import { permissions } from '@mastlight/domain/contract-kit/permission';
import type { Database } from '../../../platform/db/database';
import type { StoredSession } from '../session-cache';

/** The session behind a token's digest; null when there is none. Whether it has ended is for the clock to say. */
export async function findSession(database: Database, digest: string): Promise<StoredSession | null> {
  const { rows } = await database.query<{
    user_id: number;
    owner_key: string;
    company_id: string | null;
    company_duty: string | null;
    expires_at: Date;
    roles: string[];
  }>(
    'system',
    `select s.user_id, s.owner_key, s.company_id, s.company_duty, s.expires_at, u.roles
     from account_session s join account_user u on u.id = s.user_id where s.digest = $1`,
    [digest],
    'account-find-session',
  );
  const row = rows[0];
  if (!row) return null;
  return {
    session: {
      userId: row.user_id,
      ownerKey: row.company_id === null ? row.owner_key : `c:${row.company_id}`,
      identity: row.company_id === null ? { kind: 'personal' } : { kind: 'company', companyId: row.company_id },
      roles: row.roles,
      // Who acts for himself may do everything with what is his; for a company, what his duty permits.
      permissions: row.company_id === null ? permissions : permissionsOf(row.company_duty),
      tokenDigest: digest,
    },
    expiresAtMs: row.expires_at.getTime(),
  };
}
