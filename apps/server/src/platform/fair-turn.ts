/** Somebody who waits for his turn. */
interface Waiting {
  readonly who: string;
  readonly begin: () => void;
}

/**
 * Work that is done one at a time, shared out among those who send it by the time that it takes: next comes whoever has
 * had least. Who comes anew begins with what the one had who was let in last, so that he neither pays for what was done
 * before nor is owed for it (start-time fair queueing).
 */
export class FairTurn {
  readonly #waiting: Waiting[] = [];
  /** What each has had while somebody worked without a pause, in ms. */
  readonly #spentMs = new Map<string, number>();
  #isTaken = false;
  /** What the one had who was let in last. */
  #floorMs = 0;

  /** @param steadyMs a clock that never goes back. */
  constructor(
    readonly bounds: { readonly waitingMax: number; readonly waitMs: number },
    readonly steadyMs: () => number,
  ) {}

  /**
   * Waits for a turn.
   *
   * @returns how to give it back, once; null when there was none in time.
   */
  async take(who: string): Promise<(() => void) | null> {
    const { waitingMax, waitMs } = this.bounds;
    if (this.#isTaken && this.#waiting.length >= waitingMax) return null;
    this.#spentMs.set(who, Math.max(this.#spentMs.get(who) ?? 0, this.#floorMs));
    if (!this.#isTaken) return this.#begin(who);
    return new Promise((decide) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        decide(null);
      }, waitMs);
      const waiting: Waiting = {
        who,
        begin: () => {
          clearTimeout(timer);
          decide(this.#begin(who));
        },
      };
      this.#waiting.push(waiting);
    });
  }

  #begin(who: string): () => void {
    const fromMs = this.steadyMs();
    this.#isTaken = true;
    this.#floorMs = this.#spentMs.get(who)!;
    return () => {
      this.#spentMs.set(who, this.#spentMs.get(who)! + this.steadyMs() - fromMs);
      this.#next();
    };
  }

  #next(): void {
    if (this.#waiting.length === 0) {
      this.#isTaken = false;
      this.#spentMs.clear();
      this.#floorMs = 0;
      return;
    }
    const spentMs = this.#waiting.map(({ who }) => this.#spentMs.get(who)!);
    // Of those who have had as much, the one who came first.
    const [next] = this.#waiting.splice(spentMs.indexOf(Math.min(...spentMs)), 1);
    next!.begin();
  }
}
