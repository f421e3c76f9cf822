import type { Database } from '../../../platform/db/database';

/** A live session: where and when it was begun, and for which company; null is the personal identity. */
export interface Device {
  readonly digest: string;
  readonly device: string;
  readonly place: string;
  readonly companyId: string | null;
  readonly createdAtMs: number;
}

/** The most that are shown; who has more ends the others at once. */
const devicesMax = 100;

/** The live sessions of a person, the newest first. */
export async function listDevices(database: Database, userId: number, nowMs: number): Promise<readonly Device[]> {
  const { rows } = await database.query<{ digest: string; device: string; place: string; company_id: string | null; created_at: Date }>(
    'system',
    `select digest, device, place, company_id, created_at from account_session
     where user_id = $1 and expires_at > $2 order by created_at desc, digest limit $3`,
    [userId, new Date(nowMs), devicesMax],
    'account-list-devices',
  );
  return rows.map(({ company_id: companyId, created_at: createdAt, ...row }) => ({ ...row, companyId, createdAtMs: createdAt.getTime() }));
}
