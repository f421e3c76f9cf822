import type { CompanyWish } from '@mastlight/domain/toker/contract';
import type { Database } from '../../../platform/db/database';

/** What an owner has saved, the first one first. */
export async function listSearches(
  database: Database,
  ownerKey: string,
): Promise<{ readonly id: number; readonly name: string; readonly wish: CompanyWish }[]> {
  const { rows } = await database.query<{ id: number; name: string; wish: CompanyWish }>(
    { ownerKey },
    'select id, name, wish from toker_search where owner_key = $1 order by id',
    [ownerKey],
    'toker-list-searches',
  );
  return rows;
}
