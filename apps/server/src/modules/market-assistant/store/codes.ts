/** What names are declared by (R-2.2-41), in the book of names and codes: used, and rated by all codes of a name. */
import { confirmedWord, disputeWord, rateCode } from '@mastlight/domain/market-assistant/confidence';
import type { BookPlace } from '../../../platform/book/book-rows';
import type { BookChange } from '../../../platform/book/served-book';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import { entryTable } from '../entry-table';

/** The name alone of a key, which is a name and a code. */
const nameOfKey = (key: string): string => key.split('\n')[0]!;

/** Rates all codes of the names that were touched; those that somebody wrote are confirmed by that. The book is held. */
export async function rateNames(tx: Transaction, { ownerKey, book }: BookPlace, { writtenIds, keys }: BookChange): Promise<void> {
  const names = [...new Set(keys.map(nameOfKey))];
  const { rows } = await connectionOf(tx).query<{ id: number; name: string; fields: Readonly<Record<string, string>> }>(
    `select id, split_part(entry_key, E'\\n', 1) as name, fields from ${entryTable}
     where owner_key = $1 and book = $2 and deleted_at is null and split_part(entry_key, E'\\n', 1) = any($3::text[])`,
    [ownerKey, book, names],
    'market-assistant-codes-of-names',
  );
  const codesOf = new Map<string, number>();
  for (const { name } of rows) codesOf.set(name, (codesOf.get(name) ?? 0) + 1);
  const written = new Set(writtenIds);
  const rated = rows.flatMap(({ id, name, fields }) => {
    const isConfirmed = written.has(id) || fields['confirmed'] === confirmedWord;
    const codesOfName = codesOf.get(name)!;
    const now = {
      confirmed: isConfirmed ? confirmedWord : '',
      dispute: codesOfName > 1 ? disputeWord : '',
      confidence: rateCode({ isConfirmed, uses: Number(fields['uses'] ?? 0), codesOfName }),
    };
    return Object.entries(now).every(([prop, text]) => fields[prop] === text) ? [] : [{ id, now }];
  });
  if (rated.length === 0) return;
  await connectionOf(tx).query(
    `update ${entryTable} e set fields = e.fields || rated.now::jsonb
     from unnest($2::bigint[], $3::text[]) as rated (id, now) where e.owner_key = $1 and e.id = rated.id`,
    [ownerKey, rated.map(({ id }) => id), rated.map(({ now }) => JSON.stringify(now))],
    'market-assistant-rate-codes',
  );
}

/** Counts one use more of each entry; `lastUsed` as people read it. Whoever corrects it meanwhile is in nobody's way. */
export async function countUses(tx: Transaction, ownerKey: string, ids: readonly number[], lastUsed: string): Promise<void> {
  await connectionOf(tx).query(
    `update ${entryTable} set fields = fields || jsonb_build_object('lastUsed', $3::text,
       'uses', (coalesce(nullif(fields->>'uses', ''), '0')::int + 1)::text)
     where owner_key = $1 and id = any($2::bigint[])`,
    [ownerKey, ids, lastUsed],
    'market-assistant-count-uses',
  );
}
