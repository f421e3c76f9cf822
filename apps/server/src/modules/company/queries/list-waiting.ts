import type { Database } from '../../../platform/db/database';

/** A company that the registry has not decided about. */
export interface WaitingCompany {
  readonly id: number;
  readonly name: string;
  readonly creditCode: string;
  readonly appliedAtMs: number;
}

/** Asked about in one round. */
const roundMax = 200;

export async function listWaiting(database: Database): Promise<readonly WaitingCompany[]> {
  const { rows } = await database.query<{ id: number; name: string; credit_code: string; created_at: Date }>(
    'system',
    `select id, name, credit_code, created_at from company where cert_state = 'reviewing' order by asked_at nulls first, id limit $1`,
    [roundMax],
    'company-list-waiting',
  );
  return rows.map((row) => ({ id: row.id, name: row.name, creditCode: row.credit_code, appliedAtMs: row.created_at.getTime() }));
}
