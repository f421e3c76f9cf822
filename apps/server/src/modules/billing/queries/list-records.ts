import type { Fee, Origin } from '@mastlight/domain/billing/fee';
import type { TransferKind } from '@mastlight/domain/billing/transfer';
import type { Paging } from '@mastlight/domain/contract-kit/paging';
import type { Database } from '../../../platform/db/database';
import { placeOfCharge } from './sum-costs';

/** A transfer as its owner reads it: what it moved, and what he had after it; fen. */
export interface LedgerRecord {
  readonly no: number;
  readonly kind: TransferKind;
  readonly fee: Fee | null;
  readonly origin: Origin | null;
  readonly subject: string;
  /** Where what it is for stands, as `placeOfCharge` has it. */
  readonly place: string;
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
  /** In hex: of the line, and so of every one before it. */
  readonly digest: string;
}

export interface RecordFilter {
  /** Null: all of them. */
  readonly kinds: readonly TransferKind[] | null;
  /** Null: whatever their fee. */
  readonly fees: readonly Fee[] | null;
  readonly fromMs: number | null;
  /** Not included. */
  readonly untilMs: number | null;
  /** Who made it, or what it ends or gives back; null: everybody's of the owner. */
  readonly actorId: number | null;
}

/** A page of the record, newest first (R-7.5-11). */
export async function listRecords(
  database: Database,
  ownerKey: string,
  filter: RecordFilter,
  paging: Pick<Paging, 'pageSize' | 'offset'>,
): Promise<{ readonly list: readonly LedgerRecord[]; readonly total: number }> {
  const counted = await database.query<{ total: number }>(
    { ownerKey },
    `select count(*)::int as total from billing_transfer r where ${where}`,
    valuesOf(ownerKey, filter),
    'billing-count-records',
  );
  const { rows } = await database.query<RecordRow>(
    { ownerKey },
    `select ${columns} from billing_transfer r where ${where} order by no desc limit $7 offset $8`,
    [...valuesOf(ownerKey, filter), paging.pageSize, paging.offset],
    'billing-list-records',
  );
  return { list: rows.map(readRow), total: counted.rows[0]!.total };
}

/** The next lines of the record after one, newest first; `before` null: from the newest. */
export async function findRecordPage(
  database: Database,
  ownerKey: string,
  filter: RecordFilter,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<readonly LedgerRecord[]> {
  const { rows } = await database.query<RecordRow>(
    { ownerKey },
    `select ${columns} from billing_transfer r where ${where} and ($7::bigint is null or no < $7) order by no desc limit $8`,
    [...valuesOf(ownerKey, filter), before, limit],
    'billing-record-page',
  );
  return rows.map(readRow);
}

/** What an owner had after a line, in fen; nothing before the first one, which has no number. */
export interface Standing {
  readonly no: number;
  readonly realFen: number;
  readonly heldFen: number;
  /** In hex: of the line, and so of every one before it. */
  readonly digest: string;
}

/** How an owner stood before a span began, and how many lines are in it. */
export async function findStanding(
  database: Database,
  ownerKey: string,
  fromMs: number,
  untilMs: number,
): Promise<Standing & { readonly count: number }> {
  const { rows } = await database.query<{ no: number | null; real_fen: number; held_fen: number; digest: string; count: number }>(
    { ownerKey },
    `select t.no, coalesce(t.real_fen, 0) as real_fen, coalesce(t.held_fen, 0) as held_fen, coalesce(encode(t.digest, 'hex'), '') as digest,
       (select count(*)::int from billing_transfer c where c.owner_key = $1 and c.made_at >= $2 and c.made_at < $3) as count
     from (select) as one
     left join lateral (select * from billing_transfer b where b.owner_key = $1 and b.made_at < $2 order by b.no desc limit 1) t on true`,
    [ownerKey, new Date(fromMs), new Date(untilMs)],
    'billing-find-standing',
  );
  const [row] = rows;
  return { no: row!.no ?? 0, realFen: row!.real_fen, heldFen: row!.held_fen, digest: row!.digest, count: row!.count };
}

const where = `r.owner_key = $1 and ($2::text[] is null or r.kind = any($2)) and ($3::timestamptz is null or r.made_at >= $3)
    and ($4::timestamptz is null or r.made_at < $4) and ($5::bigint is null or r.actor_id = $5 or exists (
      select from billing_transfer s where s.owner_key = $1 and s.no = r.settles and s.actor_id = $5))
    and ($6::text[] is null or r.fee = any($6))`;

const valuesOf = (ownerKey: string, { kinds, fromMs, untilMs, actorId, fees }: RecordFilter) => [
  ownerKey,
  kinds,
  fromMs === null ? null : new Date(fromMs),
  untilMs === null ? null : new Date(untilMs),
  actorId,
  fees,
];

const columns = `no, kind, fee, origin, subject, reason, actor_id, made_at, real_fen, free_sh_fen, free_nb_fen, held_fen,
       real_moved_fen as real_change, free_sh_moved_fen + free_nb_moved_fen as free_change, held_moved_fen as held_change, encode(digest, 'hex') as digest,
       (select ${placeOfCharge} from (select r.fee, r.business_key, r.owner_key) t
        left join billing_transfer s on s.owner_key = r.owner_key and s.no = r.settles
        left join billing_transfer h on h.owner_key = r.owner_key and h.no = s.settles) as place`;

interface RecordRow {
  readonly place: string;
  readonly no: number;
  readonly kind: TransferKind;
  readonly fee: Fee | null;
  readonly origin: Origin | null;
  readonly subject: string;
  readonly reason: string;
  readonly actor_id: number;
  readonly made_at: Date;
  readonly real_fen: number;
  readonly free_sh_fen: number;
  readonly free_nb_fen: number;
  readonly held_fen: number;
  readonly real_change: number;
  readonly free_change: number;
  readonly held_change: number;
  readonly digest: string;
}

const readRow = (row: RecordRow): LedgerRecord => ({
  no: row.no,
  kind: row.kind,
  fee: row.fee,
  origin: row.origin,
  subject: row.subject,
  place: row.place,
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
  digest: row.digest,
});
