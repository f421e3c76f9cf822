import type { FormatStream } from '../format-reader';
import type { SegmentCursor } from './segment-cursor';

/** The reading of a delimited input: `run` yields when its cursor is hungry, and now and then between two segments. */
interface SegmentReading {
  readonly cursor: SegmentCursor;
  run(): Generator<void>;
  /** New bytes stand behind the rest of the old ones. */
  pieceArrived(): void;
}

/** Smaller pieces are gathered first: each time, the unread rest is copied in front of what is new. */
const gatheredBytes = 64 * 1024;

/** A delimited input that arrives in pieces; holds what was gathered and the unread rest of what was before. */
export class PieceStream implements FormatStream {
  private readonly steps: Generator<void>;
  private gathered: Buffer[] = [];
  private gatheredLength = 0;

  constructor(private readonly reading: SegmentReading) {
    this.steps = reading.run();
  }

  push(bytes: Buffer): void {
    this.gathered.push(bytes);
    this.gatheredLength += bytes.length;
    if (this.gatheredLength < gatheredBytes) return;
    this.feed();
    const { cursor } = this.reading;
    while (!cursor.isHungry && !this.steps.next().done);
  }

  end(): void {
    this.reading.cursor.isWhole = true;
    this.feed();
    while (!this.steps.next().done);
  }

  private feed(): void {
    this.reading.cursor.feed(this.gathered.length === 1 ? this.gathered[0]! : Buffer.concat(this.gathered));
    this.gathered = [];
    this.gatheredLength = 0;
    this.reading.pieceArrived();
  }
}
