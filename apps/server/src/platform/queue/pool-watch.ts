import type { PoolClient, QueryConfig } from 'pg';
import type { Database } from '../db/database';
import type { Log } from '../log';

/** First half of the advisory locks by which worker pools show that they live; the second is a hash of the pool's id. */
const lockClass = 7_305_002;
/** A pool whose connection was lost has taken its lock again long before a second look comes. */
const reconnectMs = 250;
/** How long after a look for dead pools the next one comes, in ms. */
export interface WatchPace {
  readonly lookMs: number;
  /** Between the look that finds a pool's lock free and the one that confirms it. */
  readonly confirmMs: number;
}
export const usualWatchPace: WatchPace = { lookMs: 2_000, confirmMs: 1_500 };
/** A look or a statement that takes longer than this has lost its connection without hearing of it. */
const lookTimeoutMs = 10_000;
/** Jobs that failed for good are kept so long, for whoever looks into it. */
const failedKeptDays = 30;
/** A job whose process has died so many times while it ran has failed: it may well be what kills them. */
const deathsMax = 6;
/** Among a job's flags: how many processes have died while it ran. */
const deathsFlag = 'deaths';
/** Marks jobs that were added under a key: one of them without its key was replaced while it ran. */
export const keyedFlag = 'keyed';
/** Stands before the error text of a job that failed because something we live on was gone. */
export const unavailableMark = 'unavailable: ';

/**
 * Tells living worker pools from dead ones and gives back what the dead held.
 *
 * Each pool holds an advisory lock on a connection of its process for as long
 * as it lives: when the process dies, however that happens, the database frees
 * the lock at once, and no clock is compared with another. A pool is dead when
 * its lock is found free twice in a row; between the two a process that merely
 * lost its connection, or all of them when the database restarts, takes its lock
 * again. Should one come too late after all, its jobs run twice, which they bear.
 */
export class PoolWatch {
  readonly #wanted = new Set<string>();
  readonly #taken = new Set<string>();
  /** Pools of this process that have ended by themselves, as when the database went: nobody died of their jobs. */
  readonly #ended = new Set<string>();
  #client: PoolClient | null = null;
  #turn: Promise<void> = Promise.resolve();
  #suspects: readonly string[] = [];
  #failedCount = 0;
  #hasFailed = false;
  #timer: NodeJS.Timeout | undefined;

  private constructor(
    readonly database: Database,
    readonly log: Log,
    readonly stopping: AbortSignal,
    readonly pace: WatchPace,
  ) {}

  /**
   * Starts watching: dead pools are looked for at once and then every few
   * seconds, until `stopping` is aborted; the locks held stay until `stop`.
   *
   * @throws Error when the database does not answer.
   */
  static async start(database: Database, log: Log, stopping: AbortSignal, pace = usualWatchPace): Promise<PoolWatch> {
    const watch = new PoolWatch(database, log, stopping, pace);
    watch.#client = await watch.#connect();
    watch.#schedule(0);
    return watch;
  }

  /** Jobs that have failed for good and lie there, as of the last look. */
  get failedCount(): number {
    return this.#failedCount;
  }

  /** Shows that a pool lives; returns when every other process can see it, waiting for the database if need be. */
  hold(poolId: string): Promise<void> {
    this.#wanted.add(poolId);
    return this.#settle();
  }

  /** Declares all pools of this process dead: what they still hold is given back at the next look. */
  dropAll(): void {
    for (const poolId of this.#wanted) this.#ended.add(poolId);
    this.#wanted.clear();
    void this.#settle();
    this.#schedule(0);
  }

  /** Lets the locks go; `stopping` was aborted before. Statements that wait are cut off. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#disconnect();
    await this.#turn;
    // One that was on its way.
    this.#disconnect();
  }

  async #connect(): Promise<PoolClient> {
    const client = await this.database.pool.connect();
    client.on('error', () => {
      if (this.#client !== client) return;
      this.#disconnect();
      void this.#settle();
    });
    // A machine that vanishes without a word is noticed within half a minute; over a local socket this says nothing.
    await client
      .query(limited('set tcp_keepalives_idle = 15; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3'))
      .catch((error: unknown) => {
        client.release(true);
        throw error;
      });
    return client;
  }

  #disconnect(): void {
    const client = this.#client;
    this.#client = null;
    this.#taken.clear();
    // Others lost theirs too if the database restarted; they get the time between two looks to come back.
    this.#suspects = [];
    client?.release(true);
  }

  /** Brings the locks held in line with the pools that live, one attempt after another until it is done. */
  #settle(): Promise<void> {
    this.#turn = this.#turn.then(async () => {
      while (!this.stopping.aborted) {
        try {
          this.#client ??= await this.#connect();
          const client = this.#client;
          for (const poolId of this.#wanted) {
            if (this.#taken.has(poolId)) continue;
            await client.query(limited('select pg_advisory_lock($1, hashtext($2))', [lockClass, poolId]));
            if (this.#client === client) this.#taken.add(poolId);
          }
          for (const poolId of this.#taken) {
            if (this.#wanted.has(poolId)) continue;
            await client.query(limited('select pg_advisory_unlock($1, hashtext($2))', [lockClass, poolId]));
            this.#taken.delete(poolId);
          }
          if (this.#client === client) return;
        } catch {
          this.#disconnect();
          await new Promise((resolve) => setTimeout(resolve, reconnectMs));
        }
      }
    });
    return this.#turn;
  }

  #schedule(delayMs: number): void {
    if (this.stopping.aborted) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#turn = this.#turn.then(async () => {
        const client = this.#client;
        if (!client || this.stopping.aborted) return;
        const isStill = (): boolean => this.#client === client;
        const timeout = setTimeout(() => isStill() && this.#disconnect(), lookTimeoutMs);
        try {
          await this.#look(client);
          this.#hasFailed = false;
        } catch (error) {
          // Told once, however long it lasts. The connection is kept if it can be: with it goes the lock.
          if (!this.#hasFailed && !this.stopping.aborted) this.log.warn({ err: error }, 'dead workers cannot be looked for');
          this.#hasFailed = true;
          await client.query('rollback').catch(() => isStill() && this.#disconnect());
        } finally {
          clearTimeout(timeout);
        }
      });
      void this.#settle().then(() => this.#schedule(this.#suspects.length > 0 ? this.pace.confirmMs : this.pace.lookMs));
    }, delayMs);
  }

