interface Line {
  inFlight: number;
  /** Who comes first is let in first. */
  readonly waiting: (() => void)[];
}

/**
 * Calls of one caller that are worked on at once: the others wait for their
 * turn, a short time and not too many of them. No caller takes the server, or
 * its connections to the database, from everybody else.
 */
export class CallTurns {
  readonly #lines = new Map<string, Line>();

  /**
   * @param bounds `inFlightMax` and `waitingMax`: calls of one caller; `waitMs`:
   * the longest wait.
   */
  constructor(readonly bounds: { readonly inFlightMax: number; readonly waitingMax: number; readonly waitMs: number }) {}

  /**
   * Waits for a turn.
   *
   * @returns how to give it back, once; null when there was none in time.
   */
  async take(caller: string): Promise<(() => void) | null> {
    const { inFlightMax, waitingMax, waitMs } = this.bounds;
    const line: Line = this.#lines.get(caller) ?? { inFlight: 0, waiting: [] };
    this.#lines.set(caller, line);
    const leave = (): void => this.#leave(caller, line);
    if (line.inFlight < inFlightMax) {
      line.inFlight++;
      return leave;
    }
    if (line.waiting.length >= waitingMax) return null;
    const isTurn = await new Promise<boolean>((decide) => {
      const timer = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(turn), 1);
        decide(false);
      }, waitMs);
      const turn = (): void => {
        clearTimeout(timer);
        decide(true);
      };
      line.waiting.push(turn);
    });
    return isTurn ? leave : null;
  }

  #leave(caller: string, line: Line): void {
    const next = line.waiting.shift();
    // The place passes on; nobody who comes meanwhile is faster.
    if (next) next();
    else if (--line.inFlight === 0) this.#lines.delete(caller);
  }
}
