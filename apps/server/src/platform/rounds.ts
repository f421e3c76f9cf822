import { AsyncLocalStorage } from 'node:async_hooks';

interface Asked<Item, Result> {
  readonly item: Item;
  readonly done: (result: Result) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Does work for many at a time, one round after the other: who asks while a
 * round is on goes into the next one, with all others who have asked by then.
 * What costs the same for one as for many is so paid seldom under load. Who
 * asks waits for the round that is on and for his own, and longer only while
 * more ask than a round takes.
 */
export class Rounds<Item, Result> {
  #waiting: Asked<Item, Result>[] = [];
  #isOn = false;
  /** Rounds belong to nobody who asks: not to his call, nor to the connections that are his. */
  readonly #inOwnContext = AsyncLocalStorage.snapshot();

  /**
   * @param work gives what became of each item, in their order; when it throws, all of the round hear of it
   * @param itemsMax so many go into one round
   */
  constructor(
    readonly work: (items: readonly Item[]) => Promise<readonly PromiseSettledResult<Result>[]>,
    readonly itemsMax: number,
  ) {}

  /** @returns what became of `item`, in a round that was begun after this call. */
  ask(item: Item): Promise<Result> {
    return new Promise((done, failed) => {
      this.#waiting.push({ item, done, failed });
      if (!this.#isOn) void this.#inOwnContext(() => this.#run());
    });
  }

  async #run(): Promise<void> {
    this.#isOn = true;
    while (this.#waiting.length > 0) {
      const round = this.#waiting.splice(0, this.itemsMax);
      try {
        const results = await this.work(round.map(({ item }) => item));
        for (const [index, { done, failed }] of round.entries()) {
          const result = results[index]!;
          if (result.status === 'fulfilled') done(result.value);
          else failed(result.reason);
        }
      } catch (error) {
        for (const { failed } of round) failed(error);
      }
    }
    this.#isOn = false;
  }
}
