import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/**
 * Counts one look at another's box on an account's day.
 *
 * @returns false when `max` was reached before.
 */
export async function countBoxQuery(transaction: Transaction, ownerKey: string, day: string, max: number): Promise<boolean> {
  const connection = connectionOf(transaction);
  const { rows } = await connection.query<{ asked: number }>(
    `insert into tracking_box_query_day as d (owner_key, day, asked) values ($1, $2, 1)
     on conflict (owner_key, day) do update set asked = d.asked + 1 where d.asked < $3 returning asked`,
    [ownerKey, day, max],
    'tracking-count-box-query',
  );
  if (rows[0]?.asked === 1) await connection.query('delete from tracking_box_query_day where owner_key = $1 and day < $2', [ownerKey, day]);
  return rows.length === 1;
}
