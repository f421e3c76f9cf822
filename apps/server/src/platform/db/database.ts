import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Log } from '../log';
import { classifyDriverError, DatabaseBusy, isConnectionLost } from './database-errors';
import { poolConfig } from './pool-config';

/**
 * Whose rows a statement may touch. Row-level security enforces it in the
 * database (S-02): every tenant table compares `owner_key` with this setting.
 * `system` is for work that belongs to nobody: intake, derivation, sign-in. A
 * session is a scope: what it writes for a company is written while it lives.
 */
export type Scope = OwnerScope | 'system';

export interface OwnerScope {
  readonly ownerKey: string;
  readonly identity?: { readonly kind: string };
  readonly tokenDigest?: string;
}

const systemScopeSetting = '*';
const setSettings = `select set_config('mastlight.owner', $1, false), set_config('default_transaction_read_only', $2, false),
  set_config('statement_timeout', $3, false)`;

// Driver defaults lose precision (int8) and zones (timestamps); one place sets what JS sees.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 out of range: ${text}`);
  return value;
});

/** A connection that acts within one scope. */
export interface Connection {
  /** Runs one parametrised statement. `name` makes it a prepared statement. */
  query<Row extends pg.QueryResultRow>(
    text: string,
    values?: readonly unknown[],
    name?: string,
  ): Promise<{ rows: Row[]; rowCount: number }>;
  /** Runs one `copy … from stdin` with these lines. */
  copyIn(text: string, lines: string): Promise<void>;
}

/** As the pool itself says it. */
const noConnectionInTime = 'timeout exceeded when trying to connect';
const waitLookMs = 50;
/**
 * A request that waits for a connection is refused as by a database that is gone when for so many looks none was
 * given or came back, and no question was answered. Looks are counted, not time: while this process itself is kept
 * waiting on a busy machine it hears of no answers.
 */
const standstillLooks = 14;
/** As long as the database answers, a request waits its turn, so many looks at most. */
const turnLooks = 80;
/** Neither a turn nor a connection that is being made takes longer. */
const requestConnectMs = 5_000;
/** A request is over after 30 s; what still works for it then works for nobody. */
const requestStatementMs = 25_000;
/** So much later than the server's own limit: it no longer answers at all. */
const answerExtraMs = 3_000;
const workConnectMs = 5_000;
/** Lent connections are cut so long after the wish to close, and given up after as long again. */
const closeMs = 2_000;

/** A statement that has failed without an answer for so many ms; 0: never. */
type BoundedQuery = pg.QueryConfig & { readonly query_timeout: number };

/** What a pooled client was last set to, to save the round trip when it stays the same. */
const settingsOfClient = new WeakMap<pg.PoolClient, string>();

/** One for all databases of a process: each of its own would be looked at by every promise from then on, closed or not. */
const unhurriedWork = new AsyncLocalStorage<{ readonly database: Database; readonly statementMs: number }>();

/**
 * The database, over two pools: one for requests, which must not wait long,
 * and one for work that may (`unhurried`), so that neither takes the other's
 * connections.
 */
export class Database {
  readonly #requests: pg.Pool;
  readonly #work: pg.Pool;
  readonly #clients = new Set<pg.PoolClient>();
  readonly #requestClients = new Set<pg.PoolClient>();
  #isSilent = false;
  #isReadOnly = false;
  /** How often a connection for requests was given or came back, or the database gave an answer. */
  #signsOfLife = 0;

