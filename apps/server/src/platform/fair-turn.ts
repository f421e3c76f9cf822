import { groupBy } from '@mastlight/domain/vocabulary/group-by';

/** Somebody who waits for his turn. */
interface Waiting {
  readonly who: string;
  readonly begin: () => void;
  /** Ends the waiting without a turn. */
  readonly leave: () => void;
}

/**
 * Work that is done one at a time, or `atOnceMax`, shared out among those who send it by the time that it takes: next comes
 * whoever has had least. Who comes anew begins with what the one had who was let in last, so that he neither pays for what was done
 * before nor is owed for it (start-time fair queueing).
 */
export class FairTurn {
  readonly #waiting: Waiting[] = [];
  /** What each has had while somebody worked without a pause, in ms. */
  readonly #spentMs = new Map<string, number>();
  readonly #inHand = new Set<{ readonly who: string; readonly fromMs: number }>();
  /** What the one had who was let in last. */
  #floorMs = 0;

  /** @param steadyMs a clock that never goes back. */
  constructor(
    readonly bounds: { readonly atOnceMax?: number; readonly waitingMax: number; readonly waitMs: number },
    readonly steadyMs: () => number,
  ) {}

  /**
   * Waits for a turn.
   *
   * @returns how to give it back, once; null when there was none in time.
   */
  async take(who: string): Promise<(() => void) | null> {
    const { atOnceMax = 1, waitingMax, waitMs } = this.bounds;
    const isTaken = this.#inHand.size >= atOnceMax;
    if (isTaken && this.#waiting.length >= waitingMax && !this.#makeRoomFor(who)) return null;
    this.#spentMs.set(who, Math.max(this.#spentMs.get(who) ?? 0, this.#floorMs));
    if (!isTaken) return this.#begin(who);
    return new Promise((decide) => {
      const leave = (): void => {
        clearTimeout(timer);
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        decide(null);
      };
      const timer = setTimeout(leave, waitMs);
      const waiting: Waiting = {
        who,
        leave,
        begin: () => {
          clearTimeout(timer);
          decide(this.#begin(who));
        },
      };
      this.#waiting.push(waiting);
    });
  }

  /** Room is shared too: the last one of whoever has most waiting gives way to whoever has two fewer. Gives whether one did. */
  #makeRoomFor(who: string): boolean {
    const waiting = groupBy(this.#waiting, (each) => each.who);
    const most = [...waiting.values()].reduce<Waiting[]>((a, b) => (b.length > a.length ? b : a), []);
    if (most.length < (waiting.get(who)?.length ?? 0) + 2) return false;
    most.at(-1)!.leave();
    return true;
  }

  #begin(who: string): () => void {
    const fromMs = this.steadyMs();
    const work = { who, fromMs };
    this.#inHand.add(work);
    this.#floorMs = this.#spentMs.get(who)!;
    return () => {
      this.#inHand.delete(work);
      this.#spentMs.set(who, this.#spentMs.get(who)! + this.steadyMs() - fromMs);
      this.#next();
    };
  }

  #next(): void {
    if (this.#waiting.length === 0) {
      if (this.#inHand.size > 0) return;
      this.#spentMs.clear();
      this.#floorMs = 0;
      return;
    }
    const spentMs = this.#waiting.map(({ who }) => this.#hadMs(who));
    // Of those who have had as much, the one who came first.
    const [next] = this.#waiting.splice(spentMs.indexOf(Math.min(...spentMs)), 1);
    next!.begin();
  }

  /** What somebody has had by now, with what is in hand. */
  #hadMs(who: string): number {
    const nowMs = this.steadyMs();
    return [...this.#inHand].reduce((sum, work) => (work.who === who ? sum + nowMs - work.fromMs : sum), this.#spentMs.get(who)!);
  }
}
