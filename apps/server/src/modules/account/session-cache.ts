import type { Clock } from '../../platform/clock/clock';
import type { Session } from '../../platform/http/session';
import { sha256 } from '../../platform/ids';

/** A session as the database holds it. */
export interface StoredSession {
  readonly session: Session;
  readonly expiresAtMs: number;
}

interface CachedSession extends StoredSession {
  readonly readAtMs: number;
}

/** S-07: a revocation that is not heard of takes effect this soon. */
const freshForMs = 1_000;
const sessionsMax = 20_000;

/**
 * Turns tokens into sessions. What was read lately is answered from memory;
 * revocations are heard of from every process and cut it short.
 */
export class SessionCache {
  readonly #sessions = new Map<string, CachedSession>();
  readonly #lookups = new Map<string, Promise<StoredSession | null>>();
  /** Grows with every revocation, so that a lookup begun before it is not kept. */
  #generation = 0;

  constructor(
    readonly clock: Clock,
    readonly find: (digest: string) => Promise<StoredSession | null>,
  ) {}

  /**
   * The live session of a token, or null. Exact to the millisecond at its end.
   *
   * @param beforeLookup called before a token that is not remembered, fresh or
   * not, is looked up; it may throw instead.
   */
  async authenticate(token: string, beforeLookup?: () => void): Promise<Session | null> {
    const digest = sha256(token);
    const nowMs = this.clock.nowMs();
    const cached = this.#sessions.get(digest);
    if (!cached) beforeLookup?.();
    const isFresh = cached !== undefined && Math.abs(nowMs - cached.readAtMs) < freshForMs;
    const stored = isFresh ? cached : await this.#look(digest);
    if (!stored || this.clock.nowMs() >= stored.expiresAtMs) return null;
    return stored.session;
  }

  /** Forgets all sessions of these users. */
  forgetUsers(userIds: readonly number[]): void {
    this.#generation++;
    this.#lookups.clear();
    const gone = new Set(userIds);
    for (const [digest, { session }] of this.#sessions) if (gone.has(session.userId)) this.#sessions.delete(digest);
  }

  /** Forgets everything; after a time in which revocations may have been missed. */
  clear(): void {
    this.#generation++;
    this.#lookups.clear();
    this.#sessions.clear();
  }

  /** One lookup serves all calls that wait for the same token. */
  #look(digest: string): Promise<StoredSession | null> {
    const running = this.#lookups.get(digest);
    if (running) return running;
    const generation = this.#generation;
    const readAtMs = this.clock.nowMs();
    const lookup: Promise<StoredSession | null> = this.find(digest)
      .then((stored) => {
        this.#sessions.delete(digest);
        if (stored && generation === this.#generation) {
          if (this.#sessions.size >= sessionsMax) this.#sessions.delete(this.#sessions.keys().next().value!);
          this.#sessions.set(digest, { ...stored, readAtMs });
        }
        return stored;
      })
      .finally(() => {
        if (this.#lookups.get(digest) === lookup) this.#lookups.delete(digest);
      });
    this.#lookups.set(digest, lookup);
    return lookup;
  }
}
