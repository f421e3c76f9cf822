import type { LocalTimes } from '../../vocabulary/local-time/local-times';
import type { WireMessage } from '../../message';
import type { FindingLog, WirePlace } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';

/** UNH of the message being read. */
export interface MessageHeader {
  /** 0062 */
  readonly reference: string;
  /** 0065: CODECO, COARRI … */
  readonly type: string;
  /** 0052 and 0054 without their colon: `D95B`, `D00B`. */
  readonly directory: string;
  /** 0057: the guide that decides what user codes mean (`SMDG16`, `ITG13`, `2.0`); empty when not told. */
  readonly association: string;
}

/**
 * What counts of the open message say is missing. Senders miscount segments, and either count alone is a warning; where both
 * are short, boxes are gone, and what stood behind them is told of the box before.
 */
export interface Shortfall {
  /** UNT counts at least three segments more than came: some senders count UNB and UNZ with them. */
  segments: boolean;
  /** CNT+16 counts more boxes than came. */
  boxes: boolean;
}

/** What a message reader may use while a message is open. */
export interface MessageContext {
  readonly log: FindingLog;
  readonly decimalMark: ',' | '.';
  readonly localTimes: LocalTimes;
  readonly shortfall: Shortfall;
  /** Counts a segment, or a part of it, of which nothing is kept; what was passed over is named once per message. */
  passOver(place: WirePlace, name: string): void;
}

/** One open message; gets its segments in order and is closed once. */
export interface OpenMessage {
  /** Takes the current segment of `cursor`. Only called between UNH and UNT. */
  take(tag: number, cursor: SegmentCursor): void;
  /**
   * Does in steps what `close` would take long for; called right before it by
   * whoever reads in steps.
   */
  settle?(place: WirePlace): Generator<void>;
  /**
   * Ends the message.
   *
   * @returns the message, or null after noting why it is refused
   */
  close(place: WirePlace): ClosedMessage | null;
}

/** A message that was read, and how many boxes take as much memory. */
export interface ClosedMessage {
  readonly message: WireMessage;
  readonly boxes: number;
}

/** Reads one EDIFACT message type. Adding a type is a folder with one of these and a line in `message-readers`. */
export interface MessageReader {
  readonly type: string;
  open(header: MessageHeader, context: MessageContext): OpenMessage;
}
