import { randomBytes } from 'node:crypto';
import type { Database } from '../../platform/db/database';
import { connectionOf, type Transaction } from '../../platform/db/transaction';
import type { LinkKey } from './link-sign';

/** Which call a count of views is of. */
interface ViewedCall {
  readonly vesselKey: string;
  readonly voyageKey: string;
}

/** The key that signs links now: the newest; null before the first link was made. */
export async function findLinkKey(database: Database): Promise<LinkKey | null> {
  const { rows } = await database.query<LinkKey>(
    'system',
    'select id, salt from bay_plan_link_key order by made_at desc, id limit 1',
    [],
    'bay-plan-key',
  );
  return rows[0] ?? null;
}

/** Makes the first key unless somebody else has made it meanwhile: a link that he has signed by then stays true. */
export async function makeFirstLinkKey(tx: Transaction, nowMs: number): Promise<void> {
  const connection = connectionOf(tx);
  await connection.query("select pg_advisory_xact_lock(hashtextextended('bay-plan link key', 0))");
  const { rowCount } = await connection.query('select 1 from bay_plan_link_key limit 1');
  if (rowCount === 0) await makeLinkKey(tx, nowMs);
}

/** Makes a new key: links of before are wrong from now on. */
export async function makeLinkKey(tx: Transaction, nowMs: number): Promise<void> {
  await connectionOf(tx).query('insert into bay_plan_link_key (id, salt, made_at) values ($1, $2, $3)', [
    randomBytes(4).toString('hex'),
    randomBytes(32).toString('base64url'),
    new Date(nowMs),
  ]);
}

/** Counts a view of a link, and forgets the counts of links that are over. */
export async function countView(tx: Transaction, { vesselKey, voyageKey }: ViewedCall, expireMs: number, nowMs: number): Promise<void> {
  const connection = connectionOf(tx);
  await connection.query(
    `insert into bay_plan_link_view as v (vessel_key, voyage_key, expires_at, views, seen_at) values ($1, $2, $3, 1, $4)
     on conflict (vessel_key, voyage_key, expires_at) do update set views = v.views + 1, seen_at = excluded.seen_at`,
    [vesselKey, voyageKey, new Date(expireMs), new Date(nowMs)],
    'bay-plan-count-view',
  );
  await connection.query('delete from bay_plan_link_view where expires_at < $1', [new Date(nowMs)], 'bay-plan-forget-views');
}

/** How often open links to a call were opened. */
export async function sumViews(database: Database, { vesselKey, voyageKey }: ViewedCall, nowMs: number): Promise<number> {
  const { rows } = await database.query<{ views: number }>(
    'system',
    'select coalesce(sum(views), 0)::int as views from bay_plan_link_view where vessel_key = $1 and voyage_key = $2 and expires_at >= $3',
    [vesselKey, voyageKey, new Date(nowMs)],
    'bay-plan-views',
  );
  return rows[0]!.views;
}
