import type { Database } from '../../../platform/db/database';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** The companies in which nobody is left, by number. */
export async function listDeserted(database: Database): Promise<readonly number[]> {
  const { rows } = await database.query<{ id: number }>(
    'system',
    'select id from company c where not exists (select from company_member m where m.company_id = c.id) order by id',
  );
  return rows.map(({ id }) => id);
}

/** Holds a company until the transaction ends; whether nobody is left in it now. */
export async function holdDeserted(tx: Transaction, id: number): Promise<boolean> {
  const connection = connectionOf(tx);
  await connection.query('select from company where id = $1 for update', [id]);
  const { rowCount } = await connection.query('select from company_member where company_id = $1 limit 1', [id]);
  return rowCount === 0;
}
