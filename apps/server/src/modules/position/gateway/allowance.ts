const hourMs = 3_600_000;

/** How much each of some keys may do in an hour of a clock; the whole is forgotten with the hour. */
export class Allowance {
  #hour = 0;
  readonly #taken = new Map<string, number>();

  constructor(readonly max: number) {}

  /** Takes one of a key's; false when none is left in this hour. */
  take(key: string, nowMs: number): boolean {
    const hour = Math.floor(nowMs / hourMs);
    if (hour !== this.#hour) this.#taken.clear();
    this.#hour = hour;
    const taken = this.#taken.get(key) ?? 0;
    if (taken >= this.max) return false;
    this.#taken.set(key, taken + 1);
    return true;
  }
}
