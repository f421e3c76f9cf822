import type { IntakeSource } from '@mastlight/domain/intake/intake-source';
import { statementBytesMax } from '../../../platform/db/staged-bytes';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import type { DecodingLane } from '../decoding-lane';
import { rawOf } from '../schema';

/** A large message is fetched in pieces of so many bytes, each taken apart without holding up anybody. */
const pieceBytes = 256 * 1024;

/** A message with its bytes, to be decoded. */
export interface WaitingMessage {
  readonly id: number;
  readonly source: IntakeSource;
  readonly sha256: Buffer;
  readonly bytes: Buffer;
  readonly receivedMs: number;
  readonly heardMs: number;
  readonly isRepeatable: boolean;
  /** The same bytes came from this source before. */
  readonly isRepeat: boolean;
  readonly isForced: boolean;
  /** Owner key of the account that sent it; null: it came with the key of a source. */
  readonly sentBy: string | null;
  /** How often it was taken up alone after a process had ended. */
  readonly tries: number;
}

interface WaitingRow {
  readonly id: number;
  readonly source: IntakeSource;
  readonly sha256: Buffer;
  readonly size: number;
  readonly bytes: Buffer | null;
  readonly received_at: Date;
  readonly heard_at: Date;
  readonly is_repeatable: boolean;
  readonly is_repeat: boolean;
  readonly is_forced: boolean;
  readonly sent_by: string | null;
  readonly tries: number;
}

/** The bytes are asked for row by row: each lies in the part of its month, and no other is looked at. */
const waitingColumns = (bytesMax: string): string =>
  `id, source, sha256, size, case when size <= ${bytesMax} then ${rawOf('m', 'bytes')} end as bytes, received_at, heard_at, is_repeatable, is_forced, sent_by, tries,
   is_repeatable and exists (select from intake_message e where e.source = m.source and e.sha256 = m.sha256 and e.id < m.id) as is_repeat`;

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

/** Messages whose bytes are kept, whatever was decided of them, in their order. */
export async function loadMessages(transaction: Transaction, messageIds: readonly number[]): Promise<WaitingMessage[]> {
  const { rows } = await connectionOf(transaction).query<WaitingRow>(
    `select ${waitingColumns('$2')} from intake_message m where id = any($1) and exists ${rawOf('m', '1')} order by id`,
    [messageIds, statementBytesMax],
    'intake-load-messages',
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
      receivedMs: row.received_at.getTime(),
      heardMs: row.heard_at.getTime(),
      isRepeatable: row.is_repeatable,
      isRepeat: row.is_repeat,
      isForced: row.is_forced,
      sentBy: row.sent_by,
      tries: row.tries,
    });
  }
  return waiting;
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
