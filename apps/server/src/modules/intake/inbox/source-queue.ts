import type { IntakeSource } from '@mastlight/domain/intake/intake-source';
import type { InboxFolders } from './inbox-folders';
import { isNotYet, listWaiting, oldestFirst, waitUntilWhole } from './list-waiting';
import { countOfBatch, isClaimed, lookAgain, type FileTaker, type ReadyFile } from './take-files';

/** Looked at so often without any sign: not every file system tells of changes. */
export const lookMs = 2_000;
/** Whoever has not renamed a hidden or .part file by then has forgotten it. */
const abandonedMs = 3_600_000;
/** How often it is looked for what lies in the inbox and is not taken. */
export const tellMs = 30_000;

export interface QueueParts {
  readonly source: IntakeSource;
  readonly folders: InboxFolders;
  readonly taker: Pick<FileTaker, 'take' | 'pauseOf'>;
  readonly tellOnce: (what: string, name: Buffer, error?: unknown) => void;
}

/** A file that is looked at again at a time. */
interface LaterFile {
  readonly file: ReadyFile;
  readonly dueMs: number;
}

/**
 * The files of one source: listed when there is news and all that was listed
 * before is through, so that each is listed once however many wait, and taken a
 * batch at a time, the oldest first.
 */
export class SourceQueue {
  readonly source: IntakeSource;
  readonly #parts: QueueParts;
  /** Whole and in order. */
  #ready: ReadyFile[] = [];
  /** Not whole yet, or left alone for a while. */
  #later: LaterFile[] = [];
  #hasNews = true;
  #listedAtMs = Number.NEGATIVE_INFINITY;
  #toldAtMs = Number.NEGATIVE_INFINITY;

  constructor(parts: QueueParts) {
    this.#parts = parts;
    this.source = parts.source;
  }

  /** Something happened in the folder of the source. */
  noteNews(): void {
    this.#hasNews = true;
  }

  /** Claimed files that are to be handed in. */
  add(files: readonly ReadyFile[]): void {
    this.#later.push(...files.map((file) => ({ file, dueMs: 0 })));
  }

  /** Takes one batch at most. @returns ms until there is something to do; 0: at once. @throws what hindered it; the files are kept. */
  async takeTurn(): Promise<number> {
    await this.#refill();
    const files = this.#ready.splice(0, countOfBatch(this.#ready));
    if (files.length > 0) await this.#take(files);
    if (this.#ready.length > 0) return 0;
    return this.#later.reduce(
      (firstMs, { file, dueMs }) => Math.min(firstMs, Math.max(this.#parts.taker.pauseOf(file), dueMs - Date.now())),
      lookMs,
    );
  }

  async #take(files: readonly ReadyFile[]): Promise<void> {
    const { left, paused, error } = await this.#parts.taker
      .take(this.source, files)
      .catch((failure: unknown) => ({ left: files, paused: [], error: failure }));
    this.#ready.unshift(...left);
    this.add(paused);
    if (error !== null) throw error;
  }

  /** Brings in what has become whole, and what is new once nothing else waits. */
  async #refill(): Promise<void> {
    const nowMs = Date.now();
    const isListed = this.#ready.length === 0 && (this.#hasNews || nowMs - this.#listedAtMs >= lookMs);
    const looked: ReadyFile[] = [];
    const kept: LaterFile[] = [];
    for (const entry of this.#later) {
      if (isClaimed(entry.file) ? this.#parts.taker.pauseOf(entry.file) > 0 : !isListed && entry.dueMs > nowMs) kept.push(entry);
      // The list will tell of it again.
      else if (!isListed || isClaimed(entry.file)) looked.push(entry.file);
    }
    if (!isListed && looked.length === 0) return;
    const found = await lookAgain(looked);
    if (isListed) found.push(...(await this.#list(nowMs)));
    const whole: ReadyFile[] = [];
    for (const file of found.sort(oldestFirst)) {
      const waitMs = file.stats.isFile() ? await waitUntilWhole(file, nowMs) : 0;
      if (waitMs === 0) whole.push(file);
      else kept.push({ file, dueMs: nowMs + waitMs });
    }
    this.#later = kept;
    this.#ready = [...whole, ...this.#ready];
  }

  async #list(nowMs: number): Promise<ReadyFile[]> {
    const { folders, tellOnce } = this.#parts;
    this.#hasNews = false;
    this.#listedAtMs = nowMs;
    const isTold = nowMs - this.#toldAtMs > tellMs;
    if (isTold) this.#toldAtMs = nowMs;
    // A folder that cannot be read holds up no other source.
    const listed = await listWaiting(folders, this.source, isTold).catch((error: unknown) => {
      tellOnce('folder of a source cannot be read', Buffer.from(this.source), error);
      return [];
    });
    return listed.filter((file) => {
      if (file.stats.isDirectory()) tellOnce('folder in the inbox is left alone', file.name);
      else if (!isNotYet(file.name)) return true;
      else if (nowMs - file.stats.mtimeMs > abandonedMs) tellOnce('inbox file is waited for and not renamed', file.name);
      return false;
    });
  }
}
