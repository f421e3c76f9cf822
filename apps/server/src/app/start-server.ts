import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../platform/config';
import type { Route } from '../platform/http/route';
import type { Clock } from '../platform/clock/clock';
import { startDatabaseClock } from '../platform/clock/database-clock';
import { prepareDataDir } from '../platform/data-dir';
import { createPortClock } from '../platform/clock/port-clock';
import { watchAnswers } from '../platform/db/answer-watch';
import { Database } from '../platform/db/database';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../platform/db/embedded-postgres';
import { lockDataDir } from '../platform/db/lock-data-dir';
import { isMigrated, migrate } from '../platform/db/migrate';
import { requireBoundRole } from '../platform/db/require-bound-role';
import { watchDisk } from '../platform/disk-watch';
import { Live } from '../platform/live';
import { createLog, type Log } from '../platform/log';
import type { Platform } from '../platform/module';
import { Outbox } from '../platform/outbox';
import { createQueueCheck } from '../platform/queue/is-queue-moving';
import { createDeadLetterFigure } from '../platform/queue/dead-letter-figure';
import { createDepthFigure } from '../platform/queue/queue-depth';
import { migrateQueue, startQueue, usualPace, type JobHandler, type Queue } from '../platform/queue/queue';
import { settleSecrets } from '../platform/secrets';
import { SecurityLog } from '../platform/security-log';
import { buildApp, buildOperations } from './build-app';
import { explainStartFailure } from './explain-start-failure';
import { announceAddress, makeAddressSecret, proveAddress } from './running-address';
import { createModules } from './modules';
import { keepWorkerProcess, type WorkerProcess } from './worker-process';

/** A job that is due and has waited longer than this means that nobody works. */
const jobWaitMaxMs = 300_000;

/** A step of the way down has so long beside the time to drain; then all connections to the database are cut. */
const stepMs = 8_000;
/** Steps after that one have less. */
const stepAgainMs = 1_000;
/** Once cut off a step ends by itself; the database's own end takes up to so long. */
const stepCutMs = 21_000;

export interface RunningServer {
  readonly url: string;
  /** Where health and figures are told; empty when nowhere. */
  readonly operationsUrl: string;
  readonly platform: Platform;
  /** All mounted contract routes. */
  readonly routes: readonly Route[];
  /** Null where nobody works on jobs. */
  readonly queue: Pick<Queue, 'isAlive' | 'failedCount'> | null;
  /** Stops in order: no new calls, calls in flight end, jobs end, database last. */
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Told to the person who starts: what is being prepared. */
  readonly tell?: (text: string) => void;
  /** In place of the database's clock. */
  readonly clock?: Clock;
  /** Where logs go; standard output unless given. */
  readonly log?: Log;
  /** Folder of the migrations. */
  readonly migrationsDir: string;
  /** This program: started anew it does the roles beside `http`. Unless given, all roles share one process. */
  readonly workerFile?: string;
  /** The process that started this one answers requests, and does so whatever becomes of this one. */
  readonly isBesideRequests?: boolean;
  /** The database is the embedded one of the process that started this one. */
  readonly isBesideEmbedded?: boolean;
  /** The process that started this one has started no worker before. */
  readonly isFirstWorker?: boolean;
  /** Jobs at once, each on a connection of its own; unless given as many as the product needs. */
  readonly queueWorkers?: number;
}

/**
 * Starts the product: database, schema, modules, and the wanted roles, in this
 * process or with the work in one of its own.
 *
 * @throws Error with a text for people when the data folder is in use or the
 * database does not come up; whatever had been started is stopped again.
 */
