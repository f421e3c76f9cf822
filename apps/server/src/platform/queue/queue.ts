import { setTimeout } from 'node:timers/promises';
import { type CronItem, type Job, parseCronItems, run, type Runner, type TaskList } from 'graphile-worker';
import { Logger } from 'graphile-worker';
import {
  messageOf,
  openMessage,
  type BodyOf,
  type JobDefinition,
  type Message,
  type MessageDefinition,
} from '@mastlight/domain/contract-kit/message';
import type { Database } from '../db/database';
import { isDatabaseGone } from '../db/database-errors';
import { connectionOf, inTransaction, type Transaction } from '../db/transaction';
import { makeToken } from '../ids';
import type { Log } from '../log';
import { layAside, redriveReadable } from './dead-letters';
import { enqueue, type JobOptions } from './enqueue';
import { PoolWatch, unavailableMark, usualWatchPace, type WatchPace } from './pool-watch';

/** So many workers are left to what waits for nobody, however many jobs ask others: each of those holds one, and brings one. */
const ownWorkers = 4;
/** How often is looked for jobs that have become due, and for dead pools. */
interface QueuePace extends WatchPace {
  readonly pollMs: number;
  /** So many jobs at once; unless given as many as keep each that asks others from keeping the rest waiting. */
  readonly workers?: number;
}
export const usualPace: QueuePace = { ...usualWatchPace, pollMs: 2_000 };
/** After a runner has ended by itself; also between attempts while the database is gone. */
const restartMs = 1_000;
/** Ends of jobs that are on their way when the last worker has ended have so long to be written. */
const lastEndsMs = 1_000;
/** So many attempts to fetch a job a worker fail in a row before the runner is made anew. */
const fetchErrorsPerWorker = 2;

/** Who works on messages of one task: a job's own, or those of the event that a reaction is about. */
export interface JobHandler {
  /** Name of the task in the queue. */
  readonly task: string;
  readonly reads: MessageDefinition;
  /** The line in which it stands when it runs by itself; that of a job that asks others (`defineAskingJob`). */
  readonly line?: string;
  handle(message: Message<never>): Promise<void>;
  /** Runs by itself at these times (cron, UTC). */
  readonly cron?: string;
}

/** Binds a job to what it does; a handler that reads another body does not compile. */
export function workOn<D extends JobDefinition>(
  job: D,
  handle: (body: BodyOf<D>, message: Message<BodyOf<D>>) => Promise<void>,
  options: { readonly cron?: string } = {},
): JobHandler {
  const line = job.asksOthers ? { line: job.name } : {};
  return { task: job.name, reads: job, handle: (message) => handle(message.body, message), ...line, ...options };
}

/** Adds a job; with a transaction it exists exactly if the transaction commits. A wrong body does not compile. */
export function addJob<D extends JobDefinition>(
  transaction: Transaction,
  job: D,
  body: BodyOf<D>,
  options: JobOptions = {},
): Promise<void> {
  const stands = job.asksOthers ? { ...options, key: job.name, line: job.name } : options;
  return enqueue(transaction, job.name, { id: makeToken(16), name: job.name, version: job.version, body }, stands);
}

/**
 * Takes the jobs of a name that wait, and have not failed before, out of the
 * queue: the caller does their work in the same transaction. Those that cannot
 * be read are laid aside.
 *
 * @param line only those of this line
 * @returns their bodies, in the order in which they were added.
 */
export async function takeAlong<D extends JobDefinition>(transaction: Transaction, job: D, log: Log, line?: string): Promise<BodyOf<D>[]> {
  const { rows } = await connectionOf(transaction).query<{ id: number; payload: unknown; created_at: Date }>(
    `delete from graphile_worker._private_jobs where id in (
       select jobs.id from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = task_id
       left join graphile_worker._private_job_queues lines on lines.id = job_queue_id
       where identifier = $1 and ($2::text is null or lines.queue_name = $2)
         and jobs.is_available and attempts = 0 and run_at <= clock_timestamp()
       for update of jobs skip locked
     ) returning id, payload, created_at`,
    [job.name, line ?? null],
    'queue-take-along',
  );
  const bodies: BodyOf<D>[] = [];
  for (const { id, payload, created_at } of rows.sort((a, b) => a.id - b.id)) {
    const stored = messageOf(payload, bareMessage(job, id, created_at));
    const opened = openMessage(job, stored);
    if ('message' in opened) bodies.push(opened.message.body);
    else await refuse(transaction, job.name, stored, opened.fault, log);
  }
  return bodies;
}

/** What a body without an envelope is called: the same each time that its job is tried. */
function bareMessage(definition: MessageDefinition, jobId: number | string, at: Date): Pick<Message, 'id' | 'at' | 'name'> {
  return { id: `job ${jobId}`, at: at.toISOString(), name: definition.name };
}

