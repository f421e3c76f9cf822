import type { Fix } from '@mastlight/domain/position/judge-fix';
import { isDatabaseGone } from '../../../platform/db/database-errors';
import { takeFixes, type ToldBy } from '../operations/take-fixes';
import type { PositionParts } from '../parts';
import type { TakeTurn } from './take-turns';

/** Writers at once: while they write, what is told gathers for the next. */
const writersMax = 2;
/** Messages, and places, in one transaction. */
const [piecesMax, fixesMax] = [250, 2_000];
/** With more places a message tells of a silence that is over: where a truck is now does not wait behind it. */
const nowFixesMax = 20;

interface Waiting {
  readonly piece: ToldBy;
  readonly done: (doubted: readonly Fix[] | null) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Writes what terminals tell, whatever waits meanwhile in one transaction: a fleet that speaks costs the database few of them.
 * What one tells and cannot be written fails alone.
 */
export class FixGatherer {
  #waiting: Waiting[] = [];
  #writers = 0;

  constructor(
    private readonly parts: PositionParts,
    private readonly takeTurn: TakeTurn,
  ) {}

  /** Resolves once it is written, with what `takeFixes` gives for it. */
  take(piece: ToldBy): Promise<readonly Fix[] | null> {
    return new Promise((done, failed) => {
      this.#waiting.push({ piece, done, failed });
      if (this.#writers < writersMax) void this.#write();
    });
  }

  async #write(): Promise<void> {
    this.#writers++;
    // What has come by its turn is written in it.
    while (this.#waiting.length > 0) await this.takeTurn(() => this.#writeBatch(this.#nextBatch()));
    this.#writers--;
  }

  /** What tells of now, in its order, and then as much of what was caught up as there is room for: the oldest of it in any case. */
  #nextBatch(): Waiting[] {
    const late = this.#waiting.filter(({ piece }) => piece.told.length > nowFixesMax);
    const [oldest, ...rest] = late;
    const inOrder = [...(oldest ? [oldest] : []), ...this.#waiting.filter(({ piece }) => piece.told.length <= nowFixesMax), ...rest];
    const batch = new Set<Waiting>();
    let fixes = 0;
    for (const one of inOrder) {
      fixes += one.piece.told.length;
      if (batch.size > 0 && (batch.size === piecesMax || fixes > fixesMax)) break;
      batch.add(one);
    }
    this.#waiting = this.#waiting.filter((one) => !batch.has(one));
    return [...batch];
  }

  async #writeBatch(batch: readonly Waiting[]): Promise<void> {
    if (batch.length === 0) return;
    try {
      const doubts = await takeFixes(
        this.parts,
        batch.map(({ piece }) => piece),
      );
      for (const [at, { done }] of batch.entries()) done(doubts[at]!);
    } catch (error) {
      if (batch.length === 1 || isDatabaseGone(error)) for (const { failed } of batch) failed(error);
      else for (const one of batch) await this.#writeBatch([one]);
    }
  }
}
