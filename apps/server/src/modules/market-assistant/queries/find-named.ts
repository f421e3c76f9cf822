import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import { entryTable } from '../entry-table';

/** Entries of an owner's book by what they are called; of two of one name the one that ends last, and those that are not there are missing. */
export async function findNamed(
  tx: Transaction,
  ownerKey: string,
  book: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  const { rows } = await connectionOf(tx).query<{ title: string; fields: Readonly<Record<string, string>> }>(
    `select title, fields from ${entryTable} where owner_key = $1 and book = $2 and title = any($3::text[]) and deleted_at is null
     order by expires_on nulls last`,
    [ownerKey, book, names],
    'market-assistant-find-named',
  );
  return new Map(rows.map(({ title, fields }) => [title, fields]));
}
