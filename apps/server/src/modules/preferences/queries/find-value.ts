import type { Database, Scope } from '../../../platform/db/database';

/** The value under a key of one owner; null when there is none. */
export async function findValue(database: Database, scope: Scope, ownerKey: string, dictKey: string): Promise<string | null> {
  const { rows } = await database.query<{ dict_value: string }>(
    scope,
    'select dict_value from preferences_entry where owner_key = $1 and dict_key = $2',
    [ownerKey, dictKey],
    'preferences-find-value',
  );
  return rows[0]?.dict_value ?? null;
}
