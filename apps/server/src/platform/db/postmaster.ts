import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, lchownSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startTexts } from '@mastlight/domain/vocabulary/platform-texts';
import { cutSecrets, type Log } from '../log';

/** The file at which a server on its standard port listens. */
const socketName = '.s.PGSQL.5432';

export interface PostmasterOptions {
  readonly program: string;
  readonly cluster: string;
  readonly socketDir: string;
  readonly logFile: string;
  /** uid and gid of the process; empty: our own. */
  readonly identity: { readonly uid?: number; readonly gid?: number };
  readonly env: Readonly<Record<string, string>>;
  readonly settings: Readonly<Record<string, string>>;
  /** Asked before each restart: whether the data are still ours. */
  readonly mayRestart: () => boolean;
  readonly log: Log | null;
}

/** How long the first start may take, crash recovery not counted. */
const startDeadlineMs = 30_000;
const watchMs = 100;
/** Before a restart, doubled after each that failed; R-10 wants it back 5 s after there is room again. */
const pauseMinMs = 100;
const pauseMaxMs = 2_000;
/** A server that dies sooner than this after its start counts as a failed restart. */
const settledMs = 10_000;
const stopMs = 10_000;
/** For the goodbye of a connection that failed. */
const endMs = 1_000;
const logBytesMax = 1_048_576;

/**
 * The server process of a cluster, kept running: when it dies, whatever the
 * cause, it is started again, at first at once and then with growing pauses,
 * for as long as it takes. One that outlived a killed parent is taken over.
 */
export class Postmaster {
  #child: ChildProcess | null = null;
  #pid = -1;
  #keeping: Promise<void> = Promise.resolve();
  readonly #stopping = new AbortController();

  private constructor(readonly options: PostmasterOptions) {}

  /**
   * Starts the server or takes over the one that runs.
   *
   * @throws Error with what the server's own log says of its end when it does not come up.
   */
  static async start(options: PostmasterOptions): Promise<Postmaster> {
    const postmaster = new Postmaster(options);
    const running = livePostmaster(options.cluster);
    try {
      if (running === null) await postmaster.#launchOnceFree();
      else {
        postmaster.#pid = running;
        await postmaster.#awaitReady(startDeadlineMs);
      }
    } catch (error) {
      await postmaster.stop();
      throw error;
    }
    postmaster.#keeping = postmaster.#keep();
    return postmaster;
  }

  /** Pid of the server that runs, or ran last. */
  get pid(): number {
    return this.#pid;
  }

  /** Fast shutdown: open transactions are rolled back, everything committed stays. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await stopPostmaster(this.#pid, () => this.#isRunning());
    await this.#keeping;
  }

  #isRunning(): boolean {
    if (this.#child) return this.#child.exitCode === null && this.#child.signalCode === null;
    return livePostmaster(this.options.cluster) === this.#pid;
  }

  async #keep(): Promise<void> {
    const { log, mayRestart } = this.options;
    const { signal } = this.#stopping;
    let pauseMs = pauseMinMs;
    let startedMs = performance.now();
    while (!signal.aborted) {
      if (this.#isRunning()) {
        await pause(watchMs, undefined, { signal, ref: false }).catch(() => {});
        continue;
      }
      if (!mayRestart()) return log?.error('the database died and the data folder is no longer ours');
      if (performance.now() - startedMs > settledMs) pauseMs = pauseMinMs;
      // Told once per outage, not at every attempt.
      if (pauseMs === pauseMinMs) log?.error({ pid: this.#pid, log: this.#tellLog() }, 'the database died and is started again');
      await pause(pauseMs, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) return;
      pauseMs = Math.min(pauseMs * 2, pauseMaxMs);
      startedMs = performance.now();
      try {
        await this.#launch(Infinity);
        log?.warn({ pid: this.#pid }, 'the database runs again');
      } catch (error) {
        log?.debug({ err: error }, 'the database could not be started again yet');
      }
    }
  }

  /** Backends of a postmaster that was killed take a moment to notice; PostgreSQL refuses to start beside them. */
  async #launchOnceFree(): Promise<void> {
    const startMs = performance.now();
    for (;;) {
      try {
        return await this.#launch(startDeadlineMs);
      } catch (error) {
        const isHeld = (error as Error).message.includes('pre-existing shared memory block');
        if (!isHeld || performance.now() - startMs > startDeadlineMs) throw error;
        await pause(pauseMinMs);
      }
    }
  }

  async #launch(deadlineMs: number): Promise<void> {
    const { program, cluster, socketDir, logFile, identity, env, settings } = this.options;
    disownPidFile(cluster);
    if (livePostmaster(cluster) === null) clearSocket(socketDir);
    const out = openLog(logFile);
    try {
      const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
      const child = spawn(program, ['-D', cluster, ...args], {
        ...identity,
        env: { ...env },
        cwd: '/',
        // A process group of its own: Ctrl+C reaches us first, and we stop it last.
        detached: true,
        stdio: ['ignore', out, out],
      });
      // Without a listener a program that cannot be started would end this process; having no pid tells enough.
      child.on('error', () => {});
      child.unref();
      if (child.pid === undefined) throw new Error(`${startTexts.databaseFailed}\n${program}`);
      this.#child = child;
      this.#pid = child.pid;
    } finally {
      if (typeof out === 'number') closeSync(out);
    }
    await this.#awaitReady(deadlineMs);
  }

  async #awaitReady(deadlineMs: number): Promise<void> {
    const startMs = performance.now();
    const socket = join(this.options.socketDir, socketName);
    for (;;) {
      let client: pg.Client | null = null;
      try {
        // Looked at first: a client that connects in vain costs the start a tenth of a second.
        if (!existsSync(socket)) throw new Error(`nobody listens at ${socket} yet`);
        client = new pg.Client({ host: this.options.socketDir, user: 'postgres', database: 'postgres', connectionTimeoutMillis: 5_000 });
        // Lost between two statements it fails the next one; without a listener it would end this process.
        client.on('error', () => {});
        await client.connect();
        await client.end();
        return;
      } catch (error) {
        if (client) await Promise.race([client.end().catch(() => {}), pause(endMs, undefined, { ref: false })]);
        if (this.#stopping.signal.aborted) throw error;
        if (!this.#isRunning()) throw new Error(`${startTexts.databaseFailed}\n${this.#tellLog()}`, { cause: error });
        // 57P03: it recovers from a crash, which takes as long as it takes.
        const isRecovering = (error as { code?: string }).code === '57P03';
        if (!isRecovering && performance.now() - startMs > deadlineMs) throw error;
        await pause(25);
      }
    }
  }

  #tellLog(): string {
    try {
      return tellableLog(readFileSync(this.options.logFile, 'utf8'));
    } catch {
      return '';
    }
  }
}

