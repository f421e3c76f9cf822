import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** Of some subscriptions, those whose bill anything was heard of. */
export async function findHeard(transaction: Transaction, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await connectionOf(transaction).query<{ id: number }>(
    `select s.id from bill_subscription s join tracking_bill b on b.bill_no = s.bill_no and b.port = s.port
     where s.id = any($1::bigint[]) and b.heard_ms is not null`,
    [ids],
    'bill-subscription-heard',
  );
  return new Set(rows.map(({ id }) => id));
}
