import type { TerminalPosition } from '../../message';
import type { ByteCursor } from '../../syntax/byte-cursor';
import type { BodyContext, BodyReader } from '../body-reader';
import { positionBytes, readPosition, readShortTime } from './read-position';

/** 0x0200. */
export const readPositionReport: BodyReader = (cursor, context) => ({
  kind: 'position',
  position: readPosition(cursor, context),
});

/** 0x0201 and 0x0500: the position that was asked for, behind the serial of the question. */
export const readPositionAnswer: BodyReader = (cursor, context) => ({
  kind: 'position-answer',
  replySerial: cursor.word(),
  position: readPosition(cursor, context),
});

/**
 * 0x0704: several positions, each with its length in front. A batch that ends
 * before its count, or in one whose length cannot be, gives those that are whole.
 */
export const readPositionBatch: BodyReader = (cursor, context) => {
  const count = cursor.word();
  const batch = cursor.byte();
  const positions: TerminalPosition[] = [];
  while (positions.length < count && holdsPosition(cursor)) positions.push(readPart(cursor, cursor.word(), context));
  if (positions.length === count) return { kind: 'positions', batch, positions };
  if (positions.length === 0) {
    // Reading the length that cannot be tells the caller whether there is one at all.
    cursor.word();
    return null;
  }
  context.sink.note('total-differs', context.place, `${count} / ${positions.length}`);
  if (cursor.left > 0) context.sink.note('item-cut-off', context.place);
  cursor.skip(cursor.left);
  return { kind: 'positions', batch, positions };
};

/** True when a length that can be, and as many bytes, stand at the cursor. */
function holdsPosition(cursor: ByteCursor): boolean {
  const bytes = cursor.peek(0) * 256 + cursor.peek(1);
  return bytes >= positionBytes && bytes <= cursor.left - 2;
}

/**
 * 0x0210, which the standard does not have. Some trackers send positions up to
 * the end with it, each with its length in one byte; others the charge of
 * their battery and a time. Anything else is kept as bytes.
 */
export const readTrackerReport: BodyReader = (cursor, context) => {
  if (cursor.left === batteryReportBytes) {
    return { kind: 'fields', name: 'battery-report', fields: { batteryPercent: cursor.byte(), time: readShortTime(cursor, context) } };
  }
  if (!holdsShortBatch(cursor)) return { kind: 'raw', hex: cursor.hex(cursor.left) };
  const positions: TerminalPosition[] = [];
  while (cursor.left > 0) positions.push(readPart(cursor, cursor.byte(), context));
  return { kind: 'positions', batch: 0, positions };
};

const batteryReportBytes = 7;

/** True when lengths lead from the cursor to its end. */
function holdsShortBatch(cursor: ByteCursor): boolean {
  let at = 0;
  while (at < cursor.left && cursor.peek(at) >= positionBytes) at += 1 + cursor.peek(at);
  return at > 0 && at === cursor.left;
}

/** Reads one position of a batch and leaves the cursor behind it. */
function readPart(cursor: ByteCursor, bytes: number, context: BodyContext): TerminalPosition {
  const behind = cursor.enter(bytes);
  const position = readPosition(cursor, context);
  cursor.leave(behind);
  return position;
}
