/** Works on a few lanes at once, on each by one worker of this process, and lets the lanes take turns. */
export class LaneWork<Lane> {
  /** Lanes to look at, in turn; one that is being worked on is looked at again afterwards. */
  readonly #asked = new Set<Lane>();
  readonly #running = new Map<Lane, Promise<void>>();

  /** @param work does one piece of a lane's work; true when more may wait there */
  constructor(
    readonly atOnceMax: number,
    readonly work: (lane: Lane) => Promise<boolean>,
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

  /** The lane that has waited longest, if there is a place for it. */
  #next(): Lane | undefined {
    if (this.#running.size >= this.atOnceMax) return undefined;
    return [...this.#asked].find((lane) => !this.#running.has(lane));
  }

  /** Works on `lane`, then on whatever is next in the place it had. */
  async #begin(lane: Lane): Promise<void> {
    for (let next: Lane | undefined = lane; next !== undefined; next = this.#next()) {
      const current: Lane = next;
      this.#asked.delete(current);
      const piece = this.work(current).then((hasMore) => void (hasMore && this.#asked.add(current)));
      this.#running.set(current, piece);
      try {
        await piece;
      } finally {
        this.#running.delete(current);
      }
    }
  }
}
