import type { IntakeSource } from '@mastlight/domain/intake/intake-source';
import type { MessageState, QuarantineReason } from '@mastlight/domain/intake/message-state';
import type { Finding } from '@mastlight/wire';
import type { Database } from '../../platform/db/database';
import { jsonText } from '../../platform/db/json-text';
import { dropStagedBytes, stageBytes, statementBytesMax } from '../../platform/db/staged-bytes';
import { connectionOf, type Transaction } from '../../platform/db/transaction';
import type { DecodingLane } from './decoding-lane';
import type { Receipt } from './intake-door';

/** Held by all who decode, together; by one alone who takes up what a process has ended over. */
const decodeLockId = 7_305_030;
/** In each lane one transaction at a time decodes, so that its messages are applied in the order they came in. */
const laneLockClass = 7_305_030;

/** A large message is fetched in pieces of so many bytes, each taken apart without holding up anybody. */
const pieceBytes = 256 * 1024;

export interface StoredRaw {
  readonly source: IntakeSource;
  readonly fileName: string | null;
  readonly bytes: Uint8Array;
  /** Null: it came without a file of ours. */
  readonly inbox: string | null;
  readonly claim: string | null;
  /** Null: it came with the key of a source. */
  readonly sentBy: string | null;
  readonly sha256: Buffer;
  readonly isRepeatable: boolean;
  readonly receivedMs: number;
  readonly heardMs: number;
}

/** Stores one raw message; the same bytes again become a duplicate that points to the first. */
export async function insertMessage(transaction: Transaction, raw: StoredRaw): Promise<Receipt> {
  const connection = connectionOf(transaction);
  const values = [
    raw.source,
    raw.fileName,
    raw.sha256,
    raw.bytes.length,
    new Date(raw.receivedMs),
    new Date(raw.heardMs),
    raw.inbox,
    raw.claim,
    raw.sentBy,
  ];
  const sha256 = raw.sha256.toString('hex');
  const staged = raw.bytes.length > statementBytesMax ? await stageBytes(transaction, raw.bytes) : null;
  const stored = await connection.query<{ id: number }>(
    `with stored as (
       insert into intake_message (source, file_name, sha256, size, received_at, heard_at, inbox, claim, sent_by, is_sorted, is_repeatable, has_bytes, state)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $7::text is null, $10, true, 'received')
       on conflict (source, sha256) where has_bytes and not is_repeatable do nothing returning id, received_at),
     raw as (
       insert into intake_raw (message_id, received_at, bytes)
       select id, received_at, ${staged === null ? '$11::bytea' : 'lo_get($11)'} from stored)
     select id from stored`,
    [...values, raw.isRepeatable, staged ?? raw.bytes],
    staged === null ? 'intake-insert-message' : 'intake-insert-staged',
  );
  if (staged !== null) await dropStagedBytes(transaction, staged);
  if (stored.rows[0]) return { messageId: stored.rows[0].id, state: 'received', sha256 };
  const repeated = await connection.query<{ id: number }>(
    `insert into intake_message (source, file_name, sha256, size, received_at, heard_at, inbox, claim, sent_by, is_sorted, is_repeatable, has_bytes, state, duplicate_of, decided_at)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $7::text is null, false, false, 'duplicate', first.id, $5
     from intake_message first where first.source = $1 and first.sha256 = $3 and first.has_bytes
     order by first.id limit 1 returning id`,
    values,
    'intake-insert-duplicate',
  );
  return { messageId: repeated.rows[0]!.id, state: 'duplicate', sha256 };
}

/** A message that waits to be decoded. */
export interface WaitingMessage {
  readonly id: number;
  readonly source: IntakeSource;
  readonly sha256: Buffer;
  readonly bytes: Buffer;
  readonly heardMs: number;
  readonly isRepeatable: boolean;
  readonly isForced: boolean;
  /** How often it was taken up alone after a process had ended. */
  readonly tries: number;
}

/** Waits until no other transaction decodes in this lane. */
export async function takeDecodeTurn(transaction: Transaction, lane: Pick<DecodingLane, 'index'>): Promise<void> {
  // In this order: whoever waits for the lane must not come before one who waits for all to end.
  await connectionOf(transaction).query(
    'select pg_advisory_xact_lock_shared($1), pg_advisory_xact_lock($2, $3)',
    [decodeLockId, laneLockClass, lane.index],
    'intake-take-turn',
  );
}

/** Waits until no other transaction decodes at all. */
export async function takeDecodeTurnAlone(transaction: Transaction): Promise<void> {
  await connectionOf(transaction).query('select pg_advisory_xact_lock($1)', [decodeLockId], 'intake-take-turn-alone');
}

/** Of some lanes, those in which a message waits. */
export async function findWaitingLanes(database: Database, lanes: readonly DecodingLane[]): Promise<DecodingLane[]> {
  const { rows } = await database.query<{ source: IntakeSource }>(
    'system',
    `select source from unnest($1::text[]) as any_source (source)
     where exists (select 1 from intake_message m where m.state = 'received' and m.source = any_source.source)`,
    [lanes.flatMap(({ sources }) => sources)],
    'intake-waiting-lanes',
  );
  const waiting = new Set(rows.map(({ source }) => source));
  return lanes.filter(({ sources }) => sources.some((source) => waiting.has(source)));
}

