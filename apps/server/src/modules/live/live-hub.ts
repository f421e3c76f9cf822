import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import type { PageChange } from '../../platform/live';
import { GatheredRows } from './gathered-rows';

/** An open page, as the hub sees it. */
export interface LiveClient {
  readonly ownerKey: string;
  readonly userId: number;
  /** Bytes that were written and not yet taken by the other side. */
  readonly waitingBytes: number;
  write(text: string): void;
  /** Ends the stream. `reconnectMs`: when the page should come back. */
  end(reconnectMs?: number): void;
}

/** Open pages of one person: what two browsers, at the desk and on the phone, open to a site at most. More are a mistake or an attack. */
const streamsOfPersonMax = 12;
/** Of one owner: two pages of each of the people that a company may have. */
const streamsOfOwnerMax = 1_000;
/** A page that takes nothing is dropped before it costs more than this. */
export const waitingBytesMax = 1_048_576;
/** Changes that come within one tick travel together. */
const tickMs = 50;
/** Pages come back spread over this time after a stop, not all at once. */
const reconnectSpreadMs = 3_000;

/**
 * Passes changes on to open pages: gathered per owner and topic within a tick,
 * written once as text and sent to each page of that owner. A slow page delays nobody.
 */
export class LiveHub {
  readonly #clients = new Map<string, Set<LiveClient>>();
  /** Open pages of each person: all of them are not gone through whenever somebody opens one. */
  readonly #ofPerson = new Map<number, number>();
  readonly #changed = new Map<string, GatheredRows>();
  #timer: NodeJS.Timeout | null = null;
  #isStopped = false;
  #flushedMs = Number.NEGATIVE_INFINITY;

  /** How many pages are open, of one owner or in all. */
  count(ownerKey?: string): number {
    if (ownerKey !== undefined) return this.#clients.get(ownerKey)?.size ?? 0;
    let all = 0;
    for (const clients of this.#clients.values()) all += clients.size;
    return all;
  }

  /** @throws BusinessError 429 when an owner, or this person of his, has as many pages open as he may. */
  requireRoom(ownerKey: string, userId: number): void {
    if ((this.#ofPerson.get(userId) ?? 0) >= streamsOfPersonMax || this.count(ownerKey) >= streamsOfOwnerMax)
      throw new BusinessError(429, undefined, { retryAfterSeconds: 10 });
  }

  /** Owners who have a page open. */
  ownerKeys(): string[] {
    return [...this.#clients.keys()];
  }

  clientsOf(ownerKey: string): LiveClient[] {
    return [...(this.#clients.get(ownerKey) ?? [])];
  }

  all(): LiveClient[] {
    return [...this.#clients.values()].flatMap((clients) => [...clients]);
  }

  /** Adds a page; gives how to take it out. After the stop it is sent away at once. */
  add(client: LiveClient): () => void {
    if (this.#isStopped) {
      client.end(spread());
      return () => {};
    }
    const clients = this.#clients.get(client.ownerKey) ?? new Set();
    this.#clients.set(client.ownerKey, clients.add(client));
    this.#countPerson(client, 1);
    return () => {
      if (clients.delete(client)) this.#countPerson(client, -1);
      if (clients.size === 0 && this.#clients.get(client.ownerKey) === clients) this.#clients.delete(client.ownerKey);
    };
  }

  #countPerson({ userId }: LiveClient, more: 1 | -1): void {
    const count = (this.#ofPerson.get(userId) ?? 0) + more;
    if (count > 0) this.#ofPerson.set(userId, count);
    else this.#ofPerson.delete(userId);
  }

  /** Takes in a change; changes of owners without an open page cost nothing more. */
  hear(change: PageChange): void {
    if (!this.#clients.has(change.ownerKey)) return;
    const gathered = this.#changed.get(change.ownerKey) ?? new GatheredRows();
    gathered.add(change);
    this.#changed.set(change.ownerKey, gathered);
    // The first change after a quiet time goes at once; a burst waits for the end of its tick.
    this.#timer ??= setTimeout(() => this.flush(), Math.max(0, this.#flushedMs + tickMs - performance.now()));
  }

  /** Sends what has gathered. */
  flush(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#flushedMs = performance.now();
    for (const [ownerKey, gathered] of this.#changed) {
      for (const message of gathered.messages()) this.send(this.clientsOf(ownerKey), message);
    }
    this.#changed.clear();
  }

  /** Writes one text to each of `clients` and drops those that do not read. */
  send(clients: readonly LiveClient[], text: string): void {
    for (const client of clients) {
      if (client.waitingBytes > waitingBytesMax) client.end();
      else client.write(text);
    }
  }

  /** Something may have been missed: pages come back soon and fetch anew. */
  sendAway(): void {
    for (const client of this.all()) client.end(spread());
  }

  /** Sends what is left, then every page away; nobody is let in any more. */
  stop(): void {
    this.flush();
    this.#isStopped = true;
    this.sendAway();
    this.#clients.clear();
  }
}

function spread(): number {
  return 500 + Math.floor(Math.random() * reconnectSpreadMs);
}
