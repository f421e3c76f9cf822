/** Submissions, as they are written. `_at` of schedules is the machine's time, of what is shown the port's. */
import { levelOf, type SubmissionState } from '@mastlight/domain/dispatch/submission-state';
import type { EventKind } from '@mastlight/domain/dispatch/timeline';
import { connectionOf, type Transaction } from '../../platform/db/transaction';
import type { Submission, SubmissionStatus, SubmissionStep } from './dispatch-door';

/** A submission as it is kept. */
export type NewSubmission = Omit<Submission, 'write' | 'subjects'> & {
  readonly reference: string;
  readonly bytes: Uint8Array;
  readonly subjects: readonly string[];
  readonly dueAtMs: number;
  readonly giveUpAtMs: number;
  readonly submittedAtMs: number;
};

/** Has those who submit under one key wait for one another until the transaction ends. */
export async function holdBusinessKey(tx: Transaction, businessKey: string): Promise<void> {
  await connectionOf(tx).query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`dispatch ${businessKey}`], 'dispatch-hold-key');
}

export async function findByBusinessKey(tx: Transaction, businessKey: string): Promise<string | null> {
  const { rows } = await connectionOf(tx).query<{ reference: string }>(
    'select reference from dispatch_submission where business_key = $1',
    [businessKey],
    'dispatch-find-key',
  );
  return rows[0]?.reference ?? null;
}

export async function insertSubmission(tx: Transaction, fresh: NewSubmission): Promise<void> {
  const connection = connectionOf(tx);
  const { rows } = await connection.query<{ id: number }>(
    `insert into dispatch_submission
       (owner_key, user_id, product, business_key, reference, gateway, bytes, file_name, state, due_at, give_up_at, submitted_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'waiting', $9, $10, $11) returning id`,
    [
      fresh.ownerKey,
      fresh.userId,
      fresh.product,
      fresh.businessKey,
      fresh.reference,
      fresh.gateway,
      Buffer.from(fresh.bytes),
      fresh.fileName,
      new Date(fresh.dueAtMs),
      new Date(fresh.giveUpAtMs),
      new Date(fresh.submittedAtMs),
    ],
    'dispatch-insert',
  );
  const { id } = rows[0]!;
  const { ownerKey, subjects } = fresh;
  await connection.query(
    'insert into dispatch_subject (submission_id, owner_key, subject) select $1, $2, s from unnest($3::text[]) as s on conflict do nothing',
    [id, ownerKey, subjects],
    'dispatch-insert-subjects',
  );
  await insertEvent(tx, { id, ownerKey }, 'submitted', { atMs: fresh.submittedAtMs });
}

/** What happened to a submission. */
export async function insertEvent(
  tx: Transaction,
  { id, ownerKey }: { readonly id: number; readonly ownerKey: string },
  kind: EventKind,
  { atMs, note = '', messageId = null }: { readonly atMs: number; readonly note?: string; readonly messageId?: number | null },
): Promise<void> {
  await connectionOf(tx).query(
    'insert into dispatch_event (submission_id, owner_key, kind, note, message_id, happened_at) values ($1, $2, $3, $4, $5, $6)',
    [id, ownerKey, kind, note, messageId, new Date(atMs)],
    'dispatch-insert-event',
  );
}

/** Something further that the counterpart said, as a code and its words; false: it was told before. The submission is held. */
export async function insertStep(
  tx: Transaction,
  { id, ownerKey }: { readonly id: number; readonly ownerKey: string },
  code: string,
  note: string,
  { atMs, messageId }: { readonly atMs: number; readonly messageId: number },
): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    `insert into dispatch_event (submission_id, owner_key, kind, note, message_id, happened_at)
     select $1, $2, 'step', $3, $4, $5
     where not exists (select 1 from dispatch_event where submission_id = $1 and kind = 'step' and note = $3)`,
    [id, ownerKey, `${code} ${note}`.trim(), messageId, new Date(atMs)],
    'dispatch-insert-step',
  );
  return rowCount === 1;
}

