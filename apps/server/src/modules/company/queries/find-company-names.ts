import type { Database } from '../../../platform/db/database';

/** Names of companies by number, for the desk; those that are not there are missing. */
export async function findCompanyNames(database: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await database.query<{ id: number; name: string }>(
    'system',
    'select id, name from company where id = any($1::bigint[])',
    [ids],
    'company-find-company-names',
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
