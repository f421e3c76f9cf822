/** What names are declared by (R-2.2-41), in the book of names and codes: used, and rated by all codes of a name. */
import type { BookPlace } from '../../../platform/book/book-rows';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import { entryTable } from '../entry-table';

/** A code that a name goes with. */
export interface NamedCode {
  readonly id: number;
  /** Levelled, as keys are. */
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** All codes of names, which are levelled as keys are. */
export async function findCodesOf(tx: Transaction, { ownerKey, book }: BookPlace, names: readonly string[]): Promise<readonly NamedCode[]> {
  const { rows } = await connectionOf(tx).query<NamedCode>(
    `select id, split_part(entry_key, E'\\n', 1) as name, fields from ${entryTable}
     where owner_key = $1 and book = $2 and deleted_at is null and split_part(entry_key, E'\\n', 1) = any($3::text[])`,
    [ownerKey, book, names],
    'market-assistant-codes-of-names',
  );
  return rows;
}

/** Writes how sure codes are now. */
export async function writeRatings(
  tx: Transaction,
  ownerKey: string,
  rated: readonly { readonly id: number; readonly now: Readonly<Record<string, string>> }[],
): Promise<void> {
  if (rated.length === 0) return;
  await connectionOf(tx).query(
    `update ${entryTable} e set fields = e.fields || rated.now::jsonb
     from unnest($2::bigint[], $3::text[]) as rated (id, now) where e.owner_key = $1 and e.id = rated.id`,
    [ownerKey, rated.map(({ id }) => id), rated.map(({ now }) => JSON.stringify(now))],
    'market-assistant-rate-codes',
  );
}

/** Counts one use more of each entry; `lastUsed` as people read it. Whoever corrects it meanwhile is in nobody’s way. */
export async function countUses(tx: Transaction, ownerKey: string, ids: readonly number[], lastUsed: string): Promise<void> {
  await connectionOf(tx).query(
    `update ${entryTable} set fields = fields || jsonb_build_object('lastUsed', $3::text,
       'uses', (coalesce(nullif(fields->>'uses', ''), '0')::int + 1)::text)
     where owner_key = $1 and id = any($2::bigint[])`,
    [ownerKey, ids, lastUsed],
    'market-assistant-count-uses',
  );
}
