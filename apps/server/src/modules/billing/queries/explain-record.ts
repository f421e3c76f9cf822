import type { Fee } from '@mastlight/domain/billing/fee';
import type { TransferKind } from '@mastlight/domain/billing/transfer';
import type { Database } from '../../../platform/db/database';

/** A transfer of the same thing: what was set aside, taken, given back; what it moved, in fen. */
export interface RecordStep {
  readonly no: number;
  readonly kind: TransferKind;
  readonly fee: Fee | null;
  readonly madeAtMs: number;
  readonly movedFen: number;
  readonly actorId: number;
  readonly reason: string;
  /** When what is set aside goes back by itself. */
  readonly expiresAtMs: number | null;
}

/** Why a transfer stands in the record. */
export interface ExplainedRecord {
  /** All of its thing, the first one first. */
  readonly steps: readonly RecordStep[];
  /** Its postings: an account, and what it moves there, in fen; they sum to nothing. */
  readonly postings: readonly { readonly account: string; readonly fen: number }[];
  readonly requestId: string;
  /** Digests in hex: its own, which is of all that it says and of the one before it; null: it is the first. */
  readonly digest: string;
  readonly digestBefore: string | null;
}

/** A transfer of an owner with all that belongs to it; null where there is none, or it is none of `actorId`'s. */
export async function explainRecord(
  database: Database,
  ownerKey: string,
  no: number,
  actorId: number | null,
): Promise<ExplainedRecord | null> {
  const { rows } = await database.query<{
    no: number;
    kind: TransferKind;
    fee: Fee | null;
    made_at: Date;
    moved_fen: number;
    actor_id: number;
    reason: string;
    expires_at: Date | null;
    request_id: string;
    digest: string;
    digest_before: string | null;
    postings: { account: string; fen: number }[];
  }>(
    { ownerKey },
    `with recursive up as (
       select t.no, t.settles from billing_transfer t where t.owner_key = $1 and t.no = $2
       union all
       select t.no, t.settles from billing_transfer t join up on t.owner_key = $1 and t.no = up.settles
     ), life as (
       select t.* from billing_transfer t where t.owner_key = $1 and t.no = (select min(no) from up)
       union all
       select t.* from billing_transfer t join life on t.owner_key = $1 and t.settles = life.no
     )
     select l.no, l.kind, l.fee, l.made_at, l.real_moved_fen + l.free_sh_moved_fen + l.free_nb_moved_fen as moved_fen, l.actor_id, l.reason,
       l.expires_at, l.request_id, encode(l.digest, 'hex') as digest,
       (select encode(b.digest, 'hex') from billing_transfer b where b.owner_key = $1 and b.no = l.no - 1) as digest_before,
       (select coalesce(json_agg(json_build_object('account', p.account, 'fen', p.amount_fen) order by p.account), '[]')
         from billing_posting p where p.owner_key = $1 and p.no = l.no) as postings
     from life l order by l.no`,
    [ownerKey, no],
    'billing-explain-record',
  );
  const own = rows.find((row) => row.no === no);
  // R-6-20: what others of the company spent is seen by who may pay.
  if (!own || (actorId !== null && !rows.some((row) => row.actor_id === actorId))) return null;
  return {
    steps: rows.map((row) => ({
      no: row.no,
      kind: row.kind,
      fee: row.fee,
      madeAtMs: row.made_at.getTime(),
      // What a hold becomes moves nothing that can be spent: what it was tells how much.
      movedFen: row.kind === 'post' ? rows[0]!.moved_fen : row.moved_fen,
      actorId: row.actor_id,
      reason: row.reason,
      expiresAtMs: row.expires_at?.getTime() ?? null,
    })),
    postings: own.postings,
    requestId: own.request_id,
    digest: own.digest,
    digestBefore: own.digest_before,
  };
}
