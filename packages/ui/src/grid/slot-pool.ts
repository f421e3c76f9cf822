/**
 * Gives each visible row a slot, that is a row element. A row keeps its slot for as long as it stays in the
 * window; a row that enters takes over the slot of one that left. So scrolling rewrites elements instead of
 * making new ones, and a cell that somebody is using never turns into another row's.
 */
export class SlotPool {
  #slotOf = new Map<string, number>();
  #rankOf = new Map<number, number>();
  #rows: unknown = null;

  /** The slots of `ids`, in their order. Asking again with the same ids gives the same slots. */
  assign(ids: readonly string[]): readonly number[] {
    const next = new Map<string, number>();
    for (const id of ids) {
      const slot = this.#slotOf.get(id);
      if (slot !== undefined) next.set(id, slot);
    }
    const taken = new Set(next.values());
    let candidate = 0;
    const slots = ids.map((id) => {
      const kept = next.get(id);
      if (kept !== undefined) return kept;
      while (taken.has(candidate)) candidate += 1;
      taken.add(candidate);
      next.set(id, candidate);
      return candidate;
    });
    this.#slotOf = next;
    return slots;
  }

  /**
   * Puts the elements of `ids` in their order when `rows` are not those of the last time; null = in any case. Gives
   * whether an element changes its place.
   */
  rank(ids: readonly string[], rows: unknown): boolean {
    if (rows !== null && rows === this.#rows) return false;
    if (rows !== null) this.#rows = rows;
    const next = new Map(ids.map((id, place) => [this.#slotOf.get(id) ?? place, place]));
    const isOther = [...next].some(([slot, place]) => this.rankOf(slot) !== place);
    this.#rankOf = next;
    return isOther;
  }

  /** The place of a slot's element among the others; a slot that was never ranked stands by its number. */
  rankOf(slot: number): number {
    return this.#rankOf.get(slot) ?? slot;
  }
}
