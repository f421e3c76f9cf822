import { countedHours } from '@mastlight/domain/intake/limits';
import type { intake } from '@mastlight/domain/intake/contract';
import type { ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import type { Database } from '../../../platform/db/database';

type Counts = ResponseOf<typeof intake.queryStatus>;

/** A source's receipts; received = applied + duplicate + quarantined + waiting. */
export interface SourceCounts {
  readonly source: string;
  readonly received: number;
  readonly applied: number;
  readonly duplicate: number;
  readonly quarantined: number;
  readonly waiting: number;
  /** Refused messages inside files whose other messages were applied. */
  readonly refusedMessages: number;
  readonly quarantinedBytes: number;
  /** Receipts of the last `countedHours` hours, the oldest first. */
  readonly hourly: readonly number[];
  readonly lastReceivedMs: number | null;
  readonly oldestWaitingMs: number | null;
}

/**
 * Counts stored messages by source and state from what each change of them
 * noted, so that it costs the same with a million stored as with none. One
 * statement sees one snapshot, and every change is noted in its own
 * transaction, so the sum is exact whenever it is asked.
 */
export async function countBySource(database: Database, nowMs: number): Promise<SourceCounts[]> {
  const { rows } = await database.query<{
    source: string;
    received: number;
    applied: number;
    duplicate: number;
    quarantined: number;
    waiting: number;
    refused: number;
    quarantined_bytes: number;
    last_received_at: Date | null;
    oldest_waiting_at: Date | null;
    hourly: number[];
  }>(
    'system',
    `with counted as (
       select source, state, hour_from, sum(messages) as messages, sum(bytes) as bytes, sum(refused) as refused, sum(received) as received,
         max(last_received_at) as last_received_at
       from intake_count group by 1, 2, 3
     ), hours as (
       select generate_series(date_trunc('hour', $1::timestamptz, 'Asia/Shanghai') - make_interval(hours => $2 - 1),
         date_trunc('hour', $1::timestamptz, 'Asia/Shanghai'), interval '1 hour') as hour_from
     )
     select source, sum(received)::bigint as received,
       coalesce(sum(messages) filter (where state = 'applied'), 0)::bigint as applied,
       coalesce(sum(messages) filter (where state = 'duplicate'), 0)::bigint as duplicate,
       coalesce(sum(messages) filter (where state = 'quarantined'), 0)::bigint as quarantined,
       coalesce(sum(messages) filter (where state = 'received'), 0)::bigint as waiting,
       coalesce(sum(refused) filter (where state = 'applied'), 0)::bigint as refused,
       coalesce(sum(bytes) filter (where state = 'quarantined'), 0)::bigint as quarantined_bytes,
       max(last_received_at) as last_received_at,
       (select received_at from intake_message m where m.state = 'received' and m.source = counted.source order by id limit 1)
         as oldest_waiting_at,
       array(select coalesce((select sum(own.received) from counted own
               where own.source = counted.source and own.hour_from = hours.hour_from), 0)::int
             from hours order by hours.hour_from) as hourly
     from counted group by source having sum(received) <> 0 or sum(messages) <> 0 order by source`,
    [new Date(nowMs), countedHours],
    'intake-count-by-source',
  );
  return rows.map((row) => ({
    source: row.source,
    received: row.received,
    applied: row.applied,
    duplicate: row.duplicate,
    quarantined: row.quarantined,
    waiting: row.waiting,
    refusedMessages: row.refused,
    quarantinedBytes: row.quarantined_bytes,
    hourly: row.hourly,
    lastReceivedMs: row.last_received_at?.getTime() ?? null,
    oldestWaitingMs: row.oldest_waiting_at?.getTime() ?? null,
  }));
}

/** Seconds from an instant to now; null when there is none. */
export const ageSeconds = (sinceMs: number | null, nowMs: number): number | null =>
  sinceMs === null ? null : Math.max(0, (nowMs - sinceMs) / 1000);

/** The counts of all sources together, and how long the oldest has waited and lain in quarantine. */
export function totalOf(sources: readonly SourceCounts[], oldestQuarantinedMs: number | null, nowMs: number): Counts {
  const sum = (read: (source: SourceCounts) => number): number => sources.reduce((total, source) => total + read(source), 0);
  const oldestWaitingMs = sources.reduce<number | null>(
    (oldest, source) => (source.oldestWaitingMs === null ? oldest : Math.min(oldest ?? Infinity, source.oldestWaitingMs)),
    null,
  );
  return {
    received: sum((source) => source.received),
    applied: sum((source) => source.applied),
    duplicate: sum((source) => source.duplicate),
    quarantined: sum((source) => source.quarantined),
    waiting: sum((source) => source.waiting),
    refusedMessages: sum((source) => source.refusedMessages),
    oldestWaitingSeconds: ageSeconds(oldestWaitingMs, nowMs),
    oldestQuarantinedSeconds: ageSeconds(oldestQuarantinedMs, nowMs),
    quarantinedBytes: sum((source) => source.quarantinedBytes),
  };
}

/** When the oldest message in quarantine was received, ms since epoch; null when there is none. */
export async function findOldestQuarantined(database: Database): Promise<number | null> {
  const { rows } = await database.query<{ received_at: Date }>(
    'system',
    `select received_at from intake_message where state = 'quarantined' order by id limit 1`,
    [],
    'intake-oldest-quarantined',
  );
  return rows[0]?.received_at.getTime() ?? null;
}

/** A code that no table holds, or a port that a message has no business with, and where it was seen last. */
export interface Oddity {
  readonly source: string;
  readonly code: string;
  readonly value: string;
  readonly messages: number;
  readonly lastSeenMs: number;
  readonly lastMessageId: number;
  readonly lastSegment: number | null;
  readonly lastOffset: number;
}

/** What was seen last of what needs somebody to look at, newest first. */
export async function listOddities(database: Database, countMax: number): Promise<Oddity[]> {
  const { rows } = await database.query<{
    source: string;
    code: string;
    value: string;
    messages: number;
    last_seen_at: Date;
    last_message_id: number;
    last_segment: number | null;
    last_offset: number;
  }>(
    'system',
    `select source, code, value, messages, last_seen_at, last_message_id, last_segment, last_offset
     from intake_oddity order by last_seen_at desc limit $1`,
    [countMax],
    'intake-oddities',
  );
  return rows.map((row) => ({
    source: row.source,
    code: row.code,
    value: row.value,
    messages: row.messages,
    lastSeenMs: row.last_seen_at.getTime(),
    lastMessageId: row.last_message_id,
    lastSegment: row.last_segment,
    lastOffset: row.last_offset,
  }));
}

/** Whether a message received before `beforeMs` still waits to be decoded. */
export async function isAnyWaiting(database: Database, beforeMs: number): Promise<boolean> {
  const { rowCount } = await database.query(
    'system',
    `select 1 from intake_message where state = 'received' and received_at < $1 limit 1`,
    [new Date(beforeMs)],
  );
  return rowCount === 1;
}

/** Messages that wait to be decoded, and for how many seconds the oldest has waited; 0 when none does. */
export async function measureLag(database: Database, nowMs: number): Promise<{ waiting: number; seconds: number }> {
  const { rows } = await database.query<{ waiting: number; oldest: Date | null }>(
    'system',
    `select count(*)::int as waiting, min(received_at) as oldest from intake_message where state = 'received'`,
  );
  const { waiting, oldest } = rows[0]!;
  return { waiting, seconds: oldest ? Math.max(0, (nowMs - oldest.getTime()) / 1000) : 0 };
}

/** Whether messages are being decoded: none has waited longer than `limitMs`. */
export async function isDecodingAlive(database: Database, nowMs: number, limitMs: number): Promise<boolean> {
  const { rows } = await database.query<{ received_at: Date }>(
    'system',
    `select received_at from intake_message where state = 'received' order by id limit 1`,
  );
  return !rows[0] || nowMs - rows[0].received_at.getTime() < limitMs;
}
