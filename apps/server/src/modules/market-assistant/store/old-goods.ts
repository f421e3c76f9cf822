/** Entries of the previous dictionary, and what has become of them (R-2.2-39). */
import type { MigrationState } from '@mastlight/domain/market-assistant/migration';
import { migrated } from '@mastlight/domain/market-assistant/migration';
import type { BookPlace } from '../../../platform/book/book-rows';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import { entryTable } from '../entry-table';

/** An entry of the previous dictionary. */
export interface OldGood {
  readonly id: number;
  readonly fields: Readonly<Record<string, string>>;
}

/** Those that are not migrated yet, after a number; of `ids` alone where they are given. */
export async function findUnmigrated(
  tx: Transaction,
  { ownerKey, book }: BookPlace,
  { ids, afterId, limit }: { readonly ids: readonly number[] | null; readonly afterId: number; readonly limit: number },
): Promise<readonly OldGood[]> {
  const { rows } = await connectionOf(tx).query<OldGood>(
    `select id, fields from ${entryTable}
     where owner_key = $1 and book = $2 and deleted_at is null and id > $3 and fields->>'state' is distinct from $5
       and ($4::bigint[] is null or id = any($4)) order by id limit $6`,
    [ownerKey, book, afterId, ids, migrated, limit],
    'market-assistant-unmigrated',
  );
  return rows;
}

/** Writes what has become of entries. */
export async function markOldGoods(
  tx: Transaction,
  { ownerKey, book }: BookPlace,
  states: readonly (readonly [number, MigrationState])[],
): Promise<void> {
  if (states.length === 0) return;
  await connectionOf(tx).query(
    `update ${entryTable} e set fields = e.fields || jsonb_build_object('state', marked.state)
     from unnest($3::bigint[], $4::text[]) as marked (id, state) where e.owner_key = $1 and e.book = $2 and e.id = marked.id`,
    [ownerKey, book, states.map(([id]) => id), states.map(([, state]) => state)],
    'market-assistant-mark-old',
  );
}