async function refuse(transaction: Transaction, task: string, message: Message, reason: string, log: Log): Promise<void> {
  await layAside(transaction, task, message, reason);
  log.error({ task, name: message.name, version: message.version, reason }, 'a message cannot be read and is laid aside');
}

/** What the queue's own timer adds to a job that it has started. */
const cronMark = '_cron';

/** The message of a job that is due; null when it cannot be read and was laid aside. */
async function readJob(database: Database, handler: JobHandler, payload: unknown, job: Job, log: Log): Promise<Message<never> | null> {
  const { task, reads } = handler;
  const bare = bareMessage(reads, job.id, job.created_at);
  const isFromTimer = typeof payload === 'object' && payload !== null && cronMark in payload;
  const stored = isFromTimer ? { ...bare, version: reads.version, body: {} } : messageOf(payload, bare);
  const opened = openMessage(reads, stored);
  if ('message' in opened) return opened.message as Message<never>;
  await database.unhurried(() => inTransaction(database, 'system', (transaction) => refuse(transaction, task, stored, opened.fault, log)));
  return null;
}

interface OwnRunner {
  /** Resolves when its workers have ended, whatever of it may be left. */
  readonly ended: Promise<void>;
  /** Has its workers end after the jobs they are at; does nothing to one that ends already. */
  stop(): Promise<void>;
}

/**
 * A runner whose end can be relied upon. Its own promise never settles when two
 * ends of jobs could not be written one after the other, as when the database
 * goes under load: graphile-worker takes the second off a count to which it was
 * not added, and waits for ever for that count to come to nothing.
 */
function ownRunner(runner: Runner, log: Log): OwnRunner {
  const workersEnded = new Promise<void>((tell) => {
    runner.events.once('pool:gracefulShutdown:complete', () => tell()).once('pool:gracefulShutdown:error', () => tell());
  });
  const ended = Promise.race([
    runner.promise.catch((error: unknown) => log.error({ err: error }, 'job runner failed')),
    workersEnded.then(() => setTimeout(lastEndsMs)),
  ]);
  // Its timer for cron may still run; a second stop of a runner is refused, which says nothing.
  const stop = (): Promise<void> => Promise.race([runner.stop().catch(() => {}), ended]);
  void ended.then(stop);
  return { ended, stop };
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
 * every few seconds and without using up attempts; one that cannot be read is
 * laid aside, and comes back at the start of a build that reads it.
 *
 * @param pace shorter where nobody wants to wait: in tests.
 * @throws Error when the database does not answer or two jobs have one name.
 */
export async function startQueue(database: Database, jobs: readonly JobHandler[], log: Log, pace = usualPace): Promise<Queue> {
  const taskList: TaskList = {};
  const cron: CronItem[] = [];
  for (const handler of jobs) {
    if (taskList[handler.task]) throw new Error(`Two jobs are named ${handler.task}.`);
    taskList[handler.task] = async (payload, { job }) => {
      try {
        const message = await readJob(database, handler, payload, job, log);
        if (message) await handler.handle(message);
      } catch (error) {
        throw isDatabaseGone(error) ? new Error(unavailableMark + (error as Error).message, { cause: error }) : error;
      }
    };
    const line = handler.line === undefined ? {} : { options: { queueName: handler.line } };
    if (handler.cron) cron.push({ task: handler.task, match: handler.cron, identifier: handler.task, ...line });
  }
  const concurrency = pace.workers ?? ownWorkers + jobs.filter(({ line }) => line !== undefined).length;
  await database.unhurried(() => redriveReadable(database, new Map(jobs.map(({ task, reads }) => [task, reads])), log));
  const stopping = new AbortController();
  const watch = await PoolWatch.start(database, log, stopping.signal, pace);

  const startRunner = async (): Promise<OwnRunner> => {
    const started = await run({
      pgPool: database.pool,
      taskList,
      parsedCronItems: parseCronItems(cron),
      concurrency,
      pollInterval: pace.pollMs,
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
      if (++fetchErrors === fetchErrorsPerWorker * concurrency) void started.stop('jobs cannot be fetched').catch(() => {});
    });
    return ownRunner(started, log);
  };

  let runner: OwnRunner | null;
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
        await runner.ended;
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
      await runner?.stop();
      await supervised;
      // One that was on its way.
      await runner?.stop();
      await watch.stop();
    },
  };
}

/** Creates or updates the queue's own tables. */
export async function migrateQueue(database: Database): Promise<void> {
  const { runMigrations } = await import('graphile-worker');
  await runMigrations({ pgPool: database.pool });
}
