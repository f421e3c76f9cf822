/** Room for one file that comes in. */
export interface UploadSlot {
  /** Fires when the room is given to somebody who has less. */
  readonly ended: AbortSignal;
  /** The file has come in whole, or will not; a second time it does nothing. */
  leave(): void;
}

/**
 * Room for files that come in at once. Each holds its room for as long as its sender likes, so it is no queue: while all is
 * taken, whoever holds at least two rooms less than somebody else gets the one that this one has held longest.
 */
export class UploadSlots {
  /** By person, those held longest first. */
  readonly #held = new Map<string, Set<AbortController>>();
  #count = 0;

  constructor(readonly bounds: { readonly ofPersonMax: number; readonly ofAllMax: number }) {}

  /** @returns null while this person has all that he may have, or there is room for nobody. */
  take(who: string): UploadSlot | null {
    const own = this.#held.get(who)?.size ?? 0;
    if (own >= this.bounds.ofPersonMax) return null;
    if (this.#count >= this.bounds.ofAllMax && !this.#endOne(own + 2)) return null;
    const held = new AbortController();
    this.#held.set(who, (this.#held.get(who) ?? new Set<AbortController>()).add(held));
    this.#count++;
    return { ended: held.signal, leave: () => this.#leave(who, held) };
  }

  /** Ends the oldest of whoever holds most, `leastHeld` or more. */
  #endOne(leastHeld: number): boolean {
    const [most] = [...this.#held].toSorted(([, a], [, b]) => b.size - a.size);
    if (most === undefined || most[1].size < leastHeld) return false;
    const [who, rooms] = most;
    const [oldest] = rooms;
    this.#leave(who, oldest!);
    oldest!.abort();
    return true;
  }

  #leave(who: string, held: AbortController): void {
    const rooms = this.#held.get(who);
    if (!rooms?.delete(held)) return;
    this.#count--;
    if (rooms.size === 0) this.#held.delete(who);
  }
}
