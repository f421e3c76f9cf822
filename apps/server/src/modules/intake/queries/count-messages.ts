import type { intake } from '@mastlight/domain/intake/contract';
import type { ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import type { Database } from '../../../platform/db/database';

type Counts = ResponseOf<typeof intake.queryStatus>;

/**
 * Counts stored messages by state. One statement sees one snapshot, and every
 * message is in one state, so received = applied + duplicate + quarantined +
 * waiting is exact whenever it is asked.
 */
export async function countMessages(database: Database, nowMs: number): Promise<Counts> {
  const { rows } = await database.query<{
    received: number;
    applied: number;
    duplicate: number;
    quarantined: number;
    waiting: number;
    refused: number;
    oldest_waiting: Date | null;
    oldest_quarantined: Date | null;
    quarantined_bytes: number;
  }>(
    'system',
    `select count(*) as received,
       count(*) filter (where state = 'applied') as applied,
       count(*) filter (where state = 'duplicate') as duplicate,
       count(*) filter (where state = 'quarantined') as quarantined,
       count(*) filter (where state = 'received') as waiting,
       coalesce(sum(refused_count) filter (where state = 'applied'), 0)::bigint as refused,
       min(received_at) filter (where state = 'received') as oldest_waiting,
       min(received_at) filter (where state = 'quarantined') as oldest_quarantined,
       coalesce(sum(size) filter (where state = 'quarantined'), 0)::bigint as quarantined_bytes
     from intake_message`,
    [],
    'intake-count',
  );
  const row = rows[0]!;
  const ageSeconds = (since: Date | null): number | null => since && Math.max(0, (nowMs - since.getTime()) / 1000);
  return {
    received: row.received,
    applied: row.applied,
    duplicate: row.duplicate,
    quarantined: row.quarantined,
    waiting: row.waiting,
    refusedMessages: row.refused,
    oldestWaitingSeconds: ageSeconds(row.oldest_waiting),
    oldestQuarantinedSeconds: ageSeconds(row.oldest_quarantined),
    quarantinedBytes: row.quarantined_bytes,
  };
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
