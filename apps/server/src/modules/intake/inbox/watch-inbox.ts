import { watch, type FSWatcher } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { intakeSources, isIntakeSource } from '@mastlight/domain/intake/intake-source';
import type { Clock } from '../../../platform/clock/clock';
import { isDatabaseGone } from '../../../platform/db/database-errors';
import type { Log } from '../../../platform/log';
import type { IntakeDoor } from '../intake-door';
import { fileNameOfEntry } from '../read-file-name';
import { recoverClaims, type ClaimedFile } from './claim-files';
import { openFolders, type InboxFolders } from './inbox-folders';
import { DecidedFiles } from './sort-decided';
import { lookMs, SourceQueue, tellMs } from './source-queue';
import { FileTaker } from './take-files';

/** After a first sign of life files come in numbers; one look serves them all. */
const gatherMs = 60;
/** After a failure of database or disk. */
const retryMs = 1_000;
/** So many odd entries are told of, each once. */
const toldMax = 200;

export interface InboxParts {
  readonly door: Pick<IntakeDoor, 'receiveMessages' | 'findClaimed' | 'findOutcome' | 'findUnsorted' | 'markSorted' | 'writeReceipts'>;
  readonly log: Log;
  readonly clock: Clock;
  /** The folder that holds one folder per source. */
  readonly directory: string;
}

export interface Inbox {
  /** Messages were decided: their files wait to be sorted. */
  wake(): void;
  stop(): Promise<void>;
}

/**
 * Takes each file that lies in `inbox/<source>/`, once it has stopped growing,
 * oldest first, and hands it in. Files are listed and claimed in batches, so
 * that the cost of one does not grow with how many wait; the sources take
 * turns of a batch each, so that none holds up another; the watcher only wakes.
 * Two processes may serve one folder: a file is claimed by moving it.
 *
 * @throws Error with a text for people when the folders are not safe.
 */
export async function watchInbox(parts: InboxParts): Promise<Inbox> {
  const folders = await openFolders(parts.directory);
  const tellOnce = onceTeller(parts.log);
  const claimed = await recoverClaims(folders, (name) => tellOnce('claim of the inbox is none of ours', Buffer.from(name)));
  return new WatchedInbox(parts, folders, tellOnce, claimed);
}

class WatchedInbox implements Inbox {
  readonly #parts: InboxParts;
  readonly #folders: InboxFolders;
  readonly #tellOnce: TellOnce;
  readonly #taker: FileTaker;
  readonly #decided: DecidedFiles;
  readonly #queues: readonly SourceQueue[];
  readonly #watchers: readonly FSWatcher[];
  readonly #serving: Promise<void>;
  /** Left by a process before this one, until it is known what of it was handed in. */
  #recovered: readonly ClaimedFile[];
  #toldAtMs = Number.NEGATIVE_INFINITY;
  #isAwake = false;
  #hasFailed = false;
  #isStopped = false;
  #resting: AbortController | null = null;

