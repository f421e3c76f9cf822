import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/**
 * Counts `count` looks at others' bills or boxes on an account's day.
 *
 * @returns false when they would go beyond `max`; none is counted then.
 */
export async function countBoxQueries(
  transaction: Transaction,
  ownerKey: string,
  day: string,
  { count, max }: { readonly count: number; readonly max: number },
): Promise<boolean> {
  const connection = connectionOf(transaction);
  const { rows } = await connection.query<{ asked: number }>(
    `insert into tracking_box_query_day as d (owner_key, day, asked) select $1, $2, $4::int where $4::int <= $3::int
     on conflict (owner_key, day) do update set asked = d.asked + $4::int where d.asked + $4::int <= $3::int returning asked`,
    [ownerKey, day, max, count],
    'tracking-count-box-query',
  );
  if (rows[0]?.asked === count) {
    await connection.query('delete from tracking_box_query_day where owner_key = $1 and day < $2', [ownerKey, day]);
  }
  return rows.length === 1;
}
