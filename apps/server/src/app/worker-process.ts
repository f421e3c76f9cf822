import { fork, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../platform/log';
import type { Queue } from '../platform/queue/queue';

/** First argument of the process that does the work beside requests. */
export const workerArgument = 'worker';
/** Also given where the database is the embedded one of the process that started it. */
export const embeddedArgument = 'embedded';
/** Also given to the first worker of a process: no worker has ended by itself before it. */
export const firstArgument = 'first';

const reportEveryMs = 1_000;
/** A worker that ends is started again after so long, then after twice as long, up to the longest. */
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;
/** A worker that has run so long was well: the next pause is the first one again. */
const wellAfterMs = 60_000;
/** A worker that is away for less is no reason to send calls elsewhere. */
const awayMs = 30_000;
/** A worker that has not reported for so long stands still over something: it is ended, and what it was at is noted against that. */
const silenceMs = 120_000;
/** Longer than its own way down takes beside a database that does not answer. */
const stopMs = 28_000;

/** What a worker says of itself once a second. */
export interface WorkerReport {
  readonly isAlive: boolean;
  readonly failedJobs: number;
}

/** The roles beside `http` in a process of their own. */
export interface WorkerProcess extends Pick<Queue, 'isAlive' | 'failedCount'> {
  /** Starts it and keeps it running from now on. */
  begin(): void;
  stop(): Promise<void>;
}

/**
 * Keeps the roles beside `http` in a process of their own, from `begin` on, and starts
 * it again whenever it ends: whatever a message or a job does to its process,
 * calls are answered meanwhile, and its memory is not that of the calls (A13,
 * A19).
 *
 * @param file the program, which reads `workerArgument`
 */
export function keepWorkerProcess(
  file: string,
  { databaseUrl, isEmbedded }: { readonly databaseUrl: string; readonly isEmbedded: boolean },
  log: Log,
  silenceMaxMs = silenceMs,
): WorkerProcess {
  const stopping = new AbortController();
  let child: ChildProcess | null = null;
  let report: WorkerReport = { isAlive: true, failedJobs: 0 };
  let awaySinceMs: number | null = null;
  let heardMs = 0;
  let starts = 0;

  const runOnce = (): Promise<void> =>
    new Promise((done) => {
      starts++;
      child = fork(file, [workerArgument, ...(isEmbedded ? [embeddedArgument] : []), ...(starts === 1 ? [firstArgument] : [])], {
        env: { ...process.env, DATABASE_URL: databaseUrl },
        // A group of its own, so that Ctrl+C reaches it through us and in order.
        detached: true,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      heardMs = performance.now();
      child.on('message', (message) => {
        heardMs = performance.now();
        report = message as WorkerReport;
        awaySinceMs = report.isAlive ? null : (awaySinceMs ?? performance.now());
      });
      child.on('error', (error) => {
        log.error({ err: error }, 'the worker cannot be started');
        done();
      });
      child.on('close', (code, signal) => {
        if (!stopping.signal.aborted) log.error({ exitCode: code, signal }, 'the worker has ended and is started again');
        awaySinceMs ??= performance.now();
        done();
      });
    });

  const keep = async (): Promise<void> => {
    let pauseMs = firstPauseMs;
    while (!stopping.signal.aborted) {
      const startedMs = performance.now();
      await runOnce();
      if (performance.now() - startedMs > wellAfterMs) pauseMs = firstPauseMs;
      await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
      pauseMs = Math.min(2 * pauseMs, longestPauseMs);
    }
  };
  let kept: Promise<void> | null = null;
  const listening = setInterval(
    () => {
      if (performance.now() - heardMs < silenceMaxMs || !child?.connected) return;
      log.error('the worker stands still and is ended');
      child.kill('SIGKILL');
    },
    Math.min(silenceMaxMs, 5_000),
  );

  return {
    begin() {
      kept ??= keep();
    },
    isAlive: () => awaySinceMs === null || performance.now() - awaySinceMs < awayMs,
    failedCount: () => report.failedJobs,
    async stop() {
      stopping.abort();
      child?.kill('SIGTERM');
      const late = setTimeout(() => child?.kill('SIGKILL'), stopMs);
      await kept;
      clearTimeout(late);
      clearInterval(listening);
    },
  };
}

/** In that process: tells the one that started it how it is; without a queue it is well as long as it tells. */
export function reportToParent(queue: Pick<Queue, 'isAlive' | 'failedCount'> | null): void {
  const tell = (): void => {
    const report: WorkerReport = { isAlive: queue?.isAlive() ?? true, failedJobs: queue?.failedCount() ?? 0 };
    process.send?.(report, undefined, undefined, () => {});
  };
  tell();
  setInterval(tell, reportEveryMs).unref();
}
