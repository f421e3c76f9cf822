import type { Authenticate } from '../../platform/http/session';
import type { LiveClient } from './live-hub';

/** Streams whose session has ended are closed at the latest after this. */
const recheckMs = 30_000;

/** Ends streams whose session has ended: a stream outlives the check at its beginning. */
export class SessionWatch {
  readonly #watched = new Map<LiveClient, { readonly token: string; readonly userId: number }>();
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
  }

  /** Sessions of these users have ended: looks at once. What this process remembered of them it has forgotten before (S-07). */
  checkUsers(userIds: readonly number[]): Promise<void> {
    return this.check([...this.#watched].filter(([, { userId }]) => userIds.includes(userId)).map(([client]) => client));
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
