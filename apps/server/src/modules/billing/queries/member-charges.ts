import { priceList, reducedFees } from '@mastlight/domain/billing/price-list';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** What was charged for by a member's price: how many things, their price by the list of then, and what they cost, free quota included; in fen. */
export interface MemberCharges {
  readonly count: number;
  readonly fullFen: number;
  readonly paidFen: number;
}

/** Prices with the span in which each holds, of what members pay less for. */
const spans = reducedFees.flatMap((fee) =>
  priceList[fee].map(({ fromMs, fen }, at, prices) => ({ fee, fen, fromMs, untilMs: prices[at + 1]?.fromMs ?? null })),
);

/** An owner's charges since an instant that a member's price lowers, and what was held and then taken, without what was given back. */
export async function sumMemberCharges(tx: Transaction, ownerKey: string, sinceMs: number, nowMs: number): Promise<MemberCharges> {
  const { rows } = await connectionOf(tx).query<{ count: number; full_fen: number; paid_fen: number }>(
    `select count(*)::int as count, coalesce(sum(p.fen), 0)::bigint as full_fen,
       coalesce(-sum(t.real_moved_fen + t.free_sh_moved_fen + t.free_nb_moved_fen), 0)::bigint as paid_fen
     from billing_transfer t
     join unnest($3::text[], $4::bigint[], $5::timestamptz[], $6::timestamptz[]) p (fee, fen, from_at, until_at)
       on p.fee = t.fee and t.made_at >= p.from_at and t.made_at < p.until_at
     left join billing_transfer ended on ended.owner_key = $1 and ended.settles = t.no
     where t.owner_key = $1 and t.made_at >= $2 and (t.kind = 'charge' and ended.no is null or t.kind = 'hold' and ended.kind = 'post'
       and not exists (select from billing_transfer r where r.owner_key = $1 and r.settles = ended.no))`,
    [
      ownerKey,
      new Date(sinceMs),
      spans.map(({ fee }) => fee),
      spans.map(({ fen }) => fen),
      spans.map(({ fromMs }) => new Date(fromMs)),
      // What is charged in this very moment counts.
      spans.map(({ untilMs }) => new Date(untilMs ?? nowMs + 1)),
    ],
    'billing-member-charges',
  );
  const { count, full_fen: fullFen, paid_fen: paidFen } = rows[0]!;
  return { count, fullFen, paidFen };
}
