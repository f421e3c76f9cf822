import pg from 'pg';
import type { Log } from '../log';

/**
 * Whose rows a statement may touch. Row-level security enforces it in the
 * database (S-02): every tenant table compares `owner_key` with this setting.
 * `system` is for work that belongs to nobody: intake, derivation, sign-in.
 */
export type Scope = { readonly ownerKey: string } | 'system';

const systemScopeSetting = '*';

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
  /** The underlying client; for COPY and LISTEN only. */
  readonly client: pg.PoolClient;
}

/** Marks which scope a pooled client was last set to, to save the round trip when it stays the same. */
const scopeOfClient = new WeakMap<pg.PoolClient, string>();

export class Database {
  readonly #pool: pg.Pool;

  constructor(connectionString: string, log: Log, options: { max?: number } = {}) {
    this.#pool = new pg.Pool({
      ...poolConfig(connectionString),
      max: options.max ?? 20,
      idleTimeoutMillis: 30_000,
      // whoever finds no connection is told within a second.
      connectionTimeoutMillis: 800,
    });
    // Without a listener a restart of the database would end the process.
    this.#pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));
    this.#pool.on('connect', (client) => client.on('error', (error) => log.warn({ err: error }, 'database connection lost')));
  }

  /** The pool, for the job queue and for listeners; statements go through `run`. */
  get pool(): pg.Pool {
    return this.#pool;
  }

  /** Lends a connection of `scope` to `work`. */
  async run<T>(scope: Scope, work: (connection: Connection) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    let failure: Error | undefined;
    try {
      const setting = scope === 'system' ? systemScopeSetting : scope.ownerKey;
      if (scopeOfClient.get(client) !== setting) {
        // Not awaited: the driver sends the next statement right behind it. A failure ends that one too.
        client.query("select set_config('mastlight.owner', $1, false)", [setting]).catch((error: Error) => {
          failure = error;
        });
        scopeOfClient.set(client, setting);
      }
      return await work(new ScopedConnection(client));
    } catch (error) {
      if (isConnectionLost(error)) failure = error as Error;
      throw error;
    } finally {
      client.release(failure);
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

  /** Closes all connections. */
  async close(): Promise<void> {
    await this.#pool.end();
  }
}

class ScopedConnection implements Connection {
  constructor(readonly client: pg.PoolClient) {}

  async query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = [], name?: string) {
    const result = await this.client.query<Row>({ text, values: [...values], ...(name ? { name } : {}) });
    return { rows: result.rows, rowCount: result.rowCount ?? 0 };
  }
}

/** Turns `postgres://…` or `socket:<directory>?db=…&user=…` into a pool configuration. */
export function poolConfig(connectionString: string): pg.PoolConfig {
  if (!connectionString.startsWith('socket:')) return { connectionString };
  const url = new URL(connectionString);
  return {
    host: decodeURIComponent(url.pathname),
    database: url.searchParams.get('db') ?? 'mastlight',
    user: url.searchParams.get('user') ?? 'mastlight',
  };
}

/** Told by the driver without a code. */
const goneMessages = /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Cannot use a pool after calling end)/;

/**
 * Whether a failure means that the database cannot be reached or does not take
 * work now: connections lost or refused, resources at their end, a shutdown, an
 * error of its disk.
 */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return goneMessages.test(error.message);
  return /^(08|53|57P|58)[0-9A-Z]{2,3}$/.test(code) || ['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE'].includes(code);
}

function isConnectionLost(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  // Refusals carry a number as code.
  if (typeof code !== 'string') return false;
  return code.startsWith('08') || code.startsWith('57P') || code.startsWith('ECONN') || code === 'EPIPE';
}
