import type { GivenDuty } from '@mastlight/domain/company/duty';
import { turnBackMs } from '@mastlight/domain/company/limits';
import type { Connection, Database } from '../../../platform/db/database';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** Management that was turned over less than a day ago: both may take that back. */
export interface OpenTurnOver {
  /** The change that it stands in. */
  readonly id: number;
  readonly fromId: number;
  readonly toId: number;
  /** What he was to whom it went. */
  readonly dutyBefore: GivenDuty;
  readonly untilMs: number;
}

/** The turning over that can be taken back of the company that the owner key names; null when there is none. */
export function findTurnOver(database: Database, ownerKey: string, nowMs: number): Promise<OpenTurnOver | null> {
  return database.run({ ownerKey }, (connection) => find(connection, ownerKey, nowMs));
}

/** The same, as a transaction that holds the company sees it. */
export function findHeldTurnOver(tx: Transaction, { id }: { readonly id: number }, nowMs: number): Promise<OpenTurnOver | null> {
  return find(connectionOf(tx), `c:${id}`, nowMs);
}

/** Whether somebody turned Management over less than a day ago. */
export async function isTurningOver(tx: Transaction, company: { readonly id: number }, userId: number, nowMs: number): Promise<boolean> {
  return (await findHeldTurnOver(tx, company, nowMs))?.fromId === userId;
}

async function find(connection: Connection, ownerKey: string, nowMs: number): Promise<OpenTurnOver | null> {
  const { rows } = await connection.query<{
    id: number;
    what: string;
    actor_id: number;
    person_id: number;
    duty_before: GivenDuty | null;
    changed_at: Date;
  }>(
    `select id, what, actor_id, person_id, duty_before, changed_at from company_change
     where owner_key = $1 and company_id = substr($1, 3)::bigint and what in ('turned-over', 'turned-back') order by id desc limit 1`,
    [ownerKey],
    'company-find-turn-over',
  );
  const row = rows[0];
  // Those from before it could be taken back do not say what he was.
  if (row?.what !== 'turned-over' || row.duty_before === null) return null;
  const untilMs = row.changed_at.getTime() + turnBackMs;
  return nowMs < untilMs ? { id: row.id, fromId: row.actor_id, toId: row.person_id, dutyBefore: row.duty_before, untilMs } : null;
}