  /** One look, in one transaction: no pool can come back between being found dead and losing its jobs. */
  async #look(client: PoolClient): Promise<void> {
    await client.query('begin');
    const { rows } = await client.query<{ pool_id: string; is_free: boolean }>(
      `select pool_id, pg_try_advisory_xact_lock_shared($1, hashtext(pool_id)) as is_free
       from (
         select locked_by as pool_id from graphile_worker._private_jobs where locked_by is not null
         union
         select locked_by from graphile_worker._private_job_queues where locked_by is not null
       ) holding
       where pool_id <> all($2)`,
      [lockClass, [...this.#wanted]],
    );
    const free = rows.filter((row) => row.is_free).map((row) => row.pool_id);
    const dead = free.filter((poolId) => this.#suspects.includes(poolId));
    if (dead.length > 0) await this.#giveBack(client, dead);
    await this.#tidy(client);
    await client.query('commit');
    this.#suspects = free.filter((poolId) => !dead.includes(poolId));
  }

  /**
   * Frees what dead pools held. An attempt that was cut off does not count, the
   * death does: the first is followed at once by another try, later ones by
   * tries at random and at growing distance, so that jobs which died together
   * run apart and only the one that kills its process comes to the last.
   */
  async #giveBack(client: PoolClient, dead: readonly string[]): Promise<void> {
    const { rows } = await client.query<{ task: string; is_given_up: boolean; count: number }>(
      `with held as (
         select id, coalesce((flags->>$2)::int, 0) + case when locked_by = any($3) then 0 else 1 end as deaths
         from graphile_worker._private_jobs where locked_by = any($1)
       ), freed as (
         update graphile_worker._private_jobs jobs
         set attempts = case when deaths < $4 then greatest(0, attempts - 1) else max_attempts end,
           last_error = case when deaths < $4 then last_error else format('The process died %s times while this job ran.', deaths) end,
           run_at = case when deaths < 2 then run_at else now() + random() * power(2, deaths) * interval '1 s' end,
           flags = case when deaths = 0 then flags else coalesce(flags, '{}') || jsonb_build_object($2::text, deaths) end
         from held where held.id = jobs.id returning task_id, deaths >= $4 as is_given_up
       )
       select identifier as task, is_given_up, count(*)::int as count
       from freed join graphile_worker._private_tasks tasks on tasks.id = task_id group by 1, 2`,
      [dead, deathsFlag, [...this.#ended], deathsMax],
    );
    await client.query('select graphile_worker.force_unlock_workers($1)', [dead]);
    const count = rows.reduce((sum, row) => sum + row.count, 0);
    await client.query(`select pg_notify('jobs:insert', $1)`, [JSON.stringify({ count })]);
    const countsOf = (isGivenUp: boolean) =>
      Object.fromEntries(rows.filter((row) => row.is_given_up === isGivenUp).map((row) => [row.task, row.count]));
    const [again, givenUp] = [countsOf(false), countsOf(true)];
    this.log.warn({ jobs: again }, 'jobs of workers that died are done again');
    if (Object.keys(givenUp).length > 0) this.log.error({ jobs: givenUp }, 'jobs are given up: their process died each time they ran');
  }

  async #tidy(client: PoolClient): Promise<void> {
    // What failed because the database or the disk was gone has not failed: it never waits longer than after a first failure.
    await client.query(
      `update graphile_worker._private_jobs
       set attempts = greatest(0, attempts - 1), last_error = substr(last_error, $2), run_at = least(run_at, now() + interval '3 s')
       where locked_by is null and starts_with(last_error, $1)`,
      [unavailableMark, unavailableMark.length + 1],
    );
    // A job that was replaced by its successor while it ran, and then failed, is nobody's any more.
    const { rows } = await client.query<{ count: number }>(
      `with dead as (
         select id, (key is null and flags ? $1) is true or run_at < now() - make_interval(days => $2) as is_over
         from graphile_worker._private_jobs where locked_by is null and attempts >= max_attempts
       ), deleted as (
         delete from graphile_worker._private_jobs jobs using dead where jobs.id = dead.id and is_over
       )
       select count(*) filter (where not is_over)::int as count from dead`,
      [keyedFlag, failedKeptDays],
    );
    const { count } = rows[0]!;
    if (count > this.#failedCount) this.log.error({ count }, 'jobs have failed for good and wait for somebody to look into it');
    this.#failedCount = count;
  }
}

/** A statement that fails when no answer comes in time. */
function limited(text: string, values?: readonly unknown[]): QueryConfig & { query_timeout: number } {
  return { text, query_timeout: lookTimeoutMs, ...(values ? { values: [...values] } : {}) };
}
