import type { Clock } from '../../platform/clock/clock';

/** What polling needs to know of a scan ticket. */
export interface PolledTicket {
  readonly id: number;
  /** Digest of the key that the browser which shows the code was given. */
  readonly keyDigest: string;
  readonly state: 'waiting' | 'scanned' | 'confirmed' | 'refused' | 'spent';
  readonly expiresAtMs: number;
}

/** A change that is not heard of is seen this soon. */
const freshForMs = 10_000;
const ticketsMax = 20_000;

/**
 * Tickets that browsers ask about every two seconds (T17): answered from
 * memory until the ticket changes, which every process hears of.
 */
export class ScanCache {
  readonly #tickets = new Map<string, PolledTicket & { readonly readAtMs: number }>();
  readonly #digestOf = new Map<number, string>();
  #generation = 0;

  constructor(
    readonly clock: Clock,
    readonly find: (tempIdDigest: string) => Promise<PolledTicket | null>,
  ) {}

  /** The ticket behind a polling id, or null. */
  async poll(tempIdDigest: string): Promise<PolledTicket | null> {
    const nowMs = this.clock.nowMs();
    const cached = this.#tickets.get(tempIdDigest);
    if (cached && Math.abs(nowMs - cached.readAtMs) < freshForMs) return cached;
    const generation = this.#generation;
    const ticket = await this.find(tempIdDigest);
    this.#drop(tempIdDigest);
    if (ticket && generation === this.#generation) {
      if (this.#tickets.size >= ticketsMax) this.#drop(this.#tickets.keys().next().value!);
      this.#tickets.set(tempIdDigest, { ...ticket, readAtMs: nowMs });
      this.#digestOf.set(ticket.id, tempIdDigest);
    }
    return ticket;
  }

  /** Forgets tickets that have changed. */
  forget(ticketIds: readonly number[]): void {
    this.#generation++;
    for (const id of ticketIds) {
      const digest = this.#digestOf.get(id);
      if (digest !== undefined) this.#drop(digest);
    }
  }

  clear(): void {
    this.#generation++;
    this.#tickets.clear();
    this.#digestOf.clear();
  }

  #drop(tempIdDigest: string): void {
    const known = this.#tickets.get(tempIdDigest);
    if (known) this.#digestOf.delete(known.id);
    this.#tickets.delete(tempIdDigest);
  }
}
