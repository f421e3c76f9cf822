import type { TerminalPosition } from '../../message';
import type { ByteCursor } from '../../syntax/byte-cursor';
import type { BodyContext, BodyReader } from '../body-reader';
import { positionBytes, readPosition } from './read-position';

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

/** 0x0704: several positions, each with its length in front. */
export const readPositionBatch: BodyReader = (cursor, context) => {
  const count = cursor.word();
  const batch = cursor.byte();
  const positions: TerminalPosition[] = [];
  while (positions.length < count && !cursor.isShort) {
    const bytes = cursor.word();
    if (bytes < positionBytes || bytes > cursor.left) return null;
    positions.push(readPart(cursor, bytes, context));
  }
  return { kind: 'positions', batch, positions };
};

/** Reads one position of a batch and leaves the cursor behind it. */
function readPart(cursor: ByteCursor, bytes: number, context: BodyContext): TerminalPosition {
  const behind = cursor.enter(bytes);
  const position = readPosition(cursor, context);
  cursor.leave(behind);
  return position;
}
