import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** A key before it is kept. */
export interface NewKey {
  readonly ownerKey: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly digest: string;
  readonly tail: string;
  readonly madeBy: number;
  /** What it may take on a day, in fen; null: it takes nothing. */
  readonly dayMaxFen: number | null;
}

/** Keys of a company are made one after the other from here to the end of the transaction. */
export async function holdKeys(tx: Transaction, ownerKey: string): Promise<void> {
  await connectionOf(tx).query("select pg_advisory_xact_lock(hashtextextended('open-api ' || $1, 0))", [ownerKey]);
}

/** Keeps a key and gives its number; null when the company may have no further ones. */
export async function insertKey(tx: Transaction, key: NewKey, keysMax: number, nowMs: number): Promise<number | null> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    `insert into open_api_key (owner_key, name, scopes, digest, tail, made_by, made_at, day_max_fen)
     select $1, $2, $3, $4, $5, $6, $7, $9
     where (select count(*) from open_api_key where owner_key = $1 and revoked_at is null) < $8 returning id`,
    [key.ownerKey, key.name, key.scopes, key.digest, key.tail, key.madeBy, new Date(nowMs), keysMax, key.dayMaxFen],
    'open-api-insert-key',
  );
  return rows[0]?.id ?? null;
}

/** Ends a key of a company; one that has ended stays as it is. False: the company has none of this number. */
export async function endKey(tx: Transaction, ownerKey: string, id: number, nowMs: number): Promise<'ended' | 'was-ended' | null> {
  const { rows } = await connectionOf(tx).query<{ was: Date | null }>(
    `with found as (select id, revoked_at as was from open_api_key where owner_key = $1 and id = $2 for no key update),
       ended as (update open_api_key k set revoked_at = $3 from found where k.id = found.id and found.was is null)
     select was from found`,
    [ownerKey, id, new Date(nowMs)],
    'open-api-end-key',
  );
  if (!rows[0]) return null;
  return rows[0].was === null ? 'ended' : 'was-ended';
}

/**
 * Whether a company has a key that opens something, or an address that is pushed to. It is held until the transaction ends: a company that is closed
 * meanwhile waits, and its feed ends with it.
 */
export async function holdReader(tx: Transaction, ownerKey: string): Promise<boolean> {
  const connection = connectionOf(tx);
  const { rowCount } = await connection.query(
    'select from open_api_key where owner_key = $1 and revoked_at is null order by id limit 1 for key share',
    [ownerKey],
    'open-api-hold-live-key',
  );
  if (rowCount > 0) return true;
  const webhook = await connection.query(
    'select from open_api_webhook where owner_key = $1 order by id limit 1 for key share',
    [ownerKey],
    'open-api-hold-webhook-of-feed',
  );
  return webhook.rowCount > 0;
}

/**
 * Whether a key opens something still. It is held until the transaction ends: a company that is closed meanwhile waits, and
 * what was done by its key ends with it.
 */
export async function holdLiveKey(tx: Transaction, ownerKey: string, keyId: number): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    'select from open_api_key where owner_key = $1 and id = $2 and revoked_at is null for share',
    [ownerKey, keyId],
    'open-api-hold-key-of-call',
  );
  return rowCount > 0;
}

/** Deletes keys that were revoked before an instant, and what was counted before a day. */
export async function deleteOldKeys(tx: Transaction, revokedBeforeMs: number, beforeDay: string): Promise<void> {
  const connection = connectionOf(tx);
  await connection.query('delete from open_api_usage where day < $1', [beforeDay], 'open-api-delete-usage');
  await connection.query('delete from open_api_spending where day < $1', [beforeDay], 'open-api-delete-spending');
  await connection.query('delete from open_api_key where revoked_at < $1', [new Date(revokedBeforeMs)], 'open-api-delete-keys');
}
