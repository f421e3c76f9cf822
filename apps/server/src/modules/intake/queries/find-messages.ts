import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { quarantineTexts } from '@mastlight/domain/intake/messages';
import type { MessageState } from '@mastlight/domain/intake/message-state';
import type { intake } from '@mastlight/domain/intake/contract';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { intakeRefusals as refusals } from '@mastlight/domain/intake/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { IntakeSource } from '@mastlight/domain/intake/intake-source';
import type { ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import type { Database } from '../../../platform/db/database';
import type { Outcome } from '../intake-door';
import { messageColumns, rawOf, type MessageRow } from '../schema';

type ListedMessage = ResponseOf<typeof intake.listMessages>['list'][number];

const listedMax = 100;

/** The row whose bytes are those of `m`: its own, or that which it repeats. */
const keptOf = 'intake_message kept on kept.id = case when m.has_bytes then m.id else m.duplicate_of end';

/** What became of a message; null when there is none of this number. */
export async function findOutcome(database: Database, messageId: number): Promise<Outcome | null> {
  const { rows } = await database.query<MessageRow>(
    'system',
    `select ${messageColumns} from intake_message where id = $1`,
    [messageId],
    'intake-outcome',
  );
  return rows[0] ? outcomeOf(rows[0]) : null;
}

/**
 * What became of a message that a source has sent.
 *
 * @throws BusinessError 404 when there is none of this number from it.
 */
export async function findOutcomeOf(database: Database, source: IntakeSource, messageId: number): Promise<Outcome> {
  const outcome = await findOutcome(database, messageId);
  if (outcome?.source !== source) throw new BusinessError(404);
  return outcome;
}

/** Messages of a state, newest first, older than `beforeId`; of some, when their numbers are given. */
export async function listMessages(
  database: Database,
  {
    state,
    beforeId,
    ids,
  }: { readonly state?: MessageState | undefined; readonly beforeId?: number | undefined; readonly ids?: readonly number[] | undefined },
): Promise<Outcome[]> {
  const { rows } = await database.query<MessageRow>(
    'system',
    `select ${messageColumns} from intake_message
     where ($1::text is null or state = $1) and ($2::bigint is null or id < $2) and ($3::bigint[] is null or id = any($3))
     order by id desc limit ${listedMax}`,
    [state ?? null, beforeId ?? null, ids ?? null],
  );
  return rows.map(outcomeOf);
}

/** Of some messages, those in quarantine. */
export async function findQuarantinedOf(database: Database, messageIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (messageIds.length === 0) return new Set();
  const { rows } = await database.query<{ id: number }>(
    'system',
    `select id from intake_message where id = any($1) and state = 'quarantined'`,
    [messageIds],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Bytes of a message from a place on, and how many there are in all; null when they are kept no longer or there is no such message. */
export async function findBytesFrom(
  database: Database,
  messageId: number,
  from: number,
  countMax: number,
): Promise<{ readonly bytes: Buffer; readonly size: number } | null> {
  const { rows } = await database.query<{ piece: Buffer | null; size: number }>(
    'system',
    `select ${rawOf('kept', 'substring(bytes from $2 for $3)')} as piece, kept.size
     from intake_message m join ${keptOf} where m.id = $1`,
    [messageId, Math.min(from, 2 ** 31 - 2) + 1, countMax],
    'intake-bytes-from',
  );
  return rows[0]?.piece ? { bytes: rows[0].piece, size: rows[0].size } : null;
}

/** Messages that were handed in under these claims and whose files are not placed yet, by claim. */
export async function findClaimed(
  database: Database,
  inbox: string,
  claims: readonly string[],
): Promise<ReadonlyMap<string, Pick<Outcome, 'messageId' | 'sha256'>>> {
  if (claims.length === 0) return new Map();
  const { rows } = await database.query<{ claim: string; id: number; sha256: Buffer }>(
    'system',
    'select claim, id, sha256 from intake_message where inbox = $1 and claim = any($2)',
    [inbox, claims],
  );
  return new Map(rows.map(({ claim, id, sha256 }) => [claim, { messageId: id, sha256: sha256.toString('hex') }]));
}

/**
 * Decided messages of an inbox whose files are not sorted yet, but for those
 * named, in order. `not in (select …)` looks each up by hash; `<> all` would
 * compare each with all that are named.
 */
export async function findUnsorted(database: Database, inbox: string, exceptIds: readonly number[], countMax: number): Promise<Outcome[]> {
  const { rows } = await database.query<MessageRow>(
    'system',
    `select ${messageColumns} from intake_message
     where inbox = $1 and not is_sorted and state <> 'received' and id not in (select unnest($2::bigint[])) order by id limit $3`,
    [inbox, exceptIds, countMax],
    'intake-unsorted',
  );
  return rows.map(outcomeOf);
}

/** The stored bytes of a message, of a duplicate those it repeats; null when they are kept no longer. */
export async function findBytes(database: Database, messageId: number): Promise<Buffer | null> {
  const { rows } = await database.query<{ bytes: Buffer | null }>(
    'system',
    `select ${rawOf('kept', 'bytes')} as bytes from intake_message m join ${keptOf} where m.id = $1`,
    [messageId],
    'intake-bytes',
  );
  return rows[0]?.bytes ?? null;
}

/** Whether the bytes of a message, of a duplicate those it repeats, are still kept. */
async function isRawKept(database: Database, messageId: number): Promise<boolean> {
  const { rowCount } = await database.query(
    'system',
    `select 1 from intake_message m join ${keptOf} where m.id = $1 and exists ${rawOf('kept', '1')}`,
    [messageId],
  );
  return rowCount === 1;
}

/** @throws BusinessError 410 when the bytes of a message are kept no longer. */
export async function requireRawKept(database: Database, messageId: number): Promise<void> {
  if (!(await isRawKept(database, messageId))) throw refuse(refusals.rawExpired, {});
}

/** The beginning of a message's bytes. */
export interface FirstBytes {
  readonly bytes: Buffer;
  readonly isWhole: boolean;
}

/** So many bytes come in one answer: the driver takes each apart in one go. */
const piece = 256 * 1024;

/** As `findBytes`, up to `max` bytes, fetched in pieces so that a large file holds up nobody. */
export async function findFirstBytes(database: Database, messageId: number, max: number): Promise<FirstBytes | null> {
  const pieces: Buffer[] = [];
  for (let from = 0, size = 1; from < size && from < max; from += piece) {
    const { rows } = await database.query<{ piece: Buffer | null; size: number }>(
      'system',
      `select ${rawOf('kept', 'substring(bytes from $2 for $3)')} as piece, kept.size
       from intake_message m join ${keptOf} where m.id = $1`,
      [messageId, from + 1, Math.min(piece, max - from)],
      'intake-first-bytes',
    );
    if (!rows[0]?.piece) return null;
    pieces.push(rows[0].piece);
    size = rows[0].size;
    if (from + piece >= max && size > max) return { bytes: endedAtCharacter(Buffer.concat(pieces)), isWhole: false };
  }
  return { bytes: Buffer.concat(pieces), isWhole: true };
}

/** A beginning that ends behind an ASCII byte, so that no character is cut in two. */
function endedAtCharacter(bytes: Buffer): Buffer {
  let end = bytes.length;
  while (end > bytes.length - 64 && end > 0 && bytes[end - 1]! >= 0x80) end--;
  return bytes.subarray(0, end);
}

function outcomeOf(row: MessageRow): Outcome {
  return {
    messageId: row.id,
    source: row.source,
    fileName: row.file_name,
    size: row.size,
    sha256: row.sha256.toString('hex'),
    receivedMs: row.received_at.getTime(),
    state: row.state,
    reason: row.reason,
    detail: row.detail,
    format: row.format,
    messages: row.message_count,
    refused: row.refused_count,
    facts: row.fact_count,
    added: row.added_count,
    duplicateOf: row.duplicate_of,
    findings: row.findings,
    sentBy: row.sent_by,
  };
}

/** An outcome as the wire tells it. */
export function presentOutcome(outcome: Outcome): ListedMessage {
  const { receivedMs, findings, detail, sentBy: _sentBy, ...rest } = outcome;
  const reasonText = outcome.reason && [quarantineTexts[outcome.reason], detail].filter(Boolean).join('：');
  return {
    ...rest,
    reasonText,
    receivedTime: formatShanghai(receivedMs),
    findings: findings.map((finding) => ({
      severity: finding.severity,
      code: finding.code,
      offset: finding.offset,
      segment: finding.segment ?? null,
      text: finding.zh,
    })),
  };
}
