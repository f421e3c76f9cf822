import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { jsonText } from '../../../platform/db/json-text';
import type { Database } from '../../../platform/db/database';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** How often a key was used on a day of Shanghai, since that was written last. */
export interface Used {
  readonly ownerKey: string;
  readonly keyId: number;
  readonly day: string;
  readonly calls: number;
  readonly limited: number;
  /** The last of them, ms since epoch. */
  readonly usedAtMs: number;
}

/**
 * Adds to what is written; keys that are gone with their company count nothing. Counts first, by themselves: whoever declares by a
 * key holds the key and then its day, and who took them the other way round would wait for him as he waits.
 */
export async function addUsage(database: Database, used: readonly Used[]): Promise<void> {
  await database.query(
    'system',
    `insert into open_api_usage as kept (owner_key, key_id, day, calls, limited)
     select row."ownerKey", row."keyId", row.day, row.calls, row.limited
     from json_to_recordset($1::json) as row ("ownerKey" text, "keyId" bigint, day date, calls int, limited int)
     join open_api_key k on k.id = row."keyId" and k.owner_key = row."ownerKey"
     on conflict (owner_key, key_id, day) do update set calls = kept.calls + excluded.calls, limited = kept.limited + excluded.limited`,
    [jsonText(used)],
    'open-api-add-usage',
  );
  for (const [ownerKey, own] of groupBy(used, (row) => row.ownerKey)) {
    await database.query(
      { ownerKey },
      `update open_api_key k set used_at = greatest(k.used_at, u.used_at)
       from (select row."keyId", max(to_timestamp(row."usedAtMs" / 1000.0)) as used_at
         from json_to_recordset($2::json) as row ("keyId" bigint, "usedAtMs" float8) group by 1) u
       where k.id = u."keyId" and k.owner_key = $1`,
      [ownerKey, jsonText(own)],
      'open-api-note-used',
    );
  }
}

/** What a key takes for what was declared by a reference, on a day of Shanghai. */
export interface Spent extends Pick<Used, 'ownerKey' | 'keyId' | 'day'> {
  readonly reference: string;
  readonly fen: number;
}

/** Adds to what a key has taken on a day; gives how much that is by now, in fen. The day of the key is held until the transaction ends. */
export async function addSpent(tx: Transaction, { ownerKey, keyId, day, reference, fen }: Spent): Promise<number> {
  const connection = connectionOf(tx);
  await connection.query(
    'insert into open_api_spending (owner_key, reference, key_id, day, fen) values ($1, $2, $3, $4, $5)',
    [ownerKey, reference, keyId, day, fen],
    'open-api-insert-spending',
  );
  const { rows } = await connection.query<{ spent_fen: number }>(
    `insert into open_api_usage as kept (owner_key, key_id, day, calls, limited, spent_fen) values ($1, $2, $3, 0, 0, $4)
     on conflict (owner_key, key_id, day) do update set spent_fen = kept.spent_fen + excluded.spent_fen returning spent_fen`,
    [ownerKey, keyId, day, fen],
    'open-api-add-spent',
  );
  return rows[0]!.spent_fen;
}

/** Takes what was given back off the day on which a key took it, once. */
export async function takeOffSpent(tx: Transaction, ownerKey: string, reference: string): Promise<void> {
  await connectionOf(tx).query(
    `with back as (
       update open_api_spending set is_given_back = true where owner_key = $1 and reference = $2 and not is_given_back
       returning key_id, day, fen)
     update open_api_usage u set spent_fen = u.spent_fen - back.fen from back
     where u.owner_key = $1 and u.key_id = back.key_id and u.day = back.day`,
    [ownerKey, reference],
    'open-api-take-off-spent',
  );
}
