import type { LinkedVehicle, PlatformBody } from '../message';
import type { ByteCursor } from '../syntax/byte-cursor';
import type { FindingSink } from '../syntax/frame-stream';
import type { WirePlace } from '../syntax/finding-log';

/** Reads one body, from the cursor to its end; null when it has no layout of any edition. */
export type LinkBodyReader = (cursor: ByteCursor) => PlatformBody | null;

/** What a sub-message stands in. */
export interface SubMessage {
  readonly subId: number;
  /** Null where the edition of 2019 names the vehicle elsewhere. */
  readonly vehicle: LinkedVehicle | null;
  /** What is answered; null when the message answers nothing or, before 2019, does not say what. */
  readonly replyId: number | null;
  readonly replySerial: number | null;
  readonly sink: FindingSink;
  readonly place: WirePlace;
}

/** Reads the data of one sub-message, from the cursor to its end; null when it has no known layout and is kept as bytes. */
export type SubMessageReader = (cursor: ByteCursor, sub: SubMessage) => PlatformBody | null;
