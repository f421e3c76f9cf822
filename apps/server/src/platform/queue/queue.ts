import { type CronItem, parseCronItems, run, type Runner, type TaskList } from 'graphile-worker';
import { Logger } from 'graphile-worker';
import type { Database } from '../db/database';
import { connectionOf, type Transaction } from '../db/transaction';
import type { Log } from '../log';

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
    `select graphile_worker.add_job($1, $2::json, run_at => $3, max_attempts => $4, job_key => $5)`,
    [
      job.name,
      JSON.stringify(payload),
      options.runAt?.toISOString() ?? null,
      options.maxAttempts ?? 25,
      options.key ?? null,
    ],
    'queue-add-job',
  );
}

export interface Queue {
  /** Whether jobs are being worked on; free to ask. */
  isAlive(): boolean;
  stop(): Promise<void>;
}

/** Starts working on jobs. Failed jobs are tried again with growing delay by the queue itself. */
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
    taskList[job.name] = (payload) => job.handle(payload as never);
    if (job.cron) cron.push({ task: job.name, match: job.cron, identifier: job.name });
  }
  const runner: Runner = await run({
    pgPool: database.pool,
    taskList,
    parsedCronItems: parseCronItems(cron),
    concurrency: 4,
    pollInterval: 2_000,
    noHandleSignals: true,
    logger: new Logger(() => (level: string, message) => {
      if (level === 'error') log.error(message);
      else if (level === 'warning') log.warn(message);
      else log.debug(message);
    }),
  });
  // A runner that ends by itself leaves jobs lying; the health check tells, the log says why.
  let isStopped = false;
  let isAlive = true;
  const end = (): void => void (isAlive = false);
  runner.promise.then(end, end);
  runner.promise.then(
    () => (isStopped ? undefined : log.error('job runner ended')),
    (error: unknown) => log.error({ err: error }, 'job runner failed'),
  );
  return {
    isAlive: () => isAlive,
    async stop() {
      isStopped = true;
      await runner.stop().catch((error: unknown) => log.warn({ err: error }, 'job runner had ended already'));
    },
  };
}

/** Creates or updates the queue's own tables. */
export async function migrateQueue(database: Database): Promise<void> {
  const { runMigrations } = await import('graphile-worker');
  await runMigrations({ pgPool: database.pool });
}
