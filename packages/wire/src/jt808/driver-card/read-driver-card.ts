import type { DriverCard, WireTime } from '../../message';
import type { ByteCursor } from '../../syntax/byte-cursor';
import { localInstantMs, readWireTime } from '../../vocabulary/wire-time';
import type { BodyContext, BodyReader } from '../body-reader';
import { readShortTime } from '../position/read-position';

/** 0x0702 in any of its three layouts. Headers do not tell 2011 from 2013; the body does. */
export const readDriverCard: BodyReader = (cursor, context) => {
  if (context.isNew || startsAsEvent(cursor)) return readEvent(cursor, context);
  return readOldCard(cursor);
};

/** 2013 and later begin with in or out and its time, which names that begin with a length do not. */
function startsAsEvent(cursor: ByteCursor): boolean {
  const status = cursor.peek(0);
  if (status !== putIn && status !== takenOut) return false;
  if (shortestEvents.includes(cursor.left)) return true;
  const [year = NaN, ...rest] = Array.from({ length: 6 }, (_, i) => Number(cursor.peek(i + 1).toString(16)));
  const [month = NaN, day = NaN, hour = NaN, minute = NaN, second = NaN] = rest;
  return localInstantMs(2000 + year, month, day, hour, minute, second) !== null;
}

/** A body of state and time, or one byte more, tells no card and can be nothing else. */
const shortestEvents: readonly number[] = [7, 8];
const cardRead = 0;
const putIn = 1;
const takenOut = 2;

function readEvent(cursor: ByteCursor, context: BodyContext): DriverCard {
  const status = cursor.byte();
  const time = readShortTime(cursor, context);
  const layout = context.isNew ? 2019 : 2013;
  const result = cursor.left > 0 ? cursor.byte() : null;
  const untold = { ...nobody, layout, status, time, result } as const;
  if (cursor.left === 0) return untold;
  const told = {
    ...untold,
    driver: cursor.shortText(),
    certificateNo: cursor.text(20),
    authority: cursor.shortText(),
    validUntil: readDay(cursor),
    identityNo: context.isNew ? cursor.text(20) : null,
  };
  // A card that was taken out, or could not be read, tells nothing more: what stands there anyway is filling.
  if (status === putIn && result === cardRead) return told;
  if (!cursor.isShort && cursor.left === 0) return told;
  cursor.rewind(cursor.at);
  cursor.skip(cursor.left);
  return untold;
}

function readOldCard(cursor: ByteCursor): DriverCard {
  return {
    ...nobody,
    layout: 2011,
    driver: cursor.shortText(),
    identityNo: cursor.text(20),
    certificateNo: cursor.text(40),
    authority: cursor.shortText(),
  };
}

const nobody = {
  kind: 'driver-card',
  status: null,
  time: null,
  result: null,
  driver: null,
  identityNo: null,
  certificateNo: null,
  authority: null,
  validUntil: null,
} as const;

/** BCD CCYYMMDD; null when zeros say there is none. */
function readDay(cursor: ByteCursor): WireTime | null {
  const raw = cursor.hex(4);
  return raw === '00000000' ? null : readWireTime(raw);
}
