import type { DriverCard, WireTime } from '../../message';
import type { ByteCursor } from '../../syntax/byte-cursor';
import { localInstantMs, readWireTime } from '../../vocabulary/wire-time';
import type { BodyContext, BodyReader } from '../body-reader';
import { readShortTime } from '../position/read-position';

/** 0x0702 in any of its three layouts. Headers do not tell them from each other; the body does. */
export const readDriverCard: BodyReader = (cursor, context) => {
  const isEvent = startsAsEvent(cursor) || (context.isNew && !isOldCard(cursor));
  return isEvent ? readEvent(cursor, context) : readOldCard(cursor);
};

/**
 * 2013 and later begin with in or out and its time; 2011 begins with the length
 * of a name. A clock that is not set yet, or broken, leaves zeros or no digits,
 * and then the lengths of the layout of 2011 have to fit to be meant.
 */
function startsAsEvent(cursor: ByteCursor): boolean {
  const status = cursor.peek(0);
  if (status !== putIn && status !== takenOut) return false;
  if (shortestEvents.includes(cursor.left)) return true;
  const [year = NaN, ...rest] = Array.from({ length: 6 }, (_, i) => Number(cursor.peek(i + 1).toString(16)));
  const [month = NaN, day = NaN, hour = NaN, minute = NaN, second = NaN] = rest;
  return localInstantMs(2000 + year, month, day, hour, minute, second) !== null || !isOldCard(cursor);
}

/** True when the lengths of the name and of the authority of 2011 lead to the end of the body. */
function isOldCard(cursor: ByteCursor): boolean {
  const authorityAt = 1 + cursor.peek(0) + identityBytes + oldCertificateBytes;
  return cursor.left > authorityAt && cursor.left === authorityAt + 1 + cursor.peek(authorityAt);
}

/** A body of state and time, or one byte more, tells no card and can be nothing else. */
const shortestEvents: readonly number[] = [7, 8];
const cardRead = 0;
const putIn = 1;
const takenOut = 2;
const [identityBytes, certificateBytes, oldCertificateBytes] = [20, 20, 40];

function readEvent(cursor: ByteCursor, context: BodyContext): DriverCard {
  const status = cursor.byte();
  const time = readShortTime(cursor, context);
  const result = cursor.left > 0 ? cursor.byte() : null;
  const untold = { ...nobody, layout: context.isNew ? 2019 : 2013, status, time, result } as const;
  if (cursor.left === 0) return untold;
  const card = {
    driver: cursor.shortText(),
    certificateNo: cursor.text(certificateBytes),
    authority: cursor.shortText(),
    validUntil: readDay(cursor),
  };
  // 2019 adds the identity card; whether it is there is told by the length, since both stand behind either header.
  const isLong = cursor.left >= identityBytes;
  const layout = isLong ? 2019 : cursor.isShort ? untold.layout : 2013;
  const told = { ...untold, ...card, layout, identityNo: isLong ? cursor.text(identityBytes) : null } as const;
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
    identityNo: cursor.text(identityBytes),
    certificateNo: cursor.text(oldCertificateBytes),
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
