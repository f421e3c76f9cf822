import type { ShownEntry } from '@mastlight/domain/open-api/cut-off-calendar';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** What an owner's calendar showed last; until the transaction ends nobody else shows it anew. */
export async function holdEntries(tx: Transaction, ownerKey: string): Promise<readonly ShownEntry[]> {
  const connection = connectionOf(tx);
  await connection.query("select pg_advisory_xact_lock(hashtextextended('open-api calendar ' || $1, 0))", [ownerKey]);
  const { rows } = await connection.query<ShownEntry>(
    `select uid, sequence, (extract(epoch from closes_at) * 1000)::float8 as "atMs", is_cancelled as "isCancelled", summary, location
     from open_api_calendar_entry where owner_key = $1`,
    [ownerKey],
    'open-api-hold-calendar',
  );
  return rows;
}

/** Keeps entries as they are shown now, and forgets those that are shown no more. */
export async function keepEntries(
  tx: Transaction,
  ownerKey: string,
  changed: readonly ShownEntry[],
  goneUids: readonly string[],
): Promise<void> {
  const connection = connectionOf(tx);
  if (changed.length > 0) {
    await connection.query(
      `insert into open_api_calendar_entry (owner_key, uid, closes_at, sequence, is_cancelled, summary, location)
       select $1, * from unnest($2::text[], $3::timestamptz[], $4::int[], $5::boolean[], $6::text[], $7::text[])
       on conflict (owner_key, uid) do update set closes_at = excluded.closes_at, sequence = excluded.sequence,
         is_cancelled = excluded.is_cancelled, summary = excluded.summary, location = excluded.location`,
      [
        ownerKey,
        changed.map(({ uid }) => uid),
        changed.map(({ atMs }) => new Date(atMs)),
        changed.map(({ sequence }) => sequence),
        changed.map(({ isCancelled }) => isCancelled),
        changed.map(({ summary }) => summary),
        changed.map(({ location }) => location),
      ],
      'open-api-keep-calendar',
    );
  }
  if (goneUids.length > 0) {
    await connection.query(
      'delete from open_api_calendar_entry where owner_key = $1 and uid = any($2::text[])',
      [ownerKey, goneUids],
      'open-api-forget-calendar',
    );
  }
}
