import type { IntakeSource } from '@mastlight/domain/intake/intake-source';
import type { RereadSpan } from '@mastlight/domain/intake/reread-span';
import type { Database } from '../../../platform/db/database';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import { rawOf } from '../schema';

/** Whether a message is of a span, whose values are $1 to $4. */
const isOfSpan = `($1::text is null or m.source = $1) and ($2::timestamptz is null or m.received_at >= $2)
  and ($3::timestamptz is null or m.received_at < $3) and ($4::bigint[] is null or m.id = any($4))`;
const valuesOf = ({ source, fromMs, untilMs, messageIds }: RereadSpan): unknown[] => [
  source,
  fromMs === null ? null : new Date(fromMs),
  untilMs === null ? null : new Date(untilMs),
  messageIds,
];

/** How far a span has been read again. */
export interface RereadNote {
  readonly untilId: number;
  readonly lastId: number;
}

/** The note of a span, made where nobody has begun with it: it ends with the newest message there is. */
export async function beginReread(database: Database, span: string, nowMs: number): Promise<RereadNote> {
  const { rows } = await database.query<{ until_id: number; last_id: number }>(
    'system',
    `insert into intake_reread (span, until_id, last_id, begun_at)
     select $1, coalesce(max(id), 0), 0, $2 from intake_message
     on conflict (span) do update set span = excluded.span returning until_id, last_id`,
    [span, new Date(nowMs)],
    'intake-begin-reread',
  );
  return { untilId: rows[0]!.until_id, lastId: rows[0]!.last_id };
}

/** Notes how far it has come, with what was done. */
export async function noteReread(transaction: Transaction, span: string, lastId: number): Promise<void> {
  await connectionOf(transaction).query('update intake_reread set last_id = $2 where span = $1', [span, lastId], 'intake-note-reread');
}

/** Forgets a span that is done. */
export async function endReread(database: Database, span: string): Promise<void> {
  await database.query('system', 'delete from intake_reread where span = $1', [span], 'intake-end-reread');
}

/** A message that may be read again. */
export interface RereadCandidate {
  readonly id: number;
  readonly source: IntakeSource;
  readonly size: number;
}

/** Applied messages of a span whose bytes are kept, in their order; of those repeated as bytes the first alone. */
export async function findReread(database: Database, span: RereadSpan, note: RereadNote, countMax: number): Promise<RereadCandidate[]> {
  const { rows } = await database.query<{ id: number; source: IntakeSource; size: number }>(
    'system',
    `select id, source, size from intake_message m
     where ${isOfSpan} and id > $5 and id <= $6 and has_bytes and (state = 'applied' or (state = 'duplicate' and fact_count > 0))
       and exists ${rawOf('m', '1')} order by id limit $7`,
    [...valuesOf(span), note.lastId, note.untilId, countMax],
    'intake-find-reread',
  );
  return rows;
}

/** Quarantined messages of a span, whose bytes are kept. */
export async function findQuarantined(database: Database, span: RereadSpan): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>(
    'system',
    `select id from intake_message m where ${isOfSpan} and state = 'quarantined' and exists ${rawOf('m', '1')} order by id`,
    valuesOf(span),
    'intake-find-quarantined',
  );
  return rows.map(({ id }) => id);
}

/** Messages of a source but one that stated something which had been stated before, and whose bytes are kept. */
export async function findRepeating(transaction: Transaction, source: string, exceptId: number): Promise<number[]> {
  const { rows } = await connectionOf(transaction).query<{ id: number }>(
    `select id from intake_message m
     where source = $1 and id <> $2 and has_bytes and state in ('applied', 'duplicate') and fact_count > added_count order by id`,
    [source, exceptId],
    'intake-find-repeating',
  );
  return rows.map(({ id }) => id);
}
