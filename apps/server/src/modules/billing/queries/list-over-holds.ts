import type { Database } from '../../../platform/db/database';

/** A hold whose time is over. */
export interface OverHold {
  readonly ownerKey: string;
  readonly key: string;
}

/** So many at a time. */
const roundMax = 500;

/** Holds that have outlived their time and were not ended, those first that should have ended first. */
export async function listOverHolds(database: Database, nowMs: number): Promise<readonly OverHold[]> {
  const { rows } = await database.query<{ owner_key: string; business_key: string }>(
    'system',
    `select h.owner_key, h.business_key from billing_transfer h
     where h.kind = 'hold' and h.expires_at <= $1
       and not exists (select from billing_transfer e where e.owner_key = h.owner_key and e.settles = h.no)
     order by h.expires_at limit $2`,
    [new Date(nowMs), roundMax],
    'billing-list-over-holds',
  );
  return rows.map((row) => ({ ownerKey: row.owner_key, key: row.business_key }));
}
