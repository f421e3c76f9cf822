/** What writes to submissions and to counter deletions, and what their receipts make of a filing. */
import type { ManifestFiling } from '@mastlight/domain/sh-manifest/filing';
import type { ChannelState, CustomsHeard, ManifestStatus } from '@mastlight/domain/sh-manifest/status';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

export type SubmissionKind = 'first' | 'modify' | 'cancel';
export type SubmissionState = 'pending' | 'accepted' | 'rejected' | 'unanswered';

/** A submission with its filing, both held until the transaction ends. */
export interface HeldSubmission {
  readonly id: number;
  readonly ownerKey: string;
  readonly userId: number;
  readonly filingId: number;
  readonly billNo: string;
  readonly kind: SubmissionKind;
  readonly state: SubmissionState;
  readonly filing: unknown;
  readonly status: ManifestStatus;
  readonly customsHeard: CustomsHeard;
  readonly attempt: number;
}

/** How many submissions a filing has had. */
export async function countSubmissions(tx: Transaction, filingId: number): Promise<{ readonly all: number; readonly pending: number }> {
  const { rows } = await connectionOf(tx).query<{ all: number; pending: number }>(
    `select count(*)::int as "all", count(*) filter (where state = 'pending')::int as pending from sh_manifest_submission where filing_id = $1`,
    [filingId],
    'sh-manifest-count-submissions',
  );
  return rows[0]!;
}

/** Notes a submission; gives its number. */
export async function insertSubmission(
  tx: Transaction,
  fresh: {
    readonly ownerKey: string;
    readonly userId: number;
    readonly filingId: number;
    readonly kind: SubmissionKind;
    readonly reference: string;
    readonly filing: ManifestFiling;
    readonly before: ManifestFiling | null;
    readonly reason: string | null;
    readonly nowMs: number;
  },
): Promise<number> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    `insert into sh_manifest_submission (owner_key, user_id, filing_id, kind, reference, filing, before, reason, submitted_at)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb, $8, $9) returning id`,
    [
      fresh.ownerKey,
      fresh.userId,
      fresh.filingId,
      fresh.kind,
      fresh.reference,
      JSON.stringify(fresh.filing),
      fresh.before === null ? null : JSON.stringify(fresh.before),
      fresh.reason,
      new Date(fresh.nowMs),
    ],
    'sh-manifest-insert-submission',
  );
  return rows[0]!.id;
}

/** A submission by our reference; null when it is none of a manifest. */
export async function holdSubmissionOf(tx: Transaction, reference: string): Promise<HeldSubmission | null> {
  const { rows } = await connectionOf(tx).query<{
    id: number;
    owner_key: string;
    user_id: number;
    filing_id: number;
    bill_no: string;
    kind: string;
    state: string;
    filing: unknown;
    status: number;
    customs_heard: string;
    attempt: number;
  }>(
    `select s.id, s.owner_key, s.user_id, s.filing_id, f.bill_no, s.kind, s.state, s.filing, f.status,
       f.customs_heard, (select count(*)::int from sh_manifest_submission o where o.filing_id = s.filing_id and o.id <= s.id) as attempt
     from sh_manifest_submission s join sh_manifest_filing f on f.id = s.filing_id
     where s.reference = $1 for update of f, s`,
    [reference],
    'sh-manifest-hold-submission',
  );
  const [row] = rows;
  if (row === undefined) return null;
  return {
    id: row.id,
    ownerKey: row.owner_key,
    userId: row.user_id,
    filingId: row.filing_id,
    billNo: row.bill_no,
    kind: row.kind as SubmissionKind,
    state: row.state as SubmissionState,
    filing: row.filing,
    status: row.status as ManifestStatus,
    customsHeard: row.customs_heard as CustomsHeard,
    attempt: row.attempt,
  };
}

/** Notes how a submission ended, in the counterpart's words. */
export async function settleSubmission(
  tx: Transaction,
  id: number,
  state: Exclude<SubmissionState, 'pending'>,
  message: string,
  nowMs: number,
): Promise<void> {
  await connectionOf(tx).query(
    `update sh_manifest_submission set state = $2, message = nullif($3, ''), settled_at = $4, version = version + 1
     where id = $1 and state = 'pending'`,
    [id, state, message, new Date(nowMs)],
    'sh-manifest-settle-submission',
  );
}

/** Writes what a filing stands at after an act or a receipt. */
export async function standFiling(
  tx: Transaction,
  id: number,
  stand: {
    readonly status: ManifestStatus;
    readonly channel: ChannelState;
    readonly customs: CustomsHeard;
    readonly rejectReason: string | null;
    /** Null: as it was. */
    readonly sentAtMs: number | null;
    readonly deletedAtMs: number | null;
    readonly nowMs: number;
  },
): Promise<void> {
  const at = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));
  await connectionOf(tx).query(
    `update sh_manifest_filing set status = $2, channel_state = $3, customs_heard = $4, reject_reason = $5,
       sent_at = coalesce($6::timestamptz, sent_at), deleted_at = coalesce($7::timestamptz, deleted_at), updated_at = $8, version = version + 1
     where id = $1`,
    [id, stand.status, stand.channel, stand.customs, stand.rejectReason, at(stand.sentAtMs), at(stand.deletedAtMs), new Date(stand.nowMs)],
    'sh-manifest-stand',
  );
}

/** Notes a deletion that is asked for at the counter; gives its number, null where one of that filing is noted already. */
export async function insertCounterDeletion(
  tx: Transaction,
  fresh: { readonly ownerKey: string; readonly filingId: number; readonly remarks: string; readonly nowMs: number },
): Promise<number | null> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    `insert into sh_manifest_counter (owner_key, filing_id, bill_no, remarks, submitted_at)
     select $1, f.id, f.bill_no, $3, $4 from sh_manifest_filing f where f.owner_key = $1 and f.id = $2
       and not exists (select 1 from sh_manifest_counter c where c.owner_key = $1 and c.filing_id = f.id)
     returning id`,
    [fresh.ownerKey, fresh.filingId, fresh.remarks, new Date(fresh.nowMs)],
    'sh-manifest-insert-counter',
  );
  return rows[0]?.id ?? null;
}
