import type { CostLine } from '@mastlight/domain/billing/costs';
import type { Fee } from '@mastlight/domain/billing/fee';
import type { Database } from '../../../platform/db/database';

/** Whose costs, and from when until when (not included), in ms; `actorId` null: everybody's of the owner. */
export interface CostFilter {
  readonly ownerKey: string;
  readonly fromMs: number;
  readonly untilMs: number;
  readonly actorId: number | null;
}

/**
 * Where what a transfer `t` is for stands, told by the key of the first transfer about it (`h`, `s` or itself): of a bill as what it
 * was paid (`paidAs`, its port is the second part), of a shipment overseas the number of its row, of others nothing.
 */
export const placeOfCharge = `coalesce(case t.fee
         when 'FEE_BLNO' then substr(coalesce(h.business_key, s.business_key, t.business_key), length(t.owner_key) + 2)
         when 'FEE_ABROAD' then substring(coalesce(h.business_key, s.business_key, t.business_key) from '/([0-9]+)$') end, '')`;

/**
 * What was spent in a span, by number, fee and person: what was charged, what was set aside and then taken, less what was
 * given back in it. What is only set aside has cost nothing yet. Who asked for it answers for its end.
 */
export async function sumCosts(database: Database, { ownerKey, fromMs, untilMs, actorId }: CostFilter): Promise<readonly CostLine[]> {
  const { rows } = await database.query<{
    fee: Fee;
    subject: string;
    place: string;
    actor_id: number;
    count: number;
    free_fen: number;
    real_fen: number;
  }>(
    { ownerKey },
    `select t.fee, t.subject, ${placeOfCharge} as place, coalesce(h.actor_id, s.actor_id, t.actor_id) as actor_id,
       sum(case t.kind when 'refund' then -1 else 1 end)::int as count,
       -sum(case t.kind when 'post' then s.free_sh_moved_fen + s.free_nb_moved_fen else t.free_sh_moved_fen + t.free_nb_moved_fen end)::bigint as free_fen,
       -sum(case t.kind when 'post' then s.real_moved_fen else t.real_moved_fen end)::bigint as real_fen
     from billing_transfer t
     left join billing_transfer s on s.owner_key = $1 and s.no = t.settles
     left join billing_transfer h on h.owner_key = $1 and h.no = s.settles
     where t.owner_key = $1 and t.kind in ('charge', 'post', 'refund') and t.fee is not null and t.made_at >= $2 and t.made_at < $3
       and ($4::bigint is null or coalesce(h.actor_id, s.actor_id, t.actor_id) = $4)
     group by t.fee, t.subject, place, coalesce(h.actor_id, s.actor_id, t.actor_id)
     order by t.subject, t.fee, place, actor_id`,
    [ownerKey, new Date(fromMs), new Date(untilMs), actorId],
    'billing-sum-costs',
  );
  return rows.map((row) => ({
    fee: row.fee,
    subject: row.subject,
    place: row.place,
    actorId: row.actor_id,
    count: row.count,
    freeFen: row.free_fen,
    realFen: row.real_fen,
  }));
}
