import { createHmac } from 'node:crypto';
import { defineJob, noBody } from '@mastlight/domain/contract-kit/message';
import type { Clock } from './clock/clock';
import type { Database } from './db/database';
import { connectionOf, inTransaction, type Transaction } from './db/transaction';
import type { Log } from './log';
import { networkOf } from './network-of';
import { workOn, type JobHandler } from './queue/queue';

/** What is told. A new kind is a word here. */
export type SecurityEventName =
  | 'wrong-password'
  | 'password-locked'
  | 'token-refused'
  | 'source-key-refused'
  | 'foreign-port'
  | 'callback-forged'
  | 'limit-reached'
  | 'quota-reached'
  | 'message-viewed'
  | 'admin-act'
  | 'role-changed'
  | 'own-data-exported'
  | 'account-deleted'
  | 'cross-site-refused'
  | 'api-key-made'
  | 'api-key-revoked'
  | 'api-key-refused'
  | 'webhook-made'
  | 'webhook-changed'
  | 'webhook-secret-rotated'
  | 'webhook-deleted';

/** Something that concerns the safety of accounts and data; without personal data (S-13). */
export interface SecurityEvent {
  readonly name: SecurityEventName;
  readonly userId?: number | null;
  /** The caller's address; only a keyed digest of its network is kept. */
  readonly address?: string;
  /** What it was about: a route's name, a message's number; never a phone, a token or a person's name. */
  readonly subject?: string;
  readonly requestId?: string;
}

const deleteSecurityEvents = defineJob('platform.delete-security-events', 1, noBody);

/** One row: an event, and how often it happened within a minute. */
interface Gathered {
  readonly name: SecurityEventName;
  readonly atMs: number;
  readonly userId: number | null;
  readonly network: string | null;
  /** Null also when equal events were about several. */
  subject: string | null;
  readonly requestId: string | null;
  count: number;
}

/** Equal events that come within this time share a row and two lines: whoever floods us does not fill the disk. */
const gatherMs = 60_000;
/** Different events gathered within that time; beyond it they are counted by name alone. */
const gatheredMax = 100;
/** Rows deleted by one statement; it must not hold the table for long. */
const deletedAtOnce = 10_000;
/** A database that answers no sooner costs the rows, not the end of the process. */
const statementMs = 5_000;
/** Kept half a year, as network logs must be (网络安全法 §21). */
const keptMs = 183 * 24 * 3_600_000;

/**
 * Security events as structured log lines and as rows. `tell` never waits and
 * never throws: a database that is down costs the row, not the call. `record`
 * is for acts that must not happen without their row.
 */
export class SecurityLog {
  readonly #addressKey: Buffer;
  readonly #gathered = new Map<string, Gathered>();
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor(
    readonly database: Database,
    readonly clock: Clock,
    readonly log: Log,
    pepper: Buffer,
  ) {
    this.#addressKey = createHmac('sha256', pepper).update('security-event-network').digest();
  }

  /** Notes an event: the line of the first of its kind at once, its row and the line with the count within a minute. */
  tell(event: SecurityEvent): void {
    const fresh = this.#rowOf(event);
    const exact = keyOf(fresh);
    const key = this.#gathered.has(exact) || this.#gathered.size < gatheredMax ? exact : fresh.name;
    const known = this.#gathered.get(key);
    if (known) {
      known.count++;
      if (known.subject !== fresh.subject) known.subject = null;
      return;
    }
    this.#gathered.set(key, key === exact ? fresh : { ...fresh, userId: null, network: null, subject: null, requestId: null });
    this.#write(fresh);
    // The end does not wait for it: it flushes.
    this.#timer ??= setTimeout(() => void this.flush(), gatherMs).unref();
  }

  /** Notes an event in the caller's transaction: the act and its row are committed together. */
  async record(transaction: Transaction, event: SecurityEvent): Promise<void> {
    const row = this.#rowOf(event);
    await insertRows(transaction, [row]);
    this.#write(row);
  }

