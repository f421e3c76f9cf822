import { startOfShanghaiMonth } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Connection, Database } from './database';

/** Two processes that want the same part at once must not make it twice. */
const makeLockId = 7_305_003;
/** Taking a part away waits so long for those who read at this moment, and is tried again the next time. */
const dropLockWaitMs = 2_000;

/** A part of a table: rows of `fromMs <= time < untilMs`; the first has no beginning. */
interface Part {
  readonly name: string;
  readonly fromMs: number;
  readonly untilMs: number;
}

/**
 * The parts of a table that is divided by months of Shanghai. Whoever writes
 * says which instants he writes of before he does (`ensure`), which costs
 * nothing once the month is known.
 */
export class MonthParts {
  readonly #database: Database;
  readonly #table: string;
  #known: readonly Part[] = [];

  /** @param table a table divided by range of a `timestamptz` */
  constructor(database: Database, table: string) {
    this.#database = database;
    this.#table = table;
  }

  /** Makes sure that rows of these instants (ms since epoch) have a part, whatever becomes of the caller's transaction. */
  async ensure(instantsMs: Iterable<number>): Promise<void> {
    for (const instantMs of instantsMs) if (!this.#isCovered(instantMs)) await this.#make(instantMs);
  }

  /** Makes the parts of this month and the next ones ahead, so that nobody waits for one at midnight. */
  async makeAhead(nowMs: number, months: number): Promise<void> {
    await this.ensure(Array.from({ length: months + 1 }, (_, ahead) => startOfShanghaiMonth(nowMs, ahead)));
  }

  /** Parts that end by `untilMs`, the oldest first. */
  async endedBy(untilMs: number): Promise<readonly Part[]> {
    return (await this.#database.run('system', (connection) => this.#read(connection))).filter((part) => part.untilMs <= untilMs);
  }

  /**
   * Takes a part away with all its rows.
   *
   * @throws Error (SQLSTATE 55P03) when somebody reads it for longer than a moment
   */
  async drop({ name }: Part): Promise<void> {
    await this.#database.run('system', async (connection) => {
      await connection.query('begin');
      try {
        await connection.query(`set local lock_timeout = ${dropLockWaitMs}`);
        await connection.query(`drop table ${name}`);
        await connection.query('commit');
      } catch (error) {
        await connection.query('rollback').catch(() => {});
        throw error;
      }
    });
    this.#known = this.#known.filter((part) => part.name !== name);
  }

  #isCovered(instantMs: number): boolean {
    return this.#known.some(({ fromMs, untilMs }) => fromMs <= instantMs && instantMs < untilMs);
  }

  async #make(instantMs: number): Promise<void> {
    await this.#database.run('system', async (connection) => {
      await connection.query('begin');
      try {
        await connection.query('select pg_advisory_xact_lock($1)', [makeLockId]);
        this.#known = await this.#read(connection);
        if (!this.#isCovered(instantMs)) {
          const fromMs = startOfShanghaiMonth(instantMs, 0);
          const untilMs = startOfShanghaiMonth(instantMs, 1);
          const name = `${this.#table}_${new Date((fromMs + untilMs) / 2).toISOString().slice(0, 7).replace('-', '_')}`;
          // Attached instead of made in place: writers of the other parts go on meanwhile.
          await connection.query(`create table ${name} (like ${this.#table} including all)`);
          await connection.query(
            `alter table ${this.#table} attach partition ${name}
             for values from ('${new Date(fromMs).toISOString()}') to ('${new Date(untilMs).toISOString()}')`,
          );
          this.#known = [...this.#known, { name, fromMs, untilMs }];
        }
        await connection.query('commit');
      } catch (error) {
        await connection.query('rollback').catch(() => {});
        throw error;
      }
    });
  }

  async #read(connection: Connection): Promise<Part[]> {
    const { rows } = await connection.query<{ name: string; from_ms: number | null; until_ms: number }>(
      `select name,
         (extract(epoch from (regexp_match(bound, 'FROM \\(''([^'']+)''\\)'))[1]::timestamptz) * 1000)::float8 as from_ms,
         (extract(epoch from (regexp_match(bound, 'TO \\(''([^'']+)''\\)'))[1]::timestamptz) * 1000)::float8 as until_ms
       from (select child.relname as name, pg_get_expr(child.relpartbound, child.oid) as bound
             from pg_inherits join pg_class child on child.oid = inhrelid where inhparent = $1::regclass) parts
       order by until_ms`,
      [this.#table],
    );
    return rows.map((row) => ({ name: row.name, fromMs: row.from_ms ?? -Infinity, untilMs: row.until_ms }));
  }
}
