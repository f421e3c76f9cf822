import type { Clock } from '../clock/clock';

/** Callers remembered at once; beyond it those are forgotten who called longest ago. */
const callersMax = 50_000;

interface Bucket {
  left: number;
  atMs: number;
}

/**
 * Calls per caller, as a bucket that holds a minute's worth and fills evenly:
 * a person may hurry, nobody may go on so. Counted in the memory of this
 * process; several processes allow as many times more.
 */
export class CallLimits {
  readonly #buckets = new Map<string, Bucket>();

  constructor(readonly clock: Clock) {}

  /**
   * Takes `cost` from the caller's bucket.
   *
   * @param perMinute what the bucket holds, and what flows in within a minute.
   * @returns 0, or the seconds until it holds enough; then nothing was taken.
   */
  take(caller: string, cost: number, perMinute: number): number {
    const bucket = this.#bucketOf(caller, perMinute);
    // A call dearer than the whole bucket goes through a full one.
    const price = Math.min(cost, perMinute);
    if (bucket.left < price) return Math.ceil(((price - bucket.left) * 60) / perMinute);
    bucket.left -= price;
    return 0;
  }

  /** Puts back what was taken for a call that turned out not to count. */
  giveBack(caller: string, cost: number, perMinute: number): void {
    const bucket = this.#bucketOf(caller, perMinute);
    bucket.left = Math.min(perMinute, bucket.left + cost);
  }

  #bucketOf(caller: string, perMinute: number): Bucket {
    const nowMs = this.clock.nowMs();
    const bucket = this.#buckets.get(caller) ?? { left: perMinute, atMs: nowMs };
    // A clock that was put back fills nothing.
    const elapsedMs = Math.max(0, nowMs - bucket.atMs);
    bucket.left = Math.min(perMinute, bucket.left + (elapsedMs * perMinute) / 60_000);
    bucket.atMs = nowMs;
    this.#buckets.delete(caller);
    if (this.#buckets.size >= callersMax) this.#buckets.delete(this.#buckets.keys().next().value!);
    this.#buckets.set(caller, bucket);
    return bucket;
  }
}