interface WaitingRow {
  readonly id: number;
  readonly source: IntakeSource;
  readonly sha256: Buffer;
  readonly size: number;
  readonly bytes: Buffer | null;
  readonly heard_at: Date;
  readonly is_repeatable: boolean;
  readonly is_forced: boolean;
  readonly tries: number;
}

/** The bytes are asked for row by row: each lies in the part of its month, and no other is looked at. */
const waitingColumns = (bytesMax: string): string =>
  `id, source, sha256, size, case when size <= ${bytesMax} then ${rawOf('m', 'bytes')} end as bytes, heard_at, is_repeatable, is_forced, tries`;

/** What the raw part tells of a message row; null when its time is over. */
export function rawOf(message: string, expression: string): string {
  return `(select ${expression} from intake_raw r where r.message_id = ${message}.id and r.received_at = ${message}.received_at)`;
}

/**
 * The next messages of a lane to decode, bounded by number and by bytes; at
 * least one when any waits. Those of one source in the order they came; the
 * sources take turns, so that a backlog of one holds up no other.
 */
export async function loadWaiting(
  transaction: Transaction,
  lane: DecodingLane,
  countMax: number,
  bytesMax: number,
): Promise<WaitingMessage[]> {
  const { rows } = await connectionOf(transaction).query<WaitingRow>(
    `select ${waitingColumns('$3')} from intake_message m
     where id in (
       select id from (
         select id, size, sum(size) over (order by turn, size, id) as total, row_number() over (order by turn, size, id) as place
         from unnest($4::text[]) as any_source (name)
         cross join lateral (
           select id, size, row_number() over (order by id) as turn from (
             select id, size from intake_message where state = 'received' and source = any_source.name order by id limit $1) oldest) turns
       ) placed
       where total - size < $2 and place <= $1)
     order by id`,
    [countMax, bytesMax, statementBytesMax, lane.sources],
    'intake-load-waiting',
  );
  return withBytes(transaction, rows);
}

/** The oldest waiting message of `among`; null when none of them waits. */
export async function loadOldest(transaction: Transaction, among: readonly number[]): Promise<WaitingMessage | null> {
  const { rows } = await connectionOf(transaction).query<WaitingRow>(
    `select ${waitingColumns('$2')} from intake_message m where id = any($1) and state = 'received' order by id limit 1`,
    [among, statementBytesMax],
    'intake-load-oldest',
  );
  const [message] = await withBytes(transaction, rows);
  return message ?? null;
}

async function withBytes(transaction: Transaction, rows: readonly WaitingRow[]): Promise<WaitingMessage[]> {
  const waiting: WaitingMessage[] = [];
  for (const row of rows) {
    waiting.push({
      id: row.id,
      source: row.source,
      sha256: row.sha256,
      bytes: row.bytes ?? (await loadInPieces(transaction, row.id, row.size)),
      heardMs: row.heard_at.getTime(),
      isRepeatable: row.is_repeatable,
      isForced: row.is_forced,
      tries: row.tries,
    });
  }
  return waiting;
}

/**
 * The messages of a lane that another process was decoding when it ended, as
 * far as they still wait. The caller has the lane's turn, so that nobody is at them.
 */
export async function findLeftBehind(transaction: Transaction, processId: string, lane: DecodingLane): Promise<number[]> {
  const { rows } = await connectionOf(transaction).query<{ id: number }>(
    `select id from intake_message
     where id = any(array(select unnest(message_ids) from intake_decoding where process <> $1)) and state = 'received' and source = any($2)`,
    [processId, lane.sources],
    'intake-left-behind',
  );
  return rows.map(({ id }) => id);
}

/**
 * Notes what is about to be decoded, whatever becomes of the transaction that
 * does it. It need not survive the database's end, so nobody waits for the disk.
 */
export async function noteDecoding(
  database: Database,
  processId: string,
  lane: DecodingLane,
  messageIds: readonly number[],
): Promise<void> {
  await database.query(
    'system',
    `with fast as materialized (select set_config('synchronous_commit', 'off', true))
     insert into intake_decoding (lane, process, message_ids) select $3, $1, $2 from fast
     on conflict (lane) do update set process = excluded.process, message_ids = excluded.message_ids`,
    [processId, messageIds, lane.name],
    'intake-note-decoding',
  );
}

/** Counts that a message left behind is taken up alone, whatever becomes of the transaction that does it. */
export async function countTry(database: Database, messageId: number): Promise<void> {
  await database.query('system', 'update intake_message set tries = tries + 1 where id = $1', [messageId], 'intake-count-try');
}

/** The bytes of a large message: the driver takes an answer apart in memory several times its size. */
async function loadInPieces(transaction: Transaction, messageId: number, size: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(size);
  for (let from = 0; from < size; from += pieceBytes) {
    const { rows } = await connectionOf(transaction).query<{ piece: Buffer }>(
      `select ${rawOf('m', 'substring(bytes from $2 for $3)')} as piece from intake_message m where id = $1`,
      [messageId, from + 1, pieceBytes],
      'intake-load-piece',
    );
    rows[0]!.piece.copy(bytes, from);
  }
  return bytes;
}

