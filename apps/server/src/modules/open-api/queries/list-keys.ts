import type { Scope } from '@mastlight/domain/open-api/scopes';
import type { Database } from '../../../platform/db/database';

/** A key that opens something, as its company sees it. */
export interface KeptKey {
  readonly id: number;
  readonly name: string;
  readonly scopes: Scope[];
  readonly dayMaxFen: number | null;
  readonly tail: string;
  readonly madeBy: number;
  readonly madeAt: Date;
  readonly usedAt: Date | null;
}

/** A company's keys, the latest first. */
export async function listKeys(database: Database, ownerKey: string): Promise<readonly KeptKey[]> {
  const { rows } = await database.query<KeptKey>(
    { ownerKey },
    `select id, name, scopes, day_max_fen as "dayMaxFen", tail, made_by as "madeBy", made_at as "madeAt", used_at as "usedAt" from open_api_key
     where owner_key = $1 and revoked_at is null order by id desc`,
    [ownerKey],
    'open-api-list-keys',
  );
  return rows;
}

/** How often a key was used on a day. */
export interface KeptUsage {
  readonly keyId: number;
  readonly name: string;
  readonly tail: string;
  readonly day: string;
  readonly calls: number;
  readonly limited: number;
  /** What was set aside or taken by it, in fen. */
  readonly spentFen: number;
}

/** How a company's keys were used from a day on, the latest day first. */
export async function listUsage(database: Database, ownerKey: string, fromDay: string): Promise<readonly KeptUsage[]> {
  const { rows } = await database.query<KeptUsage>(
    { ownerKey },
    `select k.id as "keyId", k.name, k.tail, u.day::text as day, u.calls, u.limited, u.spent_fen as "spentFen"
     from open_api_usage u join open_api_key k on k.id = u.key_id and k.owner_key = u.owner_key
     where u.owner_key = $1 and u.day >= $2 order by u.day desc, k.id desc`,
    [ownerKey, fromDay],
    'open-api-list-usage',
  );
  return rows;
}
