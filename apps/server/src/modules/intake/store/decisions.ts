import type { IntakeSource } from '@mastlight/domain/intake/intake-source';
import type { MessageState, QuarantineReason } from '@mastlight/domain/intake/message-state';
import type { Finding } from '@mastlight/wire';
import { jsonText } from '../../../platform/db/json-text';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import { rawOf } from '../schema';
import { countOddities } from './counts';

/** What was decided about a message. */
export interface Decision {
  readonly messageId: number;
  readonly source: IntakeSource;
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

/** Writes decisions, and counts what was found odd; each message is decided once, unless it is driven again. The caller has the turn of their lane. */
export async function saveDecisions(transaction: Transaction, decisions: readonly Decision[], nowMs: number): Promise<void> {
  if (decisions.length === 0) return;
  // While what was decided of them before still stands there.
  await countOddities(transaction, decisions, nowMs);
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

/** Counts anew what messages state that were read again. */
export async function saveCounts(
  transaction: Transaction,
  counts: readonly Pick<Decision, 'messageId' | 'messages' | 'refused' | 'facts' | 'added'>[],
): Promise<void> {
  await connectionOf(transaction).query(
    `update intake_message as kept
     set state = case when d.added_count > 0 then 'applied' else kept.state end,
       duplicate_of = case when d.added_count > 0 then null else kept.duplicate_of end,
       message_count = d.message_count, refused_count = d.refused_count, fact_count = d.fact_count, added_count = d.added_count
     from unnest($1::bigint[], $2::int[], $3::int[], $4::int[], $5::int[]) as d (id, message_count, refused_count, fact_count, added_count)
     where kept.id = d.id and (kept.message_count, kept.refused_count, kept.fact_count, kept.added_count)
       is distinct from (d.message_count, d.refused_count, d.fact_count, d.added_count)`,
    [
      counts.map(({ messageId }) => messageId),
      counts.map(({ messages }) => messages),
      counts.map(({ refused }) => refused),
      counts.map(({ facts }) => facts),
      counts.map(({ added }) => added),
    ],
    'intake-save-counts',
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

/** Puts quarantined messages back in line whose bytes are still kept. @returns which these are. */
export async function requeueMessages(
  transaction: Transaction,
  messageIds: readonly number[],
  isForced: boolean,
): Promise<ReadonlySet<number>> {
  // What is decided anew is answered anew.
  const { rows } = await connectionOf(transaction).query<{ id: number }>(
    `with answered as (delete from intake_receipt where message_id = any($1) and exists (
       select from intake_message m where m.id = message_id and m.state = 'quarantined'))
     update intake_message
     set state = 'received', is_forced = $2, tries = 0, reason = null, detail = null, decided_at = null, is_sorted = inbox is null
     where id = any($1) and state = 'quarantined' and exists ${rawOf('intake_message', '1')} returning id`,
    [messageIds, isForced],
  );
  return new Set(rows.map(({ id }) => id));
}