  /** Writes what has gathered; called by itself, and before the end. */
  flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const rows = [...this.#gathered.values()];
    this.#gathered.clear();
    for (const row of rows) if (row.count > 1) this.#write(row);
    if (rows.length > 0) {
      this.#writing = this.#writing
        // Not on the connections of the request that happened to begin the timer.
        .then(() => this.database.unhurried(() => inTransaction(this.database, 'system', (tx) => insertRows(tx, rows)), statementMs))
        .catch((error: unknown) => this.log.warn({ err: error, rows: rows.length }, 'security events could not be stored'));
    }
    return this.#writing;
  }

  /** Deletes events older than half a year, once a day. */
  jobs(): JobHandler[] {
    const deleteOld = async (): Promise<void> => {
      const beforeMs = this.clock.nowMs() - keptMs;
      const deletePiece = () => inTransaction(this.database, 'system', (tx) => deleteRowsBefore(tx, beforeMs));
      while ((await deletePiece()) === deletedAtOnce);
    };
    return [workOn(deleteSecurityEvents, deleteOld, { cron: '43 3 * * *' })];
  }

  #rowOf({ name, userId, address, subject, requestId }: SecurityEvent): Gathered {
    const network =
      address === undefined ? null : createHmac('sha256', this.#addressKey).update(networkOf(address)).digest('base64url').slice(0, 16);
    return {
      name,
      atMs: this.clock.nowMs(),
      userId: userId ?? null,
      network,
      subject: subject ?? null,
      requestId: requestId ?? null,
      count: 1,
    };
  }

  #write({ name, userId, network, subject, requestId, count }: Gathered): void {
    this.log.warn({ security: name, userId, network, subject, requestId, count }, 'security event');
  }
}

/** Whoever has no session chooses his subjects freely: they make no difference there. */
function keyOf({ name, userId, network, subject }: Gathered): string {
  return JSON.stringify(userId === null ? [name, network] : [name, network, userId, subject]);
}

/** An event as it is kept. */
export interface KeptSecurityEvent {
  readonly id: number;
  readonly atMs: number;
  readonly name: string;
  readonly userId: number | null;
  readonly network: string | null;
  readonly subject: string | null;
  readonly count: number;
}

/** Events that are kept, the newest first. */
export async function listSecurityEvents(database: Database, countMax: number): Promise<KeptSecurityEvent[]> {
  const { rows } = await database.query<{
    id: number;
    at: Date;
    name: string;
    user_id: number | null;
    network: string | null;
    subject: string | null;
    count: number;
  }>(
    'system',
    `select id, at, name, user_id, network, subject, count from platform_security_event order by at desc, id desc limit $1`,
    [countMax],
    'security-events-list',
  );
  return rows.map(({ id, at, name, user_id, network, subject, count }) => ({
    id,
    atMs: at.getTime(),
    name,
    userId: user_id,
    network,
    subject,
    count,
  }));
}

async function insertRows(transaction: Transaction, rows: readonly Gathered[]): Promise<void> {
  const column = (read: (row: Gathered) => unknown): unknown[] => rows.map(read);
  await connectionOf(transaction).query(
    `insert into platform_security_event (at, name, user_id, network, subject, request_id, count)
     select * from unnest($1::timestamptz[], $2::text[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::int[])`,
    [
      column((row) => new Date(row.atMs)),
      column((row) => row.name),
      column((row) => row.userId),
      column((row) => row.network),
      column((row) => row.subject),
      column((row) => row.requestId),
      column((row) => row.count),
    ],
  );
}

/** @returns how many were deleted; fewer than `deletedAtOnce` when none are left. */
async function deleteRowsBefore(transaction: Transaction, beforeMs: number): Promise<number> {
  const { rowCount } = await connectionOf(transaction).query(
    `delete from platform_security_event
     where id = any(array(select id from platform_security_event where at < $1 order by at limit $2))`,
    [new Date(beforeMs), deletedAtOnce],
  );
  return rowCount;
}
