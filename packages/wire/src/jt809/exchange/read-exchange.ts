import type { LinkedPosition } from '../../message';
import type { ByteCursor } from '../../syntax/byte-cursor';
import type { SubMessage, SubMessageReader } from '../body-reader';
import { readEpochTime } from '../epoch-time';
import { oldPositionBytes, readNewPosition, readOldPosition } from './read-linked-position';

/** 0x1201: 49 or 61 bytes before 2019 (two lengths of the model), 110 since, with IMEI. */
export const readVehicleRegistration: SubMessageReader = (cursor, { subId, vehicle }) => {
  const layout = registrationLayouts.get(cursor.left);
  if (!layout || !vehicle) return null;
  return {
    kind: 'vehicle-registration',
    subId,
    vehicle,
    platformId: cursor.text(11),
    maker: cursor.text(11),
    model: cursor.text(layout.model),
    imei: layout.imei > 0 ? cursor.text(layout.imei) : null,
    terminalId: cursor.text(layout.terminalId),
    phone: cursor.text(layout.phone),
  };
};

/** Lengths of the texts by that of the whole. */
const registrationLayouts: ReadonlyMap<number, { model: number; imei: number; terminalId: number; phone: number }> = new Map([
  [49, { model: 8, imei: 0, terminalId: 7, phone: 12 }],
  [61, { model: 20, imei: 0, terminalId: 7, phone: 12 }],
  [110, { model: 30, imei: 15, terminalId: 30, phone: 13 }],
]);

/** 0x1202 and 0x9202. */
export const readOnePosition: SubMessageReader = (cursor, sub) => {
  const { subId, vehicle } = sub;
  const position = cursor.left === oldPositionBytes ? readOldPosition(cursor, sub) : readNewPosition(cursor, sub);
  if (!position || !vehicle) return null;
  return { kind: 'vehicle-positions', subId, vehicle, positions: [position] };
};

/** 0x1203 and 0x9203: a count in front. */
export const readSeveralPositions: SubMessageReader = (cursor, sub) => {
  const { subId, vehicle } = sub;
  const count = cursor.byte();
  const read = cursor.left === count * oldPositionBytes ? readOldPosition : readNewPosition;
  const positions = readAll(cursor, count, sub, read);
  return positions && vehicle && { kind: 'vehicle-positions', subId, vehicle, positions };
};

function readAll(
  cursor: ByteCursor,
  count: number,
  sub: SubMessage,
  read: (cursor: ByteCursor, sub: SubMessage) => LinkedPosition | null,
): LinkedPosition[] | null {
  const positions: LinkedPosition[] = [];
  while (positions.length < count) {
    const position = read(cursor, sub);
    if (!position) return null;
    positions.push(position);
  }
  return positions;
}

/** 0x1207 and 0x1209. */
export const readExchangeRequest: SubMessageReader = (cursor, { subId, vehicle }) => {
  if (cursor.left !== 16 || !vehicle) return null;
  return { kind: 'exchange-request', subId, vehicle, from: readEpochTime(cursor), to: readEpochTime(cursor) };
};

/** Starts, stops and answers: a code or nothing. */
export const readExchangeControl: SubMessageReader = (cursor, { subId, vehicle, replyId, replySerial }) => {
  if (cursor.left > 1 || !vehicle) return null;
  const code = cursor.left === 1 ? cursor.byte() : null;
  return { kind: 'exchange-control', subId, vehicle, code, replyId, replySerial };
};

/** 0x120A and 0x120C: 276 bytes before 2019; since then the date until which the licence holds follows. */
export const readDriver: SubMessageReader = (cursor, { subId, vehicle }) => {
  if (cursor.left < 276 || !vehicle) return null;
  return {
    kind: 'driver',
    subId,
    vehicle,
    driver: cursor.text(16),
    identityNo: cursor.text(20),
    certificateNo: cursor.text(40),
    authority: cursor.text(200),
  };
};

/** 0x120B and 0x120D: the text of the waybill behind its length. */
export const readWaybill: SubMessageReader = (cursor, { subId, vehicle }) => {
  const bytes = cursor.dword();
  if (bytes !== cursor.left || !vehicle) return null;
  return { kind: 'waybill', subId, vehicle, text: cursor.text(bytes) };
};

/** 0x9201: the reply to a registration; what it answers stands in its data or in the head of the sub-message. */
export const readRegistrationReply: SubMessageReader = (cursor, { subId, vehicle, replyId, replySerial }) => {
  const isWhole = cursor.left === replyBytes;
  if (!isWhole && cursor.left !== 1) return null;
  const answered = isWhole ? { replyId: cursor.word(), replySerial: cursor.dword() } : { replyId, replySerial };
  return { kind: 'vehicle-registration-reply', subId, vehicle, ...answered, result: cursor.byte() };
};

/** Id and serial of what is answered, and the result. */
const replyBytes = 7;
