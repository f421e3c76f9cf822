import type { IntakeSource } from '@mastlight/domain/intake/intake-source';
import { dropStagedBytes, stageBytes, statementBytesMax } from '../../../platform/db/staged-bytes';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import type { Receipt } from '../intake-door';

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
