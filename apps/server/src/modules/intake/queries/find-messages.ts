import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { quarantineTexts } from '@mastlight/domain/intake/messages';
import type { MessageState } from '@mastlight/domain/intake/message-state';
import type { intake } from '@mastlight/domain/intake/contract';
import type { ResponseOf } from '@mastlight/domain/vocabulary/endpoint';
import type { Database } from '../../../platform/db/database';
import type { Outcome } from '../intake-door';
import { messageColumns, type MessageRow } from '../schema';

type ListedMessage = ResponseOf<typeof intake.listMessages>['list'][number];

const listedMax = 100;

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

/** Messages of a state, newest first, older than `beforeId`. */
export async function listMessages(database: Database, state: MessageState | undefined, beforeId: number | undefined): Promise<Outcome[]> {
  const { rows } = await database.query<MessageRow>(
    'system',
    `select ${messageColumns} from intake_message
     where ($1::text is null or state = $1) and ($2::bigint is null or id < $2) order by id desc limit ${listedMax}`,
    [state ?? null, beforeId ?? null],
  );
  return rows.map(outcomeOf);
}

/** Decided messages of an inbox whose files are not sorted yet, oldest first. */
export async function findUnsorted(database: Database, inbox: string, countMax: number): Promise<Outcome[]> {
  const { rows } = await database.query<MessageRow>(
    'system',
    `select ${messageColumns} from intake_message
     where inbox = $1 and not is_sorted and state <> 'received' order by id limit $2`,
    [inbox, countMax],
    'intake-unsorted',
  );
  return rows.map(outcomeOf);
}

/** The stored bytes of a message; of a duplicate, those it repeats. */
export async function findBytes(database: Database, messageId: number): Promise<Buffer | null> {
  const { rows } = await database.query<{ bytes: Buffer | null }>(
    'system',
    `select coalesce(m.bytes, first.bytes) as bytes
     from intake_message m left join intake_message first on first.id = m.duplicate_of where m.id = $1`,
    [messageId],
  );
  return rows[0]?.bytes ?? null;
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
  };
}

/** An outcome as the wire tells it. */
export function presentOutcome(outcome: Outcome): ListedMessage {
  const { receivedMs, findings, detail, ...rest } = outcome;
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
