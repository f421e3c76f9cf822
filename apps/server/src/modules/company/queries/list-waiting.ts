import type { Database } from '../../../platform/db/database';

/** A company that the registry has not decided about; claims wait for an administrator first. */
export interface WaitingCompany {
  readonly id: number;
  readonly name: string;
  readonly creditCode: string;
  readonly legalPerson: string;
  readonly appliedAtMs: number;
}

/** Asked about in one round. */
const roundMax = 200;

export async function listWaiting(database: Database): Promise<readonly WaitingCompany[]> {
  const { rows } = await database.query<{ id: number; name: string; credit_code: string; legal_person: string; created_at: Date }>(
    'system',
    `select id, name, credit_code, legal_person, created_at from company
     where cert_state = 'reviewing' and not is_claim order by asked_at nulls first, id limit $1`,
    [roundMax],
    'company-list-waiting',
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    creditCode: row.credit_code,
    legalPerson: row.legal_person,
    appliedAtMs: row.created_at.getTime(),
  }));
}
