import type { PlatformBody } from '../message';
import type { ByteCursor } from '../syntax/byte-cursor';
import type { FindingSink } from '../syntax/frame-stream';
import type { WirePlace } from '../syntax/finding-log';
import type { SubMessage } from './body-reader';
import { subMessageReaders } from './body-readers';

const plateBytes = 21;
/** Sub id and length; with what is answered in between. */
const [shortHeadBytes, replyHeadBytes] = [6, 12];

/**
 * Reads the sub-message of an envelope: vehicle, sub id, length, data. Since
 * 2019 some name the vehicle in their data, and answers name what they answer
 * (id and serial) before the length; the sub id and a length that fits tell.
 *
 * @returns null when no form fits
 */
export function readSubMessage(cursor: ByteCursor, businessId: number, sink: FindingSink, place: WirePlace): PlatformBody | null {
  const family = businessId >> 8;
  const isBare = cursor.peek(0) === family && cursor.peekDword(2) === cursor.left - shortHeadBytes;
  const vehicle = isBare ? null : { plate: cursor.text(plateBytes), plateColour: cursor.byte() };
  if (cursor.isShort || cursor.left < shortHeadBytes) return null;
  const isReply = cursor.peekDword(2) !== cursor.left - shortHeadBytes && cursor.peekDword(8) === cursor.left - replyHeadBytes;
  const subId = cursor.word();
  const replyId = isReply ? cursor.word() : null;
  const replySerial = isReply ? cursor.dword() : null;
  if (cursor.dword() !== cursor.left) return null;
  return readData(cursor, { subId, vehicle, replyId, replySerial, sink, place });
}

function readData(cursor: ByteCursor, sub: SubMessage): PlatformBody {
  const { subId, vehicle, sink, place } = sub;
  const reader = subMessageReaders.get(subId);
  const { at } = cursor;
  if (reader) {
    const body = reader(cursor, sub);
    if (body !== null && !cursor.isShort) return body;
    cursor.rewind(at);
    sink.note('body-kept-raw', place, subId.toString(16).padStart(4, '0'));
  }
  return { kind: 'raw', subId, vehicle, hex: cursor.hex(cursor.left) };
}
