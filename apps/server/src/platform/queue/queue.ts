import { setTimeout } from 'node:timers/promises';
import { type CronItem, parseCronItems, run, type Runner, type TaskList } from 'graphile-worker';
import { Logger } from 'graphile-worker';
import type { Database } from '../db/database';
import { isDatabaseGone } from '../db/database-errors';
import { connectionOf, type Transaction } from '../db/transaction';
import type { Log } from '../log';
import { keyedFlag, PoolWatch, unavailableMark } from './pool-watch';

const concurrency = 4;
const pollMs = 2_000;
/** After a runner has ended by itself; also between attempts while the database is gone. */
const restartMs = 1_000;
/** So many attempts to fetch a job fail in a row before the runner is made anew. */
const fetchErrorsMax = 2 * concurrency;

/** A job: a name, the shape of its payload, and what it does. Defined once, so a wrong payload does not compile. */
export interface JobDefinition<Payload extends object> {
  /** `<capability>.<verb-noun>`. */
  readonly name: string;
  handle(payload: Payload): Promise<void>;
  /** Runs by itself at these times (cron, UTC). */
  readonly cron?: string;
}

export interface JobOptions {
  /** Jobs of one key that wait are merged into one. */
  readonly key?: string;
  /** Jobs of one line run one after the other, in all processes together, and so hold one worker at most. */
  readonly line?: string;
  readonly runAt?: Date;
  readonly maxAttempts?: number;
}

/** Adds a job; with a transaction it exists exactly if the transaction commits. */
export async function addJob<Payload extends object>(
  transaction: Transaction,
  job: Pick<JobDefinition<Payload>, 'name'>,
  payload: Payload,
  options: JobOptions = {},
): Promise<void> {
  await connectionOf(transaction).query(
    `select graphile_worker.add_job($1, $2::json, run_at => $3, max_attempts => $4, job_key => $5, flags => $6, queue_name => $7)`,
    [
      job.name,
      JSON.stringify(payload),
      options.runAt?.toISOString() ?? null,
      options.maxAttempts ?? 25,
      options.key ?? null,
      options.key === undefined ? null : [keyedFlag],
      options.line ?? null,
    ],
    'queue-add-job',
  );
}

/**
 * Takes the jobs of a name that wait, and have not failed before, out of the
 * queue: the caller does their work in the same transaction.
 *
 * @param line only those of this line
 * @returns their payloads, in the order in which they were added.
 */
export async function takeAlong<Payload extends object>(
  transaction: Transaction,
  job: Pick<JobDefinition<Payload>, 'name'>,
  line?: string,
): Promise<Payload[]> {
  const { rows } = await connectionOf(transaction).query<{ id: number; payload: Payload }>(
    `delete from graphile_worker._private_jobs where id in (
       select jobs.id from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = task_id
       left join graphile_worker._private_job_queues lines on lines.id = job_queue_id
       where identifier = $1 and ($2::text is null or lines.queue_name = $2)
         and jobs.is_available and attempts = 0 and run_at <= clock_timestamp()
       for update of jobs skip locked
     ) returning id, payload`,
    [job.name, line ?? null],
    'queue-take-along',
  );
  return rows.sort((a, b) => a.id - b.id).map((row) => row.payload);
}

export interface Queue {
  /** Whether jobs are being worked on; free to ask. False between the end of a runner and its successor. */
  isAlive(): boolean;
  /** Jobs that have failed for good and wait for somebody to look into it, as of some seconds ago; free to ask. */
  failedCount(): number;
  stop(): Promise<void>;
}

/**
 * Starts working on jobs. What workers held that have died, of this process or
 * another, is done again within seconds; a runner that ends by itself, as it
 * does when the database goes, is started again. A failed job is tried again
 * with growing delay, one that failed because the database or the disk was gone
 * every few seconds and without using up attempts.
 *
 * @throws Error when the database does not answer or two jobs have one name.
 */
export async function startQueue(
  database: Database,
  // Payload types were checked where each job is added; the queue carries JSON.
  jobs: readonly JobDefinition<never>[],
  log: Log,
): Promise<Queue> {
  const taskList: TaskList = {};
  const cron: CronItem[] = [];
  for (const job of jobs) {
    if (taskList[job.name]) throw new Error(`Two jobs are named ${job.name}.`);
    taskList[job.name] = async (payload) => {
      try {
        await job.handle(payload as never);
      } catch (error) {
        throw isDatabaseGone(error) ? new Error(unavailableMark + (error as Error).message, { cause: error }) : error;
      }
    };
    if (job.cron) cron.push({ task: job.name, match: job.cron, identifier: job.name });
  }
  const stopping = new AbortController();
  const watch = await PoolWatch.start(database, log, stopping.signal);

  const startRunner = async (): Promise<Runner> => {
    const started: Runner = await run({
      pgPool: database.pool,
      taskList,
      parsedCronItems: parseCronItems(cron),
      concurrency,
      pollInterval: pollMs,
      noHandleSignals: true,
      logger: new Logger(() => (level: string, message) => {
        if (level === 'error') log.error(message);
        else if (level === 'warning') log.warn(message);
        else log.debug(message);
      }),
      preset: {
        // Ends of jobs that cannot be written end the runner; without batching they would be unhandled and end the process.
        worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
        plugins: [
          {
            name: 'mastlight-pool-watch',
            version: '1',
            // Awaited before the first job is fetched.
            worker: { hooks: { startWorker: (_context, { worker }) => watch.hold(worker.workerPool.id) } },
          },
        ],
      },
    });
    // A runner whose first look at the tables failed never recovers by itself.
    let fetchErrors = 0;
    const fetched = (): void => void (fetchErrors = 0);
    started.events.on('worker:getJob:empty', fetched).on('job:start', fetched);
    started.events.on('worker:getJob:error', () => {
      if (++fetchErrors === fetchErrorsMax) void started.stop('jobs cannot be fetched').catch(() => {});
    });
    return started;
  };

  let runner: Runner | null;
  try {
    runner = await startRunner();
  } catch (error) {
    stopping.abort();
    await watch.stop();
    throw error;
  }
  const supervise = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      if (runner) {
        await runner.promise.catch((error: unknown) => log.error({ err: error }, 'job runner failed'));
        runner = null;
        watch.dropAll();
        if (stopping.signal.aborted) return;
        log.error('job runner ended and is started again');
      }
      await setTimeout(restartMs, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      runner = await startRunner().catch((error: unknown) => {
        log.warn({ err: error }, 'job runner cannot be started yet');
        return null;
      });
    }
  };
  const supervised = supervise();
  return {
    isAlive: () => runner !== null,
    failedCount: () => watch.failedCount,
    async stop() {
      stopping.abort();
      const stopRunner = async (): Promise<void> =>
        runner?.stop().catch((error: unknown) => log.warn({ err: error }, 'job runner had ended already'));
      await stopRunner();
      await supervised;
      // One that was on its way.
      await stopRunner();
      await watch.stop();
    },
  };
}

/** Creates or updates the queue's own tables. */
export async function migrateQueue(database: Database): Promise<void> {
  const { runMigrations } = await import('graphile-worker');
  await runMigrations({ pgPool: database.pool });
}
