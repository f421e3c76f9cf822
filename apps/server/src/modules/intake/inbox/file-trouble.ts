import type { Log } from '../../../platform/log';
import { FolderNotOurs } from './inbox-folders';

/** Whether the file system could not do its work: a full disk, a missing right, too many open files, a folder that is none. The same may succeed later. */
export function isFileFault(error: unknown): boolean {
  if (error instanceof FolderNotOurs) return true;
  const { errno, syscall } = (error ?? {}) as { errno?: unknown; syscall?: unknown };
  return typeof errno === 'number' && typeof syscall === 'string';
}

/** Tells once that something cannot be done for now, and once that all of it is done, however many files it is about. */
export class FileTrouble {
  readonly #what: string;
  readonly #log: Log;
  readonly #held = new Set<string | number>();

  constructor(what: string, log: Log) {
    this.#what = what;
    this.#log = log;
  }

  begin(key: string | number, error: unknown): void {
    if (this.#held.size === 0) this.#log.error({ err: error }, `${this.#what} for now; tried again`);
    this.#held.add(key);
  }

  end(key: string | number): void {
    if (this.#held.delete(key) && this.#held.size === 0) this.#log.warn(`${this.#what}: over`);
  }
}

/** How long to wait before something is tried again, ms: twice as long each time, up to a bound. */
export function pauseMs(tries: number, firstMs: number, maxMs: number): number {
  return Math.min(firstMs * 2 ** (tries - 1), maxMs);
}