/** Whether a message still waits to be decoded. */
export async function isWaiting(transaction: Transaction, messageId: number): Promise<boolean> {
  const { rowCount } = await connectionOf(transaction).query(`select 1 from intake_message where id = $1 and state = 'received'`, [
    messageId,
  ]);
  return rowCount === 1;
}

/** What was decided about a message. */
export interface Decision {
  readonly messageId: number;
  readonly state: Exclude<MessageState, 'received'>;
  readonly reason: QuarantineReason | null;
  readonly detail: string | null;
  readonly duplicateOf: number | null;
  readonly format: string | null;
  readonly interchangeKey: string | null;
  readonly messages: number;
  readonly refused: number;
  readonly facts: number;
  readonly added: number;
  readonly findings: readonly Finding[];
}

/** Writes decisions; each message is decided once, unless it is driven again. */
export async function saveDecisions(transaction: Transaction, decisions: readonly Decision[], nowMs: number): Promise<void> {
  if (decisions.length === 0) return;
  const column = <T>(read: (decision: Decision) => T): T[] => decisions.map(read);
  await connectionOf(transaction).query(
    `update intake_message as kept
     set state = d.state, reason = d.reason, detail = d.detail, duplicate_of = d.duplicate_of, format = d.format,
         interchange_key = d.interchange_key, message_count = d.message_count, refused_count = d.refused_count,
         fact_count = d.fact_count, added_count = d.added_count, findings = d.findings, decided_at = $13
     from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::text[], $7::text[], $8::int[],
                 $9::int[], $10::int[], $11::int[], $12::jsonb[])
       as d (id, state, reason, detail, duplicate_of, format, interchange_key, message_count, refused_count,
             fact_count, added_count, findings)
     where kept.id = d.id`,
    [
      column((d) => d.messageId),
      column((d) => d.state),
      column((d) => d.reason),
      column((d) => d.detail),
      column((d) => d.duplicateOf),
      column((d) => d.format),
      column((d) => d.interchangeKey),
      column((d) => d.messages),
      column((d) => d.refused),
      column((d) => d.facts),
      column((d) => d.added),
      column((d) => jsonText(d.findings)),
      new Date(nowMs),
    ],
    'intake-save-decisions',
  );
}

/** What an interchange reference stood for before. */
export interface KnownInterchange {
  readonly messageId: number;
  readonly contentDigest: Buffer;
}

/** Claims an interchange reference for a message. @returns null when it was free, else who has it. */
export async function claimInterchange(
  transaction: Transaction,
  source: IntakeSource,
  key: string,
  contentDigest: Buffer,
  messageId: number,
): Promise<KnownInterchange | null> {
  const connection = connectionOf(transaction);
  const claimed = await connection.query(
    `insert into intake_interchange (source, key, content_digest, message_id) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [source, key, contentDigest, messageId],
    'intake-claim-interchange',
  );
  if (claimed.rowCount === 1) return null;
  const { rows } = await connection.query<{ message_id: number; content_digest: Buffer }>(
    'select message_id, content_digest from intake_interchange where source = $1 and key = $2',
    [source, key],
    'intake-known-interchange',
  );
  const known = rows[0]!;
  return known.message_id === messageId ? null : { messageId: known.message_id, contentDigest: known.content_digest };
}

/**
 * The first other message of a source with these bytes that was applied before
 * `messageId`; null when there is none. A smaller number does not mean
 * applied earlier: its transaction may have been committed later.
 */
export async function findEarlierTwin(
  transaction: Transaction,
  source: IntakeSource,
  sha256: Buffer,
  messageId: number,
): Promise<number | null> {
  const { rows } = await connectionOf(transaction).query<{ id: number }>(
    `select id from intake_message
     where source = $1 and sha256 = $2 and id <> $3 and (id < $3 or state in ('applied', 'duplicate')) order by id limit 1`,
    [source, sha256, messageId],
    'intake-earlier-twin',
  );
  return rows[0]?.id ?? null;
}

/** Puts a quarantined message back in line whose bytes are still kept. @returns false when there is none of this number. */
export async function requeueMessage(transaction: Transaction, messageId: number, isForced: boolean): Promise<boolean> {
  const { rowCount } = await connectionOf(transaction).query(
    `update intake_message
     set state = 'received', is_forced = $2, tries = 0, reason = null, detail = null, decided_at = null, is_sorted = inbox is null
     where id = $1 and state = 'quarantined' and exists ${rawOf('intake_message', '1')}`,
    [messageId, isForced],
  );
  return rowCount === 1;
}

/** Notes that the files of these messages lie where they belong; a message that waits again meanwhile stays unsorted. */
export async function markSorted(transaction: Transaction, messageIds: readonly number[]): Promise<void> {
  await connectionOf(transaction).query(
    `update intake_message set is_sorted = true, claim = null where id = any($1) and state <> 'received'`,
    [messageIds],
    'intake-mark-sorted',
  );
}
