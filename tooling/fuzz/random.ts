import { random } from '@mastlight/wire/testing/seed';

/** Choices of one seeded run; the same seed makes the same choices. */
export class Dice {
  private readonly next: () => number;

  constructor(seed: number) {
    this.next = random(seed);
  }

  /** A whole number from 0 to `limit` − 1. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  /** True once in `times`. */
  oneIn(times: number): boolean {
    return this.below(times) === 0;
  }

  /** Small numbers mostly, large ones now and then. */
  length(limit: number): number {
    return Math.min(limit, Math.floor(2 ** (this.next() * Math.log2(limit + 1))));
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }
}
