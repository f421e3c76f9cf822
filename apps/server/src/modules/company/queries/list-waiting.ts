import type { Database } from '../../../platform/db/database';

/** A company that the registry is to be asked about. */
export interface WaitingCompany {
  readonly id: number;
  readonly name: string;
  readonly creditCode: string;
  readonly legalPerson: string;
  readonly appliedAtMs: number;
}

/** Asked about in one round. */
const roundMax = 200;

interface WaitingRow {
  readonly id: number;
  readonly name: string;
  readonly credit_code: string;
  readonly legal_person: string;
  readonly created_at: Date;
}

const waitingOf = (row: WaitingRow): WaitingCompany => ({
  id: row.id,
  name: row.name,
  creditCode: row.credit_code,
  legalPerson: row.legal_person,
  appliedAtMs: row.created_at.getTime(),
});

/** Those that the registry has not decided about; claims wait for the desk first. */
export async function listWaiting(database: Database): Promise<readonly WaitingCompany[]> {
  const { rows } = await database.query<WaitingRow>(
    'system',
    `select id, name, credit_code, legal_person, created_at from company
     where cert_state = 'reviewing' and not is_claim order by asked_at nulls first, id limit $1`,
    [roundMax],
    'company-list-waiting',
  );
  return rows.map(waitingOf);
}

/** Those whose certification the registry was asked about last before an instant. */
export async function listCertifiedBefore(database: Database, atMs: number): Promise<readonly WaitingCompany[]> {
  const { rows } = await database.query<WaitingRow>(
    'system',
    `select id, name, credit_code, legal_person, created_at from company
     where cert_state = 'certified' and coalesce(asked_at, created_at) <= $1 order by coalesce(asked_at, created_at), id limit $2`,
    [new Date(atMs), roundMax],
    'company-list-certified-before',
  );
  return rows.map(waitingOf);
}
