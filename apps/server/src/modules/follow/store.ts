import { connectionOf, type Transaction } from '../../platform/db/transaction';
import type { FollowedRow } from './follow-door';

/** Writes down what rows of an owner follow; sorted, so that two at once wait for each other in one order. */
export async function insertRows(transaction: Transaction, ownerKey: string, product: string, rows: readonly FollowedRow[]): Promise<void> {
  await connectionOf(transaction).query(
    `insert into follow_subject (owner_key, product, row_id, kind, port, subject)
     select $1, $2, * from unnest($3::bigint[], $4::text[], $5::text[], $6::text[]) as row (row_id, kind, port, subject)
     order by kind, subject, port, row_id on conflict do nothing`,
    [
      ownerKey,
      product,
      rows.map(({ rowId }) => rowId),
      rows.map(({ kind }) => kind),
      rows.map(({ port }) => port),
      rows.map(({ subject }) => subject),
    ],
    'follow-begin',
  );
}

/** Takes out what rows follow; gives what that was. */
export async function deleteRows(transaction: Transaction, product: string, rowIds: readonly number[]): Promise<FollowedRow[]> {
  const { rows } = await connectionOf(transaction).query<FollowedRow>(
    `delete from follow_subject where product = $1 and row_id = any($2::bigint[])
     returning row_id as "rowId", kind, port, subject`,
    [product, rowIds],
    'follow-end',
  );
  return rows;
}
