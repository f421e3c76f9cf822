import type { PoolClient, QueryConfig } from 'pg';
import type { Database } from './db/database';
import { connectionOf, type Transaction } from './db/transaction';
import type { Log } from './log';

/** A change that open browsers of one owner should hear of. */
export interface LiveChange {
  readonly ownerKey: string;
  readonly topic: string;
  readonly ids: readonly number[];
}

/** Subjects of one kind and port that have changed, whoever follows them. */
export interface SubjectChange {
  readonly kind: string;
  readonly port: string;
  readonly subjects: readonly string[];
}

const channel = 'mastlight_live';
/** NOTIFY carries 8,000 bytes; so many ids of 15 digits fit for certain. */
const idsPerNotify = 400;
/** As many numbers of 60 characters. */
const subjectsPerNotify = 100;
const reconnectMs = 500;
/** Fails when a frozen database gives no answer. */
const listen: QueryConfig & { query_timeout: number } = { text: `listen ${channel}`, query_timeout: 5_000 };

/** Tells every node, exactly if the transaction commits. */
export async function publishChange(transaction: Transaction, change: LiveChange): Promise<void> {
  for (let from = 0; from < change.ids.length; from += idsPerNotify) {
    const part = { ...change, ids: change.ids.slice(from, from + idsPerNotify) };
    await connectionOf(transaction).query('select pg_notify($1, $2)', [channel, JSON.stringify(part)], 'live-notify');
  }
}

/** Tells every node that subjects have changed, exactly if the transaction commits; who follows them is asked there. */
export async function publishSubjects(transaction: Transaction, change: SubjectChange): Promise<void> {
  for (let from = 0; from < change.subjects.length; from += subjectsPerNotify) {
    const part = { kind: change.kind, port: change.port, subjects: change.subjects.slice(from, from + subjectsPerNotify) };
    await connectionOf(transaction).query('select pg_notify($1, $2)', [channel, JSON.stringify(part)], 'live-notify');
  }
}

/** Who hears of changes. */
export interface LiveEars {
  rows(change: LiveChange): void;
  subjects(change: SubjectChange): void;
  /** The connection was lost and is back: changes may have been missed, listeners should fetch anew. */
  gap(): void;
}

export interface LiveListener {
  stop(): Promise<void>;
}

/**
 * Listens for changes on a connection of its own and keeps listening over
 * losses of the database.
 */
export async function listenForChanges(database: Database, ears: LiveEars, log: Log): Promise<LiveListener> {
  let client: PoolClient | null = null;
  let releaseClient = (): void => {};
  let connecting: Promise<void> = Promise.resolve();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const fresh = await database.pool.connect();
    let isReleased = false;
    const release = (): void => {
      if (isReleased) return;
      isReleased = true;
      fresh.release(true);
    };
    fresh.on('notification', (message) => {
      if (message.channel !== channel || !message.payload) return;
      const change = JSON.parse(message.payload) as LiveChange | SubjectChange;
      if ('subjects' in change) ears.subjects(change);
      else ears.rows(change);
    });
    fresh.on('error', () => {
      release();
      // A loss before it listens is told by the failing statement; only one of the two may retry.
      if (client !== fresh) return;
      client = null;
      retry();
    });
    try {
      if (!isStopped) await fresh.query(listen);
    } catch (error) {
      release();
      throw error;
    }
    if (isStopped) release();
    else if (isReleased) throw new Error('The connection was lost while it began to listen.');
    else {
      client = fresh;
      releaseClient = release;
    }
  };
  const retry = (): void => {
    if (isStopped) return;
    timer = setTimeout(() => {
      connecting = connect().then(
        () => (isStopped ? undefined : ears.gap()),
        (error: unknown) => {
          log.warn({ err: error }, 'live listener cannot reach the database');
          retry();
        },
      );
    }, reconnectMs);
  };

  await connect();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      // A connection on its way is given back as soon as it is there.
      await connecting;
      client = null;
      // The same way as after a loss: one that comes while it is given back must not give it back twice.
      releaseClient();
    },
  };
}
