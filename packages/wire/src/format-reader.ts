import type { WireFormat } from './message';
import type { FormatExcerpt } from './message-excerpt';
import type { ReadingCollector } from './syntax/reading-collector';

/** What people call a format. */
export interface FormatWords {
  readonly name: readonly [chinese: string, english: string];
  /** What its findings count. */
  readonly piece: readonly [chinese: string, english: string];
}

/** Reads one wire format. Adding a format is a folder with one of these, its name in `WireFormat` and a line in `format-readers`. */
export interface FormatReader {
  readonly format: WireFormat;
  readonly words: FormatWords;
  /** A text that people open in an editor, and whose findings count elements or events: they want the line as well. */
  readonly isEdited?: true;
  /**
   * True when the file is of this format.
   *
   * @param head the first 4,096 bytes behind leading blanks, as Latin-1
   */
  recognizes(head: string): boolean;
  /**
   * True when the format begins somewhere in `window` (64 KB as Latin-1),
   * behind garbage. Asked only when no format recognizes the head.
   */
  standsWithin?(window: string): boolean;
  /**
   * Reads every message of `bytes` (UTF-16 and the byte-order mark are gone)
   * into `out`. It never throws for what the input says. It yields after a few
   * milliseconds of work at most, so that a server can answer others meanwhile.
   */
  read(bytes: Buffer, out: ReadingCollector): Iterable<void>;
  /** Reads an input that arrives in pieces, in bounded memory; formats without it are read as a whole. */
  openStream?(out: ReadingCollector): FormatStream;
  /** How it is shown to somebody whom only parts of it concern; a format without it is shown to no such reader. */
  readonly excerpt?: FormatExcerpt;
}

/** An input of any size, read piece by piece; what was read so far is in the collector it was opened with. */
export interface FormatStream {
  /** Takes the next bytes, which must not change afterwards, and reads what is complete; it may wait for more first. */
  push(bytes: Buffer): void;
  /** The input is complete: reads its rest. */
  end(): void;
}
