import type { Clock } from '../clock/clock';

/** Callers remembered at once; beyond it those are forgotten who called longest ago. */
const callersMax = 50_000;

/** What a caller may do: so many calls (or their cost) at once, and as many again within each such time. */
export interface Allowance {
  readonly calls: number;
  readonly perMs: number;
}

interface Bucket {
  left: number;
  atMs: number;
}

/**
 * Calls per caller, as a bucket that holds an allowance and fills evenly: a
 * person may hurry, nobody may go on so. Counted in the memory of this
 * process; several processes allow as many times more, and what protects one
 * account or phone is counted in the database.
 */
export class CallLimits {
  readonly #buckets = new Map<string, Bucket>();

  constructor(readonly clock: Clock) {}

  /**
   * Takes `cost` from the caller's bucket.
   *
   * @param caller names the bucket; what has an allowance of its own has a name of its own.
   * @returns 0, or the seconds until it holds enough; then nothing was taken.
   */
  take(caller: string, cost: number, allowance: Allowance): number {
    const bucket = this.#bucketOf(caller, allowance);
    // A call dearer than the whole bucket goes through a full one.
    const price = Math.min(cost, allowance.calls);
    if (bucket.left < price) return Math.ceil(((price - bucket.left) * allowance.perMs) / allowance.calls / 1000);
    bucket.left -= price;
    return 0;
  }

  /** Puts back what was taken for a call that turned out not to count. */
  giveBack(caller: string, cost: number, allowance: Allowance): void {
    const bucket = this.#bucketOf(caller, allowance);
    bucket.left = Math.min(allowance.calls, bucket.left + cost);
  }

  #bucketOf(caller: string, { calls, perMs }: Allowance): Bucket {
    const nowMs = this.clock.nowMs();
    const bucket = this.#buckets.get(caller) ?? { left: calls, atMs: nowMs };
    // A clock that was put back fills nothing.
    const elapsedMs = Math.max(0, nowMs - bucket.atMs);
    bucket.left = Math.min(calls, bucket.left + (elapsedMs * calls) / perMs);
    bucket.atMs = nowMs;
    this.#buckets.delete(caller);
    if (this.#buckets.size >= callersMax) this.#buckets.delete(this.#buckets.keys().next().value!);
    this.#buckets.set(caller, bucket);
    return bucket;
  }
}