/** What was said of a submission further, oldest first. */
export async function listSteps(tx: Transaction, reference: string): Promise<SubmissionStep[]> {
  const { rows } = await connectionOf(tx).query<{ note: string; happened_at: Date }>(
    `select e.note, e.happened_at from dispatch_event e join dispatch_submission s on s.id = e.submission_id
     where s.reference = $1 and e.kind = 'step' order by e.id`,
    [reference],
    'dispatch-list-steps',
  );
  return rows.map(({ note, happened_at }) => {
    const [code = '', ...words] = note.split(' ');
    return { code, note: words.join(' '), atMs: happened_at.getTime() };
  });
}

/** What a worker is to do. */
export interface DueSubmission {
  readonly id: number;
  readonly ownerKey: string;
  readonly gateway: string;
  readonly claim: string;
  /** `waiting`: send it; otherwise ask for it. */
  readonly was: SubmissionState;
}

/**
 * Takes submissions that are due for one worker, until its lease ends. One that is to be sent is `unclear` from here on:
 * when this has been committed it may have left, whatever happens. Those of gateways that are `full` are left.
 */
export async function takeDue(
  tx: Transaction,
  {
    nowMs,
    leaseMs,
    claim,
    full,
    limit,
  }: {
    readonly nowMs: number;
    readonly leaseMs: number;
    readonly claim: string;
    readonly full: readonly string[];
    readonly limit: number;
  },
): Promise<readonly DueSubmission[]> {
  const { rows } = await connectionOf(tx).query<{ id: number; owner_key: string; gateway: string; was: SubmissionState }>(
    `with due as (
       select id, state from dispatch_submission where due_at <= $1 and gateway <> all($5::text[]) order by due_at limit $3 for update skip locked)
     update dispatch_submission s set claim = $4, due_at = $2,
       state = case when due.state = 'waiting' then 'unclear' else due.state end,
       sends = s.sends + case when due.state = 'waiting' then 1 else 0 end
     from due where s.id = due.id returning s.id, s.owner_key, s.gateway, due.state as was`,
    [new Date(nowMs), new Date(nowMs + leaseMs), limit, claim, full],
    'dispatch-take-due',
  );
  return rows.map(({ id, owner_key, gateway, was }) => ({ id, ownerKey: owner_key, gateway, claim, was }));
}

/** A submission that is being worked on. */
export interface HeldSubmission extends SubmissionStatus {
  readonly id: number;
  readonly ownerKey: string;
  readonly product: string;
  readonly gateway: string;
  readonly claim: string;
  readonly sends: number;
  readonly asks: number;
  readonly giveUpAtMs: number;
}

/** Keeps all others who would call out about a submission away until the transaction ends; false: another is at it. */
export async function holdCall(tx: Transaction, id: number): Promise<boolean> {
  const { rows } = await connectionOf(tx).query<{ held: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as held',
    [`dispatch call ${id}`],
    'dispatch-hold-call',
  );
  return rows[0]!.held;
}

const columns = 'id, owner_key, product, business_key, reference, gateway, state, reason, claim, sends, asks, give_up_at';

interface Row {
  readonly id: number;
  readonly owner_key: string;
  readonly product: string;
  readonly business_key: string;
  readonly reference: string;
  readonly gateway: string;
  readonly state: SubmissionState;
  readonly reason: string;
  readonly claim: string;
  readonly sends: number;
  readonly asks: number;
  readonly give_up_at: Date;
}

function heldOf(row: Row): HeldSubmission {
  return {
    id: row.id,
    ownerKey: row.owner_key,
    product: row.product,
    businessKey: row.business_key,
    reference: row.reference,
    gateway: row.gateway,
    state: row.state,
    level: levelOf(row.state),
    reason: row.reason,
    claim: row.claim,
    sends: row.sends,
    asks: row.asks,
    giveUpAtMs: row.give_up_at.getTime(),
  };
}

/** A submission as it is now, not held. */
export async function readSubmission(tx: Transaction, id: number): Promise<HeldSubmission | null> {
  const { rows } = await connectionOf(tx).query<Row>(`select ${columns} from dispatch_submission where id = $1`, [id], 'dispatch-read');
  return rows[0] ? heldOf(rows[0]) : null;
}

