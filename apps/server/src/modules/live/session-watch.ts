import type { Authenticate } from '../../platform/http/session';
import type { LiveClient } from './live-hub';

/** Streams whose session has ended are closed at the latest after this. */
const recheckMs = 30_000;
/** By then every cache of sessions has heard of a revocation. */
const forgottenAfterMs = 1_100;

/** Ends streams whose session has ended: a stream outlives the check at its beginning. */
export class SessionWatch {
  readonly #watched = new Map<LiveClient, { readonly token: string; readonly userId: number }>();
  readonly #delays = new Set<NodeJS.Timeout>();
  #timer: NodeJS.Timeout | null = null;

  constructor(readonly authenticate: Authenticate) {}

  add(client: LiveClient, token: string, userId: number): () => void {
    this.#watched.set(client, { token, userId });
    return () => this.#watched.delete(client);
  }

  start(): void {
    this.#timer = setInterval(() => void this.check([...this.#watched.keys()]), recheckMs);
    this.#timer.unref();
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
    for (const delay of this.#delays) clearTimeout(delay);
  }

  /** Sessions of these users have ended: looks once what was known of them is no longer taken from memory (S-07). */
  checkUsers(userIds: readonly number[]): void {
    const delay = setTimeout(() => {
      this.#delays.delete(delay);
      void this.check([...this.#watched].filter(([, { userId }]) => userIds.includes(userId)).map(([client]) => client));
    }, forgottenAfterMs);
    this.#delays.add(delay);
  }

  /** Asks for each client whether its session still lives. A database that does not answer ends nothing. */
  async check(clients: readonly LiveClient[]): Promise<void> {
    for (const client of clients) {
      const watched = this.#watched.get(client);
      if (!watched) continue;
      const session = await this.authenticate(watched.token).catch(() => undefined);
      if (session === null || (session && session.ownerKey !== client.ownerKey)) client.end(0);
    }
  }
}
