import type { LearntLag, PinnedLag } from '@mastlight/domain/tracking/usual-lags';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Database } from '../../../platform/db/database';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** What is learnt is told in whole minutes. */
const minuteMs = 60_000;

/** What was learnt of a port, with the number of the last of it. */
export interface LearntSince {
  readonly pinned: readonly PinnedLag[];
  /** Null: nothing was learnt since. */
  readonly lastId: number | null;
}

/** What was learnt of a port after number `afterId`, the oldest first. */
export async function loadLearntSince(transaction: Transaction, port: PortCode, afterId: number): Promise<LearntSince> {
  const { rows } = await connectionOf(transaction).query<{
    id: number;
    node: string;
    terminal: string;
    shift: PinnedLag['shift'];
    from_at: Date;
    usual_minutes: number;
    late_minutes: number;
    samples: number;
  }>(
    `select id, node, terminal, shift, from_at, usual_minutes, late_minutes, samples from tracking_usual_lag where port = $1 and id > $2 order by id`,
    [port, afterId],
    'tracking-learnt-since',
  );
  const pinned = rows.map(({ id: _id, from_at, usual_minutes, late_minutes, ...key }) => ({
    ...key,
    fromMs: from_at.getTime(),
    usualMs: usual_minutes * minuteMs,
    lateMs: late_minutes * minuteMs,
  }));
  return { pinned, lastId: rows.at(-1)?.id ?? null };
}

/** Pins what was learnt: it holds for waits that begin at `fromMs` or later. The caller has the turn of the port. */
export async function pinLags(transaction: Transaction, port: PortCode, learnt: readonly LearntLag[], fromMs: number): Promise<void> {
  const column = (read: (lag: LearntLag) => string | number): (string | number)[] => learnt.map(read);
  await connectionOf(transaction).query(
    `insert into tracking_usual_lag (port, from_at, node, terminal, shift, usual_minutes, late_minutes, samples)
     select $1, $2, * from unnest($3::text[], $4::text[], $5::text[], $6::int[], $7::int[], $8::int[])`,
    [
      port,
      new Date(fromMs),
      column(({ node }) => node),
      column(({ terminal }) => terminal),
      column(({ shift }) => shift),
      column(({ usualMs }) => usualMs / minuteMs),
      column(({ lateMs }) => lateMs / minuteMs),
      column(({ samples }) => samples),
    ],
    'tracking-pin-lags',
  );
}

/**
 * Drops figures of a port that no wait begun since `sinceMs` (port time) is held against: those that a newer one of their
 * key had replaced by then, and those that were forgotten by then.
 */
export async function dropOldLags(transaction: Transaction, port: PortCode, sinceMs: number): Promise<void> {
  await connectionOf(transaction).query(
    `delete from tracking_usual_lag old
     where port = $1 and from_at < $2 and (samples = 0 or exists (
       select from tracking_usual_lag newer
       where newer.port = old.port and newer.node = old.node and newer.terminal = old.terminal and newer.shift = old.shift
         and newer.id > old.id and newer.from_at <= $2))`,
    [port, new Date(sinceMs)],
    'tracking-drop-old-lags',
  );
}

/** Ports of which nothing was learnt since `sinceMs`, port time. */
export async function findUnlearnt(database: Database, ports: readonly PortCode[], sinceMs: number): Promise<PortCode[]> {
  const { rows } = await database.query<{ port: PortCode }>(
    'system',
    `select wished.port from unnest($1::text[]) as wished (port)
     where not exists (select from tracking_lags_learnt learnt where learnt.port = wished.port and learnt_at > $2)`,
    [ports, new Date(sinceMs)],
    'tracking-find-unlearnt',
  );
  return rows.map(({ port }) => port);
}

/** Notes that a port was learnt of at `nowMs`, port time. */
export async function noteLearnt(transaction: Transaction, port: PortCode, nowMs: number): Promise<void> {
  await connectionOf(transaction).query(
    `insert into tracking_lags_learnt (port, learnt_at) values ($1, $2)
     on conflict (port) do update set learnt_at = excluded.learnt_at`,
    [port, new Date(nowMs)],
    'tracking-note-learnt',
  );
}

/** Bills of a port with boxes that were derived by today's rules and heard of since `sinceMs`, the newest first. */
export async function findSeenBills(
  database: Database,
  port: PortCode,
  derivationVersion: number,
  sinceMs: number,
  limit: number,
): Promise<string[]> {
  const { rows } = await database.query<{ bill_no: string }>(
    'system',
    `select bill_no from tracking_bill
     where port = $1 and derivation_version = $2 and heard_ms >= $3 and boxes_total > 0 order by heard_ms desc, bill_no limit $4`,
    [port, derivationVersion, Math.trunc(sinceMs), limit],
    'tracking-find-seen-bills',
  );
  return rows.map((row) => row.bill_no);
}

/** The statuses of bills as they are stored. */
export async function readSeenBills(database: Database, port: PortCode, billNos: readonly string[]): Promise<unknown[]> {
  const { rows } = await database.query<{ status: unknown }>(
    'system',
    'select status from tracking_bill where port = $1 and bill_no = any($2)',
    [port, billNos],
    'tracking-read-seen-bills',
  );
  return rows.map(({ status }) => status);
}
