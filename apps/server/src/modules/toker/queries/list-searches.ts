import { weekStartMs } from '@mastlight/domain/toker/edition-day';
import type { SavedWish } from '@mastlight/domain/toker/contract';
import { newShownMax } from '@mastlight/domain/toker/limits';
import type { Database } from '../../../platform/db/database';
import type { Platform } from '../../../platform/module';
import { countCompanies } from './search-companies';

/** What an owner has saved. */
interface SavedSearch {
  readonly id: number;
  readonly name: string;
  readonly wish: SavedWish;
  readonly isPushed: boolean;
}

/** What an owner has saved, the first one first, and how many of the companies that each finds are new this week: up to one more than are shown. */
export async function listSearches(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  ownerKey: string,
): Promise<(SavedSearch & { readonly newCount: number })[]> {
  const { rows } = await database.query<SavedSearch>(
    { ownerKey },
    'select id, name, wish, is_pushed as "isPushed" from toker_search where owner_key = $1 order by id',
    [ownerKey],
    'toker-list-searches',
  );
  const seen = { fromMs: weekStartMs(clock.nowMs()), untilMs: null };
  const list = [];
  for (const row of rows) list.push({ ...row, newCount: await countCompanies(database, ownerKey, row.wish, seen, newShownMax + 1) });
  return list;
}

/** Searches of which an owner wants to be told what is new, and was not told of an edition yet. */
export async function findPushed(database: Database, ownerKey: string, editionId: number): Promise<readonly SavedSearch[]> {
  const { rows } = await database.query<SavedSearch>(
    { ownerKey },
    `select id, name, wish, is_pushed as "isPushed" from toker_search
     where owner_key = $1 and is_pushed and told_edition_id is distinct from $2 order by id`,
    [ownerKey, editionId],
    'toker-find-pushed',
  );
  return rows;
}
