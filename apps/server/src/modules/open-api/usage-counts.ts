import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Platform } from '../../platform/module';
import type { KeyHolder } from './key-holder';
import { addUsage, type Used } from './store/usage';

/** Calls are written down together so often: a call costs the database no write of its own. */
const gatherMs = 1_000;

/** How often keys were used, gathered in memory; a process that dies loses the last second. */
export class UsageCounts {
  readonly #gathered = new Map<string, Used>();
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor(readonly platform: Pick<Platform, 'database' | 'clock' | 'log'>) {}

  /** Counts a call. */
  note({ keyId, ownerKey }: KeyHolder, isLimited: boolean): void {
    const nowMs = this.platform.clock.nowMs();
    const day = shanghaiDay(nowMs);
    const key = `${keyId} ${day}`;
    const before = this.#gathered.get(key);
    this.#gathered.set(key, {
      ownerKey,
      keyId,
      day,
      calls: (before?.calls ?? 0) + 1,
      limited: (before?.limited ?? 0) + (isLimited ? 1 : 0),
      usedAtMs: nowMs,
    });
    // The end does not wait for it: it flushes.
    this.#timer ??= setTimeout(() => void this.flush(), gatherMs).unref();
  }

  /** Writes what has gathered; never throws: a database that is away costs counts, not calls. */
  flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const used = [...this.#gathered.values()];
    this.#gathered.clear();
    if (used.length > 0) {
      const { database, log } = this.platform;
      this.#writing = this.#writing
        .then(() => database.unhurried(() => addUsage(database, used)))
        .catch((error: unknown) => log.warn({ err: error }, 'how keys were used could not be written'));
    }
    return this.#writing;
  }
}
