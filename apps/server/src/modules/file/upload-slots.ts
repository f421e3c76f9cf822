/** Room for one file that comes in. */
export interface UploadSlot {
  /** Fires when the room is given to somebody who has less. */
  readonly ended: AbortSignal;
  /** The file has come in whole: its room is taken from it no more. */
  keep(): void;
  leave(): void;
}

interface Held {
  readonly abort: AbortController;
  isKept: boolean;
}

/**
 * Room for files that come in at once. Each holds its room for as long as its sender likes, so it is no queue: while all is
 * taken, whoever holds at least two rooms less than somebody else gets the one that this one has held longest.
 */
export class UploadSlots {
  /** By person, those held longest first. */
  readonly #held = new Map<string, Set<Held>>();
  #count = 0;

  constructor(readonly bounds: { readonly ofPersonMax: number; readonly ofAllMax: number }) {}

  /** @returns null while this person has all that he may have, or there is room for nobody. */
  take(who: string): UploadSlot | null {
    const own = this.#held.get(who)?.size ?? 0;
    if (own >= this.bounds.ofPersonMax) return null;
    if (this.#count >= this.bounds.ofAllMax && !this.#endOne(own + 2)) return null;
    const held: Held = { abort: new AbortController(), isKept: false };
    this.#held.set(who, (this.#held.get(who) ?? new Set()).add(held));
    this.#count++;
    return { ended: held.abort.signal, keep: () => void (held.isKept = true), leave: () => this.#leave(who, held) };
  }

  /** Ends the oldest of whoever holds most, `leastHeld` or more. */
  #endOne(leastHeld: number): boolean {
    const holders = [...this.#held].filter(([, rooms]) => rooms.size >= leastHeld).toSorted(([, a], [, b]) => b.size - a.size);
    for (const [who, rooms] of holders) {
      const oldest = [...rooms].find(({ isKept }) => !isKept);
      if (oldest === undefined) continue;
      this.#leave(who, oldest);
      oldest.abort.abort();
      return true;
    }
    return false;
  }

  #leave(who: string, held: Held): void {
    const rooms = this.#held.get(who);
    if (!rooms?.delete(held)) return;
    this.#count--;
    if (rooms.size === 0) this.#held.delete(who);
  }
}
