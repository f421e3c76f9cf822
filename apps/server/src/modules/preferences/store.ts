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