const toldLinesMax = 8;
const toldBytesMax = 65_536;

/**
 * What may be told of the server's log (S-13): the last lines that say why it
 * ended. Those that quote statements and rows hold people's data; they stay in
 * the file. A quoted text cannot pass for a line: its own begin with a tab.
 */
export function tellableLog(text: string): string {
  const lines = text
    .slice(-toldBytesMax)
    .split('\n')
    .filter((line) => /^\d\S* \S+ \S+ \[\d+\] (PANIC|FATAL|LOG): /.test(line));
  return lines.slice(-toldLinesMax).map(cutSecrets).join('\n');
}

/** Keeps the log of the run before as `.1`, in place of the one before that. */
export function turnLog(file: string): void {
  if (!existsSync(file)) return;
  const kept = `${file}.1`;
  renameSync(file, kept);
  // Older versions let the server's user own it.
  if (process.getuid?.() === 0) lchownSync(kept, 0, 0);
}

/** Pid of the server that holds the cluster; null when none is alive. */
export function livePostmaster(cluster: string): number | null {
  const pid = readPid(cluster);
  if (pid === null || !isAlive(pid)) return null;
  try {
    // A pid that another program got since is no server of ours; the line of one that has ended and is not yet buried is empty.
    if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster)) return null;
  } catch {
    // No /proc here (macOS): believe the pid file, as PostgreSQL itself does.
    if (process.platform === 'linux') return null;
  }
  return pid;
}

/** Asks the server to end, at first politely. `isRunning` tells whether it still does. */
export async function stopPostmaster(pid: number, isRunning: () => boolean): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    // Signals to 0 and below go to whole groups.
    if (pid <= 1 || !isRunning()) return;
    signalProcess(pid, signal);
    const deadlineMs = performance.now() + stopMs;
    while (isRunning() && performance.now() < deadlineMs) await pause(20);
  }
}

function readPid(cluster: string): number | null {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return Number.isInteger(pid) && pid > 1 ? pid : null;
}

/**
 * A pid file whose pid another program got would keep the server from
 * starting. Its other lines stay: by them PostgreSQL finds backends that
 * outlived their postmaster and still write, and waits for them.
 */
function disownPidFile(cluster: string): void {
  const pid = readPid(cluster);
  if (pid === null || !isAlive(pid) || livePostmaster(cluster) !== null) return;
  const file = join(cluster, 'postmaster.pid');
  // Ours, as the parent's, counts as nobody's.
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(process.pid)));
}

/**
 * The socket of a server that is gone. Its lock names a pid, which PostgreSQL
 * believes even of a process that is not yet buried or of another program.
 */
function clearSocket(socketDir: string): void {
  for (const name of [socketName, `${socketName}.lock`]) rmSync(join(socketDir, name), { force: true });
}

/** Readable by us alone: statements with people's data may stand in it. */
function openLog(file: string): number | 'ignore' {
  try {
    if (existsSync(file) && statSync(file).size > logBytesMax) turnLog(file);
    return openSync(file, 'a', 0o600);
  } catch {
    // A full disk must not keep the database from coming back.
    return 'ignore';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended meanwhile.
  }
}
