import { vesselList } from '@mastlight/domain/vessel-subscription/contract';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import { callSpellings } from './call-spellings';

/** Bills in the ledger that are due at `dueMs` and that the call which brought them does not lead to any more. */
export async function findLapsedOwnBills(transaction: Transaction, dueMs: number): Promise<number[]> {
  const { rows } = await connectionOf(transaction).query<{ id: number }>(
    `select l.id::float8 as id from follow_brought l
     where l.kind = 'bill' and l.due_at <= to_timestamp($1::float8 / 1000) and l.product = $2 and not exists (
       select from vessel_subscription s join tracking_bill b on b.bill_no = l.subject and b.port = s.port
         and s.call = any(${callSpellings('b')}) and b.atd_ms is null
       where s.id = l.row_id and s.auto_subscribe and s.ended_ms is null)`,
    [dueMs, vesselList.topic.name],
    'vessel-subscription-lapsed-own-bills',
  );
  return rows.map(({ id }) => id);
}
