import type { Fee } from '@mastlight/domain/billing/fee';
import type { TransferKind } from '@mastlight/domain/billing/transfer';
import type { Paging } from '@mastlight/domain/contract-kit/paging';
import type { Database } from '../../../platform/db/database';

/** A transfer as its owner reads it: what it moved, and what he had after it; fen. */
export interface LedgerRecord {
  readonly no: number;
  readonly kind: TransferKind;
  readonly fee: Fee | null;
  readonly subject: string;
  readonly reason: string;
  readonly actorId: number;
  readonly madeAtMs: number;
  readonly realChangeFen: number;
  readonly freeChangeFen: number;
  readonly heldChangeFen: number;
  readonly realFen: number;
  readonly freeShFen: number;
  readonly freeNbFen: number;
  readonly heldFen: number;
}

export interface RecordFilter {
  /** Null: all of them. */
  readonly kinds: readonly TransferKind[] | null;
  readonly fromMs: number | null;
  /** Not included. */
  readonly untilMs: number | null;
  /** Null: everybody's of the owner. */
  readonly actorId: number | null;
}

/** A page of the record, newest first (R-7.5-11). */
export async function listRecords(
  database: Database,
  ownerKey: string,
  filter: RecordFilter,
  paging: Pick<Paging, 'pageSize' | 'offset'>,
): Promise<{ readonly list: readonly LedgerRecord[]; readonly total: number }> {
  const where = `owner_key = $1 and ($2::text[] is null or kind = any($2)) and ($3::timestamptz is null or made_at >= $3)
    and ($4::timestamptz is null or made_at < $4) and ($5::bigint is null or actor_id = $5)`;
  const values = [
    ownerKey,
    filter.kinds,
    filter.fromMs === null ? null : new Date(filter.fromMs),
    filter.untilMs === null ? null : new Date(filter.untilMs),
    filter.actorId,
  ];
  const counted = await database.query<{ total: number }>(
    { ownerKey },
    `select count(*)::int as total from billing_transfer where ${where}`,
    values,
    'billing-count-records',
  );
  const { rows } = await database.query<{
    no: number;
    kind: TransferKind;
    fee: Fee | null;
    subject: string;
    reason: string;
    actor_id: number;
    made_at: Date;
    real_fen: number;
    free_sh_fen: number;
    free_nb_fen: number;
    held_fen: number;
    real_change: number;
    free_change: number;
    held_change: number;
  }>(
    { ownerKey },
    `select t.no, t.kind, t.fee, t.subject, t.reason, t.actor_id, t.made_at, t.real_fen, t.free_sh_fen, t.free_nb_fen, t.held_fen, p.*
     from (select * from billing_transfer where ${where} order by no desc limit $6 offset $7) t
     cross join lateral (
       select coalesce(sum(amount_fen) filter (where account = 'real'), 0)::bigint as real_change,
         coalesce(sum(amount_fen) filter (where account like 'free%'), 0)::bigint as free_change,
         coalesce(sum(amount_fen) filter (where account = 'held'), 0)::bigint as held_change
       from billing_posting p where p.owner_key = t.owner_key and p.no = t.no) p
     order by t.no desc`,
    [...values, paging.pageSize, paging.offset],
    'billing-list-records',
  );
  const list = rows.map((row) => ({
    no: row.no,
    kind: row.kind,
    fee: row.fee,
    subject: row.subject,
    reason: row.reason,
    actorId: row.actor_id,
    madeAtMs: row.made_at.getTime(),
    realChangeFen: row.real_change,
    freeChangeFen: row.free_change,
    heldChangeFen: row.held_change,
    realFen: row.real_fen,
    freeShFen: row.free_sh_fen,
    freeNbFen: row.free_nb_fen,
    heldFen: row.held_fen,
  }));
  return { list, total: counted.rows[0]!.total };
}
