import type { PositionItem, TerminalPosition, WireTime } from '../../message';
import type { ByteCursor } from '../../syntax/byte-cursor';
import { localInstantMs } from '../../vocabulary/wire-time';
import type { BodyContext } from '../body-reader';
import { readPositionItem } from './read-position-item';

/** Bits of the status word. */
export const statusBits = { acc: 1, fixed: 2, south: 4, west: 8, shifted: 32 } as const;

/** Bytes of a position before its items. */
export const positionBytes = 28;

const noItems: readonly PositionItem[] = [];

/** Reads a position (0x0200) with its items, up to the end of the cursor. */
export function readPosition(cursor: ByteCursor, context: BodyContext): TerminalPosition {
  const alarmsRaw = cursor.dword();
  const statusRaw = cursor.dword();
  const rawLatitude = cursor.dword();
  const rawLongitude = cursor.dword();
  const altitudeM = cursor.word();
  const speed = cursor.word();
  const course = cursor.word();
  const time = readShortTime(cursor, context);
  const isOnEarth = areOnEarth(rawLatitude, rawLongitude);
  if (!isOnEarth) context.sink.note('bad-coordinates', context.place);
  if (course > 360) context.sink.note('bad-number', context.place, String(course));

  let mileageKm: number | null = null;
  let fuelL: number | null = null;
  let recorderSpeedKmh: number | null = null;
  let signal: number | null = null;
  let satellites: number | null = null;
  let items: PositionItem[] | null = null;
  while (cursor.left >= 2) {
    const id = cursor.byte();
    const length = cursor.byte();
    if (length > cursor.left) {
      context.sink.note('item-cut-off', context.place);
      cursor.skip(cursor.left);
      break;
    }
    if (id === 0x01 && length === 4 && mileageKm === null) mileageKm = cursor.dword() / 10;
    else if (id === 0x02 && length === 2 && fuelL === null) fuelL = cursor.word() / 10;
    else if (id === 0x03 && length === 2 && recorderSpeedKmh === null) recorderSpeedKmh = cursor.word() / 10;
    else if (id === 0x30 && length === 1 && signal === null) signal = cursor.byte();
    else if (id === 0x31 && length === 1 && satellites === null) satellites = cursor.byte();
    else (items ??= []).push(readPositionItem(cursor, id, length, context));
  }
  if (cursor.left > 0) {
    context.sink.note('item-cut-off', context.place);
    cursor.skip(cursor.left);
  }
  return {
    latitude: isOnEarth ? signedDegrees(rawLatitude, statusRaw & statusBits.south) : null,
    longitude: isOnEarth ? signedDegrees(rawLongitude, statusRaw & statusBits.west) : null,
    isShifted: (statusRaw & statusBits.shifted) !== 0,
    altitudeM,
    speedKmh: speed / 10,
    courseDegrees: course > 360 ? null : course,
    time,
    isFixed: (statusRaw & statusBits.fixed) !== 0,
    isAccOn: (statusRaw & statusBits.acc) !== 0,
    alarmsRaw,
    statusRaw,
    mileageKm,
    fuelL,
    recorderSpeedKmh,
    signal,
    satellites,
    outOfRange: findOutOfRange(isOnEarth, rawLatitude, rawLongitude, course),
    items: items ?? noItems,
  };
}

/** True for millionths of a degree that exist. */
export function areOnEarth(rawLatitude: number, rawLongitude: number): boolean {
  return rawLatitude <= 90_000_000 && rawLongitude <= 180_000_000;
}

/** The values that cannot be, as sent; null when all can. */
export function findOutOfRange(
  isOnEarth: boolean,
  rawLatitude: number,
  rawLongitude: number,
  course: number,
): TerminalPosition['outOfRange'] {
  if (isOnEarth && course <= 360) return null;
  return {
    ...(isOnEarth ? {} : { latitude: rawLatitude / 1e6, longitude: rawLongitude / 1e6 }),
    ...(course > 360 ? { courseDegrees: course } : {}),
  };
}

/** Degrees of millionths whose sign is a bit of the status word. */
export function signedDegrees(raw: number, signBit: number): number {
  return (signBit === 0 ? raw : 0 - raw) / 1e6;
}

/** Reads BCD YYMMDDhhmmss, local time of Shanghai. Zeros are a terminal that has no time yet. */
export function readShortTime(cursor: ByteCursor, context: BodyContext): WireTime {
  const year = decimal(cursor.peek(0));
  const month = decimal(cursor.peek(1));
  const day = decimal(cursor.peek(2));
  const hour = decimal(cursor.peek(3));
  const minute = decimal(cursor.peek(4));
  const second = decimal(cursor.peek(5));
  const raw = cursor.hex(6);
  const instantMs = localInstantMs(2000 + year, month, day, hour, minute, second);
  if (instantMs === null && raw !== noTime) context.sink.note('bad-time', context.place, raw);
  return { raw, instantMs };
}

const noTime = '000000000000';

/** The two digits of a BCD byte; 99 and more, which is no part of any time, when they are none. */
function decimal(byte: number): number {
  const low = byte & 15;
  return low > 9 || byte > 0x99 ? 255 : (byte >> 4) * 10 + low;
}
