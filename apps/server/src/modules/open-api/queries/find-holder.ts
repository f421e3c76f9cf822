import type { Database } from '../../../platform/db/database';
import type { KeyHolder } from '../key-holder';

/** Who holds the key of a digest; null where none does, or it was revoked. Asked anew for each call: a revoked key is dead at once. */
export async function findHolder(database: Database, digest: string): Promise<KeyHolder | null> {
  const { rows } = await database.query<KeyHolder & { keyId: number }>(
    'system',
    `select id as "keyId", name, owner_key as "ownerKey", scopes, made_by as "madeBy", day_max_fen as "dayMaxFen" from open_api_key
     where digest = $1 and revoked_at is null`,
    [digest],
    'open-api-find-holder',
  );
  return rows[0] ?? null;
}
