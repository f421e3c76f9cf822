import type { SubmissionTold } from '@mastlight/domain/dispatch/contract';
import { levelOf, type SubmissionState } from '@mastlight/domain/dispatch/submission-state';
import type { DeadReason, EventKind } from '@mastlight/domain/dispatch/timeline';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Database, Scope } from '../../../platform/db/database';
import type { SubmissionStatus } from '../dispatch-door';

/** Laid aside, or settled and contradicted by a later receipt at which nobody has looked since. */
const toLookAt = `(state = 'dead' or id in (
  select e.submission_id from dispatch_event e where e.kind = 'contradiction' and not exists (
    select 1 from dispatch_event l where l.submission_id = e.submission_id and l.kind = 'redriven' and l.id > e.id)))`;

/** How many wait for somebody to look. */
export async function countDead(database: Database): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    'system',
    `select count(*)::int as count from dispatch_submission where ${toLookAt}`,
    [],
    'dispatch-count-dead',
  );
  return rows[0]!.count;
}

interface Row {
  readonly id: number;
  readonly owner_key: string;
  readonly reference: string;
  readonly product: string;
  readonly gateway: string;
  readonly file_name: string;
  readonly state: SubmissionState;
  readonly reason: string;
  readonly sends: number;
  readonly submitted_at: Date;
  readonly settled_at: Date | null;
}

const columns = 'id, owner_key, reference, product, gateway, file_name, state, reason, sends, submitted_at, settled_at';
const timeOf = (at: Date | null): string => (at === null ? '' : formatShanghai(at.getTime()));

export type FoundSubmission = SubmissionTold & { readonly ownerKey: string };

/** A submission of an owner with all that happened to it; undefined when it is none of his. */
export async function findTimeline(database: Database, ownerKey: string, reference: string): Promise<FoundSubmission | undefined> {
  const { rows } = await database.query<Row>(
    { ownerKey },
    `select ${columns} from dispatch_submission where owner_key = $1 and reference = $2`,
    [ownerKey, reference],
    'dispatch-timeline',
  );
  return (await withEvents(database, { ownerKey }, rows))[0];
}

/** Those at which somebody has to look, oldest first: laid aside, or contradicted. */
export async function listDead(database: Database, limit: number): Promise<(FoundSubmission & { readonly isContradicted: boolean })[]> {
  const { rows } = await database.query<Row>(
    'system',
    `select ${columns} from dispatch_submission where ${toLookAt} order by id limit $1`,
    [limit],
    'dispatch-list-dead',
  );
  return (await withEvents(database, 'system', rows)).map((one) => ({ ...one, isContradicted: one.state !== 'dead' }));
}

async function withEvents(database: Database, scope: Scope, found: readonly Row[]): Promise<FoundSubmission[]> {
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const events = await database.query<{
    submission_id: number;
    kind: EventKind;
    note: string;
    message_id: number | null;
    happened_at: Date;
  }>(
    scope,
    'select submission_id, kind, note, message_id, happened_at from dispatch_event where submission_id = any($1::bigint[]) order by id',
    [ids],
    'dispatch-events',
  );
  const subjects = await database.query<{ submission_id: number; subject: string; final_at: Date | null }>(
    scope,
    'select submission_id, subject, final_at from dispatch_subject where submission_id = any($1::bigint[]) order by subject',
    [ids],
    'dispatch-subjects',
  );
  return found.map((row) => ({
    ownerKey: row.owner_key,
    reference: row.reference,
    product: row.product,
    gateway: row.gateway,
    fileName: row.file_name,
    state: row.state,
    level: levelOf(row.state),
    deadReason: row.state === 'dead' ? (row.reason as DeadReason) : null,
    reason: row.state === 'dead' ? '' : row.reason,
    sends: row.sends,
    submitTime: timeOf(row.submitted_at),
    settleTime: timeOf(row.settled_at),
    subjects: subjects.rows
      .filter((one) => one.submission_id === row.id)
      .map(({ subject, final_at }) => ({ subject, finalTime: timeOf(final_at) })),
    events: events.rows
      .filter((one) => one.submission_id === row.id)
      .map(({ kind, note, message_id, happened_at }) => ({ kind, note, messageId: message_id, time: timeOf(happened_at) })),
  }));
}

/** How far an owner's submissions are, by reference; what is laid aside tells no reason of a counterpart. */
export async function readStatuses(
  database: Database,
  ownerKey: string,
  references: readonly string[],
): Promise<ReadonlyMap<string, SubmissionStatus>> {
  if (references.length === 0) return new Map();
  const { rows } = await database.query<{ reference: string; business_key: string; state: SubmissionState; reason: string }>(
    { ownerKey },
    'select reference, business_key, state, reason from dispatch_submission where owner_key = $1 and reference = any($2::text[])',
    [ownerKey, references],
    'dispatch-read-statuses',
  );
  return new Map(
    rows.map(({ reference, business_key, state, reason }) => [
      reference,
      { reference, businessKey: business_key, state, level: levelOf(state), reason: state === 'dead' ? '' : reason },
    ]),
  );
}
