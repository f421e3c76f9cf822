import { billRowsTopic } from '@mastlight/domain/bill-subscription/topics';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import { subscribedBills, told } from '../schema';
import { callSql } from './find-calls-to-bring';

/** Calls in the ledger that are due at `dueMs` and that the bill which brought them does not lead to any more. */
export async function findLapsedCalls(transaction: Transaction, dueMs: number): Promise<number[]> {
  const { rows } = await connectionOf(transaction).query<{ id: number }>(
    `select l.id::float8 as id from follow_brought l
     where l.kind = 'call' and l.due_at <= to_timestamp($1::float8 / 1000) and l.product = $2 and not exists (
       select from ${subscribedBills}
       where s.id = l.row_id and s.auto_subscribe and s.deleted_ms is null and ${told('atd_ms')} is null and ${callSql} = l.subject)`,
    [dueMs, billRowsTopic.name],
    'bill-subscription-lapsed-calls',
  );
  return rows.map(({ id }) => id);
}
