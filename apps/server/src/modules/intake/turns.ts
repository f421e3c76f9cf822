import { Tally } from '../../platform/tally';

/** Lets a few pieces of work run at once and a few more wait; the rest is turned away, and so is who holds too many places. */
export class Turns {
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  /** Places, running or waiting, by who holds them. */
  readonly #held = new Tally();

  /** @param refuse throws what a caller is told for whom there is no place left */
  constructor(
    readonly atOnce: number,
    readonly waitingMax: number,
    readonly perHolderMax: number,
    readonly refuse: () => never,
  ) {}

  /** Runs `work` when it is its turn, for `holder`, who shall not keep the others out. */
  async take<T>(holder: string, work: () => Promise<T>): Promise<T> {
    const mustWait = this.#running >= this.atOnce;
    if (this.#held.of(holder) >= this.perHolderMax || (mustWait && this.#waiting.length >= this.waitingMax)) this.refuse();
    this.#held.add(holder, 1);
    if (!mustWait) this.#running++;
    // Whoever ends hands the place over, so the count stays.
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      this.#held.add(holder, -1);
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
}