  constructor(connectionString: string, log: Log, options: { max?: number } = {}) {
    const common = { ...poolConfig(connectionString), idleTimeoutMillis: 30_000, keepAlive: true };
    this.#requests = new pg.Pool({
      ...common,
      max: options.max ?? 20,
      connectionTimeoutMillis: requestConnectMs,
      query_timeout: requestStatementMs + answerExtraMs,
    });
    this.#work = new pg.Pool({ ...common, max: options.max ?? 16, connectionTimeoutMillis: workConnectMs });
    for (const event of ['acquire', 'release'] as const) this.#requests.on(event, () => this.heardAnswer());
    for (const pool of [this.#requests, this.#work]) {
      // Without a listener a restart of the database would end the process.
      pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));
      pool.on('connect', (client) => {
        this.#clients.add(client);
        if (pool === this.#requests) this.#requestClients.add(client);
        client.on('error', (error) => log.warn({ err: error }, 'database connection lost'));
      });
      pool.on('remove', (client) => {
        this.#clients.delete(client);
        this.#requestClients.delete(client);
      });
    }
  }

  /** The pool without time limits, for the job queue and for listeners; statements go through `run`. */
  get pool(): pg.Pool {
    return this.#work;
  }

  /** Connections that are open, and those lent to somebody. */
  get connections(): { open: number; lent: number } {
    const pools = [this.#requests, this.#work];
    const open = pools.reduce((sum, pool) => sum + pool.totalCount, 0);
    return { open, lent: open - pools.reduce((sum, pool) => sum + pool.idleCount, 0) };
  }

  /**
   * Runs `work`, and whatever it sets going, on the connections for work
   * beside requests: jobs, watchers, migrations. Their statements take as long
   * as they take, or `statementMs` at most where that is not 0. A timer begun
   * within it stays within it; one begun in a constructor belongs to whoever
   * constructs, so it says `unhurried` itself.
   */
  unhurried<T>(work: () => Promise<T>, statementMs = 0): Promise<T> {
    return unhurriedWork.run({ database: this, statementMs }, work);
  }

  /** Refuses writes from the next transaction on (SQLSTATE 25006) while reads go on; for a disk that is nearly full. */
  setReadOnly(isReadOnly: boolean): void {
    this.#isReadOnly = isReadOnly;
  }

  /**
   * While it is silent (`watchAnswers`), requests are refused at once, and those
   * that wait for an answer hear that the database is gone. Work beside requests
   * has patience.
   */
  setSilent(isSilent: boolean): void {
    this.#isSilent = isSilent;
    if (isSilent) cut(this.#requestClients);
  }

  /** Somebody had an answer of the database (`watchAnswers`): who waits for a connection waits for its turn. */
  heardAnswer(): void {
    this.#signsOfLife += 1;
  }

  /**
   * Lends a connection of `scope` to `work`.
   *
   * @throws DatabaseUnavailable when the database cannot do its work now.
   * @throws DatabaseBusy when it can, and a request has waited long enough for its turn.
   */
  async run<T>(scope: Scope, work: (connection: Connection) => Promise<T>): Promise<T> {
    const store = unhurriedWork.getStore();
    const beside = store?.database === this ? store : undefined;
    const isUnhurried = beside !== undefined;
    const statementMs = beside?.statementMs ?? requestStatementMs;
    const answerMs = statementMs === 0 ? 0 : statementMs + answerExtraMs;
    const isReadOnly = this.#isReadOnly;
    const client = await askDriver(() => (isUnhurried ? this.#work.connect() : this.#connectForRequest()));
    let failure: Error | undefined;
    try {
      const values = [scope === 'system' ? systemScopeSetting : scope.ownerKey, isReadOnly ? 'on' : 'off', String(statementMs)];
      const settings = values.join(' ');
      if (settingsOfClient.get(client) !== settings) {
        // Awaited, which costs nothing (the driver sends one statement after the other): without its own scope no
        // statement runs, least of all in the one before (S-02), and the connection is not lent again.
        const setting: BoundedQuery = { text: setSettings, values, query_timeout: answerMs };
        await askDriver(() => client.query(setting)).catch((error: Error) => {
          failure = error;
          throw error;
        });
        settingsOfClient.set(client, settings);
      }
      return await work(new ScopedConnection(client, answerMs));
    } catch (error) {
      if (isConnectionLost(error)) failure = error as Error;
      throw error;
    } finally {
      // A transaction that was never ended would take the next scope back with it. And the queue borrows from the
      // same pool without `run`: it must not find a connection that refuses writes.
      client.release(failure ?? (client.getTransactionStatus() !== 'I' || (isUnhurried && isReadOnly)));
    }
  }

  async #connectForRequest(): Promise<pg.PoolClient> {
    const pool = this.#requests;
    if (this.#isSilent) throw new Error(noConnectionInTime);
    if (pool.idleCount > pool.waitingCount) return pool.connect();
    let looks = 0;
    let quietLooks = 0;
    let signsOfLife = this.#signsOfLife;
    let looking: NodeJS.Timeout | undefined;
    const inVain = new Promise<null>((tell) => {
      looking = setInterval(() => {
        looks += 1;
        quietLooks = signsOfLife === this.#signsOfLife ? quietLooks + 1 : 0;
        signsOfLife = this.#signsOfLife;
        if (this.#isSilent || quietLooks >= standstillLooks || looks >= turnLooks) tell(null);
      }, waitLookMs);
    });
    const connecting = pool.connect();
    try {
      const client = await Promise.race([connecting, inVain]);
      if (client) return client;
      // Should it come after all, nobody waits for it any more.
      connecting.then(
        (late) => late.release(),
        () => {},
      );
      throw new Error(noConnectionInTime);
    } catch (error) {
      const isDatabaseWell = !this.#isSilent && quietLooks < standstillLooks;
      throw isDatabaseWell && (error as Error).message === noConnectionInTime ? new DatabaseBusy() : error;
    } finally {
      clearInterval(looking);
    }
  }

  /** One statement in `scope`. */
  query<Row extends pg.QueryResultRow>(
    scope: Scope,
    text: string,
    values: readonly unknown[] = [],
    name?: string,
  ): Promise<{ rows: Row[]; rowCount: number }> {
    return this.run(scope, (connection) => connection.query<Row>(text, values, name));
  }

  /**
   * Cuts all connections, lent ones too: whoever waits for an answer on one
   * hears that the database is gone. For the way down, when it does not answer.
   */
  cutConnections(): void {
    cut(this.#clients);
  }

  /** Closes all connections; those that are still lent have a moment to come back. */
  async close(): Promise<void> {
    const late = setTimeout(() => this.cutConnections(), closeMs);
    const ended = [this.#requests, this.#work].map(async (pool) => pool.end());
    // A connection that somebody never gives back must not keep the process.
    const over = new AbortController();
    await Promise.race([Promise.all(ended), pause(2 * closeMs, undefined, { signal: over.signal }).catch(() => {})]);
    over.abort();
    clearTimeout(late);
  }
}

/** With nothing on its way a connection says goodbye; a frozen server need not hear it. */
function cut(clients: ReadonlySet<pg.PoolClient>): void {
  for (const client of clients) (client as unknown as pg.Client).end().catch(() => {});
}

class ScopedConnection implements Connection {
  readonly #client: pg.PoolClient;
  readonly #answerMs: number;

  /** Without an answer for `answerMs` a statement has failed; 0: never. */
  constructor(client: pg.PoolClient, answerMs: number) {
    this.#client = client;
    this.#answerMs = answerMs;
  }

  async query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = [], name?: string) {
    const statement: BoundedQuery = { text, values: [...values], query_timeout: this.#answerMs, ...(name ? { name } : {}) };
    const result = await askDriver(() => this.#client.query<Row>(statement));
    return { rows: result.rows, rowCount: result.rowCount ?? 0 };
  }

  async copyIn(text: string, lines: string): Promise<void> {
    await askDriver(() => pipeline(Readable.from([lines]), this.#client.query(copyFrom(text))));
  }
}

/** The one place where what the driver says becomes what we say. */
async function askDriver<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw classifyDriverError(error);
  }
}