export async function startServer(config: Config, options: StartOptions): Promise<RunningServer> {
  const tell = options.tell ?? (() => {});
  const log = options.log ?? createLog(config.logLevel);
  const stops: (() => Promise<void> | void)[] = [];
  let cuttable: Database | null = null;
  let patienceMs = stepMs + config.drainMs;
  /** A step that lasts waits for a database that does not answer: cut off from it, it ends, or it is left behind. */
  const stopWithin = async (step: () => Promise<void> | void): Promise<void> => {
    const over = new AbortController();
    const limit = (ms: number): Promise<'late'> => pause(ms, 'late' as const, { signal: over.signal });
    const ended = Promise.resolve(step());
    try {
      if ((await Promise.race([ended, limit(patienceMs)])) !== 'late') return;
      log.warn('the way down waits for the database, and is cut off from it');
      patienceMs = stepAgainMs;
      cuttable?.cutConnections();
      if ((await Promise.race([ended, limit(stepCutMs)])) === 'late') throw new Error('a step of the way down did not end');
    } finally {
      over.abort();
    }
  };
  const stop = async (): Promise<void> => {
    // Each step gets its turn whatever became of the one before it: the database comes last and must not be left running.
    const failures: unknown[] = [];
    for (const step of stops.splice(0).reverse()) {
      try {
        await stopWithin(step);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'stopped with errors');
  };
  try {
    prepareDataDir(config.dataDir);
    let connectionString = config.databaseUrl;
    if (!connectionString) {
      const claim = lockDataDir(config.dataDir);
      stops.push(() => claim.release());
      const postgres: EmbeddedPostgres = await startEmbeddedPostgres(config.dataDir, { tell, log, mayRestart: () => claim.isHeld() });
      stops.push(() => postgres.stop());
      connectionString = postgres.connectionString;
    }
    const database = new Database(connectionString, log);
    cuttable = database;
    stops.push(() => database.close());
    await database.unhurried(() => requireBoundRole(database));
    const isEmbedded = !config.databaseUrl || options.isBesideEmbedded === true;
    const disk = await watchDisk(config.dataDir, config.diskFreeMinBytes, (isFull) => database.setReadOnly(isFull && isEmbedded), log);
    stops.push(() => disk.stop());
    // Queue first: our migrations may add jobs.
    await migrateQueue(database);
    await database.unhurried(() => migrate(database, options.migrationsDir, tell));

    const secrets = await settleSecrets(config, database);

    let clock = options.clock;
    if (!clock) {
      const databaseClock = await startDatabaseClock(database, log);
      stops.push(() => databaseClock.stop());
      clock = databaseClock;
    }
    const portClock = createPortClock(clock, config.portClockUrl, log);
    stops.push(() => portClock.stop());
    const securityLog = new SecurityLog(database, clock, log, secrets.pepper);
    stops.push(() => securityLog.flush());
    let queue: Pick<Queue, 'isAlive' | 'failedCount'> | null = null;
    let isMoving = async (): Promise<boolean> => true;
    const checks = {
      migrations: () => isMigrated(database, options.migrationsDir),
      disk: async () => (await disk.freeBytes()) >= config.diskFreeMinBytes,
      // The database first: without it the runner ends and comes back, and what is not known is not broken.
      queue: async () => (await isMoving()) && queue?.isAlive() !== false,
    };
    const platform: Platform = {
      config,
      isFirstWorker: options.isFirstWorker ?? false,
      database,
      clock,
      portClock,
      log,
      outbox: new Outbox(),
      live: new Live(database, log),
      securityLog,
      checks,
      figures: [createDepthFigure(database), createDeadLetterFigure(database)],
    };
    const modules = createModules(platform);
    platform.outbox.register(modules.list.flatMap((module) => module.reactions ?? []));

    const jobs = [...modules.list.flatMap((module) => module.jobs ?? []), ...platform.outbox.jobs(), ...securityLog.jobs()];
    isMoving = createQueueCheck(
      database,
      jobWaitMaxMs,
      jobs.map(({ task }) => task),
      log,
    );
    let worker: WorkerProcess | null = null;
    const isElsewhere = options.workerFile !== undefined && config.roles.includes('http') && config.roles.length > 1;
    if (isElsewhere) {
      worker = keepWorkerProcess(options.workerFile, { databaseUrl: connectionString, isEmbedded }, log);
      if (config.roles.includes('worker')) queue = worker;
      stops.push(worker.stop);
    }
    if (config.roles.includes('worker') && !isElsewhere) {
      const running = await startQueue(
        database,
        jobs.map((job) => beside(database, job)),
        log,
        options.queueWorkers === undefined ? usualPace : { ...usualPace, workers: options.queueWorkers },
      );
      queue = running;
      stops.push(() => running.stop());
      for (const module of modules.list) {
        const work = await database.unhurried(async () => module.startWork?.());
        if (work) stops.push(() => work.stop());
      }
    }
    if (config.roles.includes('gateway') && !isElsewhere) {
      for (const module of modules.list) {
        const gateway = await database.unhurried(async () => module.startGateway?.());
        if (gateway) stops.push(() => gateway.stop());
      }
    }
    const routes = modules.list.flatMap((module) => module.routes ?? []);
    let url = '';
    let operationsUrl = '';
    const operations = buildOperations(platform, modules.list, queue);
    stops.push(() => operations.listener.close());
    if (config.operationsPort !== null) {
      operationsUrl = await operations.listener.listen({ port: config.operationsPort, host: '127.0.0.1' }).catch((error: unknown) => {
        // Work is worth more than its figures: the port may belong to somebody else on this machine.
        if (!options.isBesideRequests) throw error;
        log.warn({ err: error, port: config.operationsPort }, 'the figures of the worker are told nowhere');
        return '';
      });
    }
    if (config.roles.includes('http')) {
      const answers = watchAnswers(connectionString, config.databaseSilenceMs, database, log);
      stops.push(() => answers.stop());
      const { draining } = operations;
      const app = await buildApp(platform, modules, routes, operations);
      const addressSecret = makeAddressSecret();
      proveAddress(app, addressSecret);
      stops.push(() => draining.end(app, config.drainMs));
      const listener = await platform.live.start();
      stops.push(() => listener.stop());
      // Stopped before the app, which waits for open answers: event streams would keep it for ever.
      for (const module of modules.list) {
        const work = await module.startHttp?.();
        if (work) stops.push(() => work.stop());
      }
      url = await app.listen({ port: config.port, host: config.host });
      stops.push(await announceAddress(config.dataDir, url, addressSecret));
      stops.push(() => draining.announce(config.drainMs));
    }
    // Calls first: two programs that start at once keep each other waiting.
    worker?.begin();
    return { url, operationsUrl, platform, routes, queue, stop };
  } catch (error) {
    await stop().catch(() => {});
    throw explainStartFailure(error, config);
  }
}

/** A job on the connections for work beside requests. */
function beside(database: Database, job: JobHandler): JobHandler {
  return { ...job, handle: (message) => database.unhurried(() => job.handle(message)) };
}

/** The folder of the migrations: beside the bundle, or one above the sources. */
export function findMigrations(directory: string): string {
  return [directory, join(directory, '..')].map((place) => join(place, 'migrations')).find((path) => existsSync(path))!;
}
