/** Counts by key. A key that is at zero again is forgotten, so that memory follows what is held and not who ever came. */
export class Tally<K = string> {
  readonly #counts = new Map<K, number>();

  /** What `key` has; 0 when it has nothing. */
  of(key: K): number {
    return this.#counts.get(key) ?? 0;
  }

  /** Gives `key` so much more, or less when it is negative. */
  add(key: K, more: number): void {
    const count = this.of(key) + more;
    if (count > 0) this.#counts.set(key, count);
    else this.#counts.delete(key);
  }
}
