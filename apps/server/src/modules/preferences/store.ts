import { connectionOf, type Transaction } from '../../platform/db/transaction';

/** Saves an entry; false when the owner may keep no further keys. */
export async function saveEntry(
  tx: Transaction,
  entry: { ownerKey: string; dictKey: string; dictValue: string; keysMax: number },
  nowMs: number,
): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    `insert into preferences_entry (owner_key, dict_key, dict_value, updated_at)
     select $1, $2, $3, $4
     where exists (select from preferences_entry where owner_key = $1 and dict_key = $2)
        or (select count(*) from preferences_entry where owner_key = $1) < $5
     on conflict (owner_key, dict_key) do update set dict_value = excluded.dict_value, updated_at = excluded.updated_at`,
    [entry.ownerKey, entry.dictKey, entry.dictValue, new Date(nowMs), entry.keysMax],
  );
  return rowCount === 1;
}

/** The value under a key, held until the transaction ends, whether it is there or not; null when there is none. */
export async function holdEntry(tx: Transaction, ownerKey: string, dictKey: string): Promise<string | null> {
  const connection = connectionOf(tx);
  await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`preferences_entry ${ownerKey} ${dictKey}`]);
  const { rows } = await connection.query<{ dict_value: string }>(
    'select dict_value from preferences_entry where owner_key = $1 and dict_key = $2 for update',
    [ownerKey, dictKey],
  );
  return rows[0]?.dict_value ?? null;
}
