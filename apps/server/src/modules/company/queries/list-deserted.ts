import type { Database } from '../../../platform/db/database';

/** The companies in which nobody is left, by number. */
export async function listDeserted(database: Database): Promise<readonly number[]> {
  const { rows } = await database.query<{ id: number }>(
    'system',
    'select id from company c where not exists (select from company_member m where m.company_id = c.id) order by id',
  );
  return rows.map(({ id }) => id);
}