/** What is to be handed over. */
export async function readOutbound(tx: Transaction, id: number): Promise<{ readonly bytes: Buffer; readonly fileName: string } | null> {
  const { rows } = await connectionOf(tx).query<{ bytes: Buffer; file_name: string }>(
    'select bytes, file_name from dispatch_submission where id = $1',
    [id],
    'dispatch-read-bytes',
  );
  return rows[0] ? { bytes: rows[0].bytes, fileName: rows[0].file_name } : null;
}

/** A submission by our reference, held until the transaction ends; null when there is none. */
export async function holdSubmission(tx: Transaction, reference: string): Promise<HeldSubmission | null> {
  const { rows } = await connectionOf(tx).query<Row>(
    `select ${columns} from dispatch_submission where reference = $1 for update`,
    [reference],
    'dispatch-hold',
  );
  return rows[0] ? heldOf(rows[0]) : null;
}

/** The same by number. */
export async function holdById(tx: Transaction, id: number): Promise<HeldSubmission | null> {
  const { rows } = await connectionOf(tx).query<Row>(
    `select ${columns} from dispatch_submission where id = $1 for update`,
    [id],
    'dispatch-hold-id',
  );
  return rows[0] ? heldOf(rows[0]) : null;
}

/**
 * All of a subject that have left through a gateway, of whoever they are, the newest first; held until the transaction ends, so
 * that none is judged meanwhile.
 */
export async function holdLeft(tx: Transaction, gateway: string, subject: string): Promise<HeldSubmission[]> {
  // Locked in one order by all.
  const { rows } = await connectionOf(tx).query<Row>(
    `select ${columns} from dispatch_submission
     where id in (select submission_id from dispatch_subject where subject = $2) and gateway = $1 and sends > 0
     order by id for update`,
    [gateway, subject],
    'dispatch-hold-left',
  );
  return rows.map(heldOf).reverse();
}

/** Notes that a subject's last receipt is there; false: it was noted before. The submission is held. */
export async function finishSubject(tx: Transaction, id: number, subject: string, atMs: number): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    'update dispatch_subject set final_at = $3 where submission_id = $1 and subject = $2 and final_at is null',
    [id, subject, new Date(atMs)],
    'dispatch-finish-subject',
  );
  return rowCount === 1;
}

/** How many subjects of a submission still wait for their last receipt. */
export async function countOpenSubjects(tx: Transaction, id: number): Promise<number> {
  const { rows } = await connectionOf(tx).query<{ count: number }>(
    'select count(*)::int as count from dispatch_subject where submission_id = $1 and final_at is null',
    [id],
    'dispatch-count-subjects',
  );
  return rows[0]!.count;
}

/** Whether a receipt contradicts what was settled, and nobody has looked since. The submission is held. */
export async function isContradicted(tx: Transaction, id: number): Promise<boolean> {
  const { rows } = await connectionOf(tx).query<{ kind: EventKind }>(
    `select kind from dispatch_event where submission_id = $1 and kind in ('contradiction', 'redriven') order by id desc limit 1`,
    [id],
    'dispatch-is-contradicted',
  );
  return rows[0]?.kind === 'contradiction';
}

/** How a submission stands from now on. */
export interface NextStep {
  readonly state: SubmissionState;
  readonly reason?: string;
  /** Null: nothing is done about it by itself. */
  readonly dueAtMs: number | null;
  readonly asks?: number;
  readonly giveUpAtMs?: number;
  /** Port time; null: it is not settled. */
  readonly settledAtMs?: number | null;
}

export async function keepStep(tx: Transaction, id: number, step: NextStep): Promise<void> {
  await connectionOf(tx).query(
    `update dispatch_submission set state = $2, reason = coalesce($3, reason), due_at = $4, asks = coalesce($5, asks),
       give_up_at = coalesce($6, give_up_at), settled_at = coalesce($7, settled_at) where id = $1`,
    [
      id,
      step.state,
      step.reason ?? null,
      step.dueAtMs === null ? null : new Date(step.dueAtMs),
      step.asks ?? null,
      step.giveUpAtMs === undefined ? null : new Date(step.giveUpAtMs),
      step.settledAtMs === undefined || step.settledAtMs === null ? null : new Date(step.settledAtMs),
    ],
    'dispatch-keep-step',
  );
}
