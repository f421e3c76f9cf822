/** Lets a few pieces of work run at once and a few more wait; the rest is turned away. */
export class Turns {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** @param refuse throws what a caller is told for whom there is no place left */
  constructor(
    readonly atOnce: number,
    readonly waitingMax: number,
    readonly refuse: () => never,
  ) {}

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.atOnce) {
      if (this.#waiting.length >= this.waitingMax) this.refuse();
      // Whoever ends hands the place over, so the count stays.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running++;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
}
