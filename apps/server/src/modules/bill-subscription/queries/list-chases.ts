import type { ChaseAct } from '@mastlight/domain/bill-subscription/contract';
import type { Database } from '../../../platform/db/database';

export interface NotedChase {
  readonly byId: number;
  readonly act: ChaseAct;
  readonly what: string;
  readonly chasedAtMs: number;
}

/** Who asked outside about a subscription of an owner, marked it as handled or had it warn again, newest first; null when there is no such subscription. */
export async function listChases(database: Database, ownerKey: string, id: number): Promise<readonly NotedChase[] | null> {
  const { rows } = await database.query<{ by_id: number | null; act: ChaseAct; what: string; chased_at: Date }>(
    { ownerKey },
    `select c.by_id::float8 as by_id, c.act, c.what, c.chased_at
     from bill_subscription s left join bill_subscription_chase c on c.subscription_id = s.id
     where s.owner_key = $1 and s.id = $2 order by c.id desc`,
    [ownerKey, id],
    'bill-subscription-chases',
  );
  if (rows.length === 0) return null;
  return rows.flatMap(({ by_id: byId, act, what, chased_at: chasedAt }) =>
    byId === null ? [] : [{ byId, act, what, chasedAtMs: chasedAt.getTime() }],
  );
}
