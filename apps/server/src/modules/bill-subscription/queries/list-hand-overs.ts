import { handOversKept } from '@mastlight/domain/bill-subscription/limits';
import type { Database } from '../../../platform/db/database';

export interface HandedOver {
  readonly fromId: number;
  readonly toId: number;
  readonly byId: number;
  readonly note: string | null;
  readonly handedAtMs: number;
}

/** Who handed a subscription of an owner over to whom, newest first; null when there is no such subscription. */
export async function listHandOvers(database: Database, ownerKey: string, id: number): Promise<readonly HandedOver[] | null> {
  const { rows } = await database.query<{ from_id: number | null; to_id: number; by_id: number; note: string | null; handed_at: Date }>(
    { ownerKey },
    `select h.from_id, h.to_id, h.by_id, h.note, h.handed_at
     from bill_subscription s left join bill_subscription_hand_over h on h.subscription_id = s.id
     where s.owner_key = $1 and s.id = $2 order by h.id desc limit $3`,
    [ownerKey, id, handOversKept],
    'bill-subscription-hand-overs',
  );
  if (rows.length === 0) return null;
  return rows.flatMap(({ from_id: fromId, to_id: toId, by_id: byId, note, handed_at: handedAt }) =>
    fromId === null ? [] : [{ fromId, toId, byId, note, handedAtMs: handedAt.getTime() }],
  );
}
