import type { Database } from '../../../platform/db/database';

/** A company that the registry is to be asked about. */
export interface WaitingCompany {
  readonly id: number;
  readonly name: string;
  readonly creditCode: string;
  readonly legalPerson: string;
  readonly appliedAtMs: number;
  /** Who has applied for it, the first of its Management; 0 where it has none. */
  readonly applicantId: number;
  /** How often in a row the registry gave no answer about it. */
  readonly asksFailed: number;
}

/** Asked about in one round. */
const roundMax = 200;

interface WaitingRow {
  readonly id: number;
  readonly name: string;
  readonly credit_code: string;
  readonly legal_person: string;
  readonly created_at: Date;
  readonly applicant_id: number;
  readonly asks_failed: number;
}

const waitingOf = (row: WaitingRow): WaitingCompany => ({
  id: row.id,
  name: row.name,
  creditCode: row.credit_code,
  legalPerson: row.legal_person,
  appliedAtMs: row.created_at.getTime(),
  applicantId: row.applicant_id,
  asksFailed: row.asks_failed,
});

/**
 * Those that the registry has not decided about, and that do not wait to be asked about again; claims wait for the desk first.
 * Everybody's first comes before anybody's second: what one person applies for holds nobody back.
 */
export async function listWaiting(database: Database, nowMs: number): Promise<readonly WaitingCompany[]> {
  const { rows } = await database.query<WaitingRow>(
    'system',
    `select id, name, credit_code, legal_person, created_at, asks_failed, applicant_id from (
       select *, row_number() over (partition by applicant_id order by asked_at nulls first, id) as turn from (
         select c.*, coalesce((select min(m.user_id) from company_member m where m.company_id = c.id and m.duty = 'Management'), 0) as applicant_id
         from company c where cert_state = 'reviewing' and not is_claim and (ask_again_at is null or ask_again_at <= $2)) waiting) turns
     order by turn, asked_at nulls first, id limit $1`,
    [roundMax, new Date(nowMs)],
    'company-list-waiting',
  );
  return rows.map(waitingOf);
}

/** Those whose certification the registry was asked about last before an instant, and that do not wait to be asked about again. */
export async function listCertifiedBefore(database: Database, atMs: number, nowMs: number): Promise<readonly WaitingCompany[]> {
  const { rows } = await database.query<WaitingRow>(
    'system',
    `select id, name, credit_code, legal_person, created_at, asks_failed,
       coalesce((select min(m.user_id) from company_member m where m.company_id = c.id and m.duty = 'Management'), 0) as applicant_id
     from company c
     where cert_state = 'certified' and coalesce(asked_at, created_at) <= $1 and (ask_again_at is null or ask_again_at <= $3)
     order by coalesce(asked_at, created_at), id limit $2`,
    [new Date(atMs), roundMax, new Date(nowMs)],
    'company-list-certified-before',
  );
  return rows.map(waitingOf);
}
