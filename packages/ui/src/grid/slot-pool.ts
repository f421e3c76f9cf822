/**
 * Gives each visible row a slot, that is a row element. A row keeps its slot for as long as it stays in the
 * window; a row that enters takes over the slot of one that left. So scrolling rewrites elements instead of
 * making new ones, and a cell that somebody is using never turns into another row's.
 */
export class SlotPool {
  #slotOf = new Map<string, number>();

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
}
