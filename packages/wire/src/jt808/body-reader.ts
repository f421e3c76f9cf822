import type { TerminalBody } from '../message';
import type { ByteCursor } from '../syntax/byte-cursor';
import type { FindingSink } from '../syntax/frame-stream';
import type { WirePlace } from '../syntax/finding-log';

/** What a body stands in. */
export interface BodyContext {
  /** True when the header is of the edition of 2019. */
  readonly isNew: boolean;
  readonly sink: FindingSink;
  readonly place: WirePlace;
}

/**
 * Reads one body, from the cursor to its end. Fields behind the end read as
 * zero; the caller sees `cursor.isShort` and refuses. Null when the body has
 * no layout of any edition.
 */
export type BodyReader = (cursor: ByteCursor, context: BodyContext) => TerminalBody | null;
