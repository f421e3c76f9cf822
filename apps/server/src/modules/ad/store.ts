/** Views of ads, as they are written. */
import { connectionOf, type Transaction } from '../../platform/db/transaction';

/** Notes that an owner opens an ad; null when he has opened `viewsMax` since `sinceMs`. His calls follow one another. */
export async function insertView(
  tx: Transaction,
  view: { readonly ownerKey: string; readonly adKey: string; readonly viewsMax: number; readonly sinceMs: number },
  nowMs: number,
): Promise<number | null> {
  const connection = connectionOf(tx);
  await connection.query("select pg_advisory_xact_lock(hashtextextended('ad-views ' || $1, 0))", [view.ownerKey]);
  const { rows } = await connection.query<{ id: number }>(
    `insert into ad_view (owner_key, ad_key, opened_at)
     select $1, $2, $3 where (select count(*) from ad_view where owner_key = $1 and opened_at > $4) < $5 returning id`,
    [view.ownerKey, view.adKey, new Date(nowMs), new Date(view.sinceMs), view.viewsMax],
  );
  return rows[0]?.id ?? null;
}

/** Notes how long an owner stayed, the first time it is told; null when he has no such view. */
export async function updateStay(tx: Transaction, ownerKey: string, id: number, staySeconds: number): Promise<number | null> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    'update ad_view set stay_s = coalesce(stay_s, $3) where owner_key = $1 and id = $2 returning id',
    [ownerKey, id, staySeconds],
  );
  return rows[0]?.id ?? null;
}

/** Deletes what was opened before a time. */
export async function deleteViewsBefore(tx: Transaction, beforeMs: number): Promise<void> {
  await connectionOf(tx).query('delete from ad_view where opened_at < $1', [new Date(beforeMs)]);
}
