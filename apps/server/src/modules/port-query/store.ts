import { connectionOf, type Transaction } from '../../platform/db/transaction';

interface Term {
  readonly ownerKey: string;
  readonly type: string;
  readonly keyword: string;
}

/** Remembers a term as the newest of its kind, and of the kind no more than `kept`. */
export async function keepTerm(transaction: Transaction, { ownerKey, type, keyword }: Term, kept: number, nowMs: number): Promise<void> {
  const connection = connectionOf(transaction);
  await connection.query(
    `insert into port_query_term (owner_key, type, keyword, asked_at) values ($1, $2, $3, $4)
     on conflict (owner_key, type, keyword) do update set asked_at = excluded.asked_at`,
    [ownerKey, type, keyword, new Date(nowMs)],
    'port-query-keep-term',
  );
  await connection.query(
    `delete from port_query_term where owner_key = $1 and type = $2 and id not in
       (select id from port_query_term where owner_key = $1 and type = $2 order by asked_at desc, id desc limit $3)`,
    [ownerKey, type, kept],
    'port-query-forget-terms',
  );
}

/** Deletes a term of an owner. */
export async function deleteTerm(transaction: Transaction, ownerKey: string, id: number): Promise<void> {
  await connectionOf(transaction).query(
    'delete from port_query_term where owner_key = $1 and id = $2',
    [ownerKey, id],
    'port-query-delete-term',
  );
}
