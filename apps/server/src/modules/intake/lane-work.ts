/** What a piece of work leaves in its lane: nothing, what came meanwhile, or more than one piece takes. */
export type LeftInLane = 'nothing' | 'some' | 'much';

/** After so many pieces of lanes that keep up, one that has fallen behind has its turn, whoever is at work. */
const piecesBetween = 8;

/**
 * Works on a few lanes at once, on each by one worker of this process, and lets
 * the lanes take turns. A lane whose last piece left much waiting has fallen
 * behind: it waits for those that keep up, so that the one that is
 * flooded pays for the flood.
 */
export class LaneWork<Lane> {
  /** Lanes to look at, in turn; one that is being worked on is looked at again afterwards. */
  readonly #asked = new Set<Lane>();
  readonly #running = new Map<Lane, Promise<void>>();
  readonly #behind = new Set<Lane>();
  /** Pieces of lanes that keep up, begun since the last one of a lane that does not. */
  #piecesSince = 0;

  /** @param work does one piece of a lane's work, a larger one where it has fallen behind */
  constructor(
    readonly atOnceMax: number,
    readonly work: (lane: Lane, isBehind: boolean) => Promise<LeftInLane>,
  ) {}

  /**
   * Has `lanes` worked on. Ends when nothing is left of what it could begin;
   * lanes at which others of this process are at work are left to them.
   *
   * @returns false when it could begin nothing.
   * @throws what the work throws, after all that was begun has ended.
   */
  async run(lanes: Iterable<Lane>): Promise<boolean> {
    for (const lane of lanes) this.#asked.add(lane);
    const begun: Promise<void>[] = [];
    for (let lane = this.#next(); lane !== undefined; lane = this.#next()) begun.push(this.#begin(lane));
    for (const end of await Promise.allSettled(begun)) if (end.status === 'rejected') throw end.reason;
    return begun.length > 0;
  }

  /** Resolves when one of the pieces of work that go on now has ended, well or not. */
  async oneEnded(): Promise<void> {
    const running = [...this.#running.values()];
    if (running.length > 0) await Promise.race(running.map((work) => work.catch(() => {})));
  }

  /** The lane that has waited longest of those that keep up, else of those behind, if there is a place for it. */
  #next(): Lane | undefined {
    if (this.#running.size >= this.atOnceMax) return undefined;
    const waiting = [...this.#asked].filter((lane) => !this.#running.has(lane));
    const behind = waiting.find((lane) => this.#behind.has(lane));
    if (behind !== undefined && this.#piecesSince >= piecesBetween) return behind;
    const keepingUp = waiting.find((lane) => !this.#behind.has(lane));
    const isOtherAtWork = [...this.#running.keys()].some((lane) => !this.#behind.has(lane));
    return keepingUp ?? (isOtherAtWork ? undefined : behind);
  }

  /** Works on `lane`, then on whatever is next in the place it had. */
  async #begin(lane: Lane): Promise<void> {
    for (let next: Lane | undefined = lane; next !== undefined; next = this.#next()) {
      const current: Lane = next;
      this.#asked.delete(current);
      const isBehind = this.#behind.has(current);
      this.#piecesSince = isBehind ? 0 : this.#piecesSince + 1;
      const piece = this.work(current, isBehind).then((left) => {
        if (left !== 'nothing') this.#asked.add(current);
        this.#behind[left === 'much' ? 'add' : 'delete'](current);
      });
      this.#running.set(current, piece);
      try {
        await piece;
      } finally {
        this.#running.delete(current);
      }
    }
  }
}