  constructor(parts: InboxParts, folders: InboxFolders, tellOnce: TellOnce, recovered: readonly ClaimedFile[]) {
    const taker = new FileTaker({ ...parts, folders, tellOnce });
    [this.#parts, this.#folders, this.#tellOnce, this.#taker, this.#recovered] = [parts, folders, tellOnce, taker, recovered];
    this.#queues = intakeSources.map((source) => new SourceQueue({ source, folders, taker, tellOnce }));
    this.#decided = new DecidedFiles({
      ...parts,
      folders,
      isOnItsWay: (place) => taker.isOnItsWay(place),
      onChanged: (file) => this.#keep([file]),
    });
    this.#watchers = this.#queues.flatMap((queue) => {
      const onChange = (): void => {
        queue.noteNews();
        this.wake();
      };
      return watchFolder(folders.waiting(queue.source), onChange, parts.log);
    });
    this.#serving = this.#serve();
  }

  wake(): void {
    this.#isAwake = true;
    if (!this.#hasFailed) this.#resting?.abort();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const watcher of this.#watchers) watcher.close();
    this.#resting?.abort();
    await this.#serving;
  }

  async #serve(): Promise<void> {
    while (!this.#isStopped) {
      this.#isAwake = false;
      const againMs = await this.#tryRound();
      if (againMs === 0) continue;
      if (!this.#isAwake || this.#hasFailed) await this.#rest(againMs);
      if (this.#isAwake) await this.#rest(gatherMs);
    }
  }

  /** @returns when to go on, ms from now. */
  async #tryRound(): Promise<number> {
    try {
      await this.#recover();
      await this.#tellOfStrays();
      const againMs = await this.#takeRound();
      if (this.#hasFailed) this.#parts.log.warn('inbox works again');
      this.#hasFailed = false;
      return againMs;
    } catch (error) {
      // Told once, however often it is tried; the files stay where they are.
      if (!this.#hasFailed) this.#parts.log.error({ err: error }, 'inbox cannot hand files in');
      this.#hasFailed = true;
      return retryMs;
    }
  }

  /** One turn for each source; what hinders one is told when all have had theirs. */
  async #takeRound(): Promise<number> {
    let againMs = lookMs;
    const failures: unknown[] = [];
    for (const queue of this.#queues) {
      if (this.#isStopped) return 0;
      try {
        againMs = Math.min(againMs, await queue.takeTurn());
      } catch (error) {
        // No source can go on without the database.
        if (isDatabaseGone(error)) throw error;
        failures.push(error);
      }
    }
    const dueMs = await this.#decided.sort();
    if (failures.length > 0) throw failures[0];
    return againMs === 0 ? 0 : Math.max(gatherMs, Math.min(againMs, dueMs));
  }

  async #recover(): Promise<void> {
    if (this.#recovered.length === 0) return;
    await this.#taker.recover(this.#recovered);
    this.#keep(this.#recovered);
    this.#recovered = [];
  }

  #keep(files: readonly ClaimedFile[]): void {
    for (const queue of this.#queues) queue.add(files.filter(({ source }) => source === queue.source));
  }

  async #tellOfStrays(): Promise<void> {
    const nowMs = Date.now();
    if (nowMs - this.#toldAtMs <= tellMs) return;
    this.#toldAtMs = nowMs;
    for (const name of await readdir(this.#folders.directory, { encoding: 'buffer' })) {
      const text = name.toString('latin1');
      if (!text.startsWith('.') && !isIntakeSource(text)) this.#tellOnce('entry of the inbox belongs to no source and is not read', name);
    }
  }

  async #rest(ms: number): Promise<void> {
    if (this.#isStopped) return;
    this.#resting = new AbortController();
    await sleep(ms, undefined, { signal: this.#resting.signal }).catch(() => {});
    this.#resting = null;
  }
}

type TellOnce = (what: string, name: Buffer, error?: unknown) => void;

/** Tells once of what lies in the inbox and stays there, and of so much at the most. */
function onceTeller(log: Log): TellOnce {
  const told = new Set<string>();
  return (what, name, error) => {
    const key = `${what} ${name.toString('latin1')}`;
    if (told.has(key) || told.size > toldMax) return;
    told.add(key);
    if (told.size > toldMax) log.warn('further odd entries of the inbox are not told');
    else log.warn({ file: fileNameOfEntry(name), ...(error === undefined ? {} : { err: error }) }, what);
  };
}

/** A watcher that only wakes; where the system cannot give one, the regular look remains. */
function watchFolder(folder: string, onChange: () => void, log: Log): FSWatcher[] {
  try {
    const watcher = watch(folder, { encoding: 'buffer' }, onChange);
    watcher.on('error', (error) => log.warn({ err: error }, 'inbox cannot be watched'));
    return [watcher];
  } catch (error) {
    log.warn({ err: error }, 'inbox cannot be watched');
    return [];
  }
}
