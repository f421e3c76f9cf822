import type { MessageFunction, WireMessage, WireTime } from '../message';
import type { FindingLog, WirePlace } from '../syntax/finding-log';
import type { SegmentCursor } from '../syntax/segment-cursor';

/** Record `00` of the message being read. */
export interface FlatHeader {
  readonly type: string;
  /** The English title, which tells the move: `GATE-IN REPORT`, `LOAD REPORT` … */
  readonly title: string;
  readonly function: MessageFunction;
  readonly sender: string | null;
  readonly prepared: WireTime | null;
}

/** One open message; gets its records in order and is closed once. */
export interface OpenFlatMessage {
  /** Takes the current record of `cursor`; `record` is its number, 01 to 98. */
  take(record: number, cursor: SegmentCursor): void;
  /** The message, or null after noting why it is refused. */
  close(place: WirePlace): { readonly message: WireMessage; readonly boxes: number } | null;
}

/** Reads one platform file type. Adding a type is a folder with one of these and a line in `message-readers`. */
export interface FlatMessageReader {
  readonly type: string;
  open(header: FlatHeader, log: FindingLog): OpenFlatMessage;
}
