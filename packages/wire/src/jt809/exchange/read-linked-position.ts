import type { LinkedPosition, PlatformAlarm, TerminalPosition, WireTime } from '../../message';
import { areOnEarth, findOutOfRange, positionBytes, readPosition, signedDegrees, statusBits } from '../../jt808/position/read-position';
import type { ByteCursor } from '../../syntax/byte-cursor';
import { localInstantMs } from '../../vocabulary/wire-time';
import type { SubMessage } from '../body-reader';

/** Bytes of a position of 2011. */
export const oldPositionBytes = 36;
const platformIdBytes = 11;
/** Three platforms and their alarms. */
const platformAlarmsBytes = 3 * (platformIdBytes + 4);

/** Reads a position of 2011: fields of its own, speeds in whole km/h, mileage in whole km. */
export function readOldPosition(cursor: ByteCursor, sub: SubMessage): LinkedPosition {
  return { layout: 2011, position: readFields(cursor, cursor.byte() === 1, sub), platformAlarms: [] };
}

/**
 * Reads a position of 2019: a position body of JT/T 808 and what three
 * platforms say about its alarms. Platforms that put the fields of 2011 into
 * the new envelope, with or without the byte that says whether they are
 * encrypted, are told by the length and a date that exists.
 *
 * @returns null when lengths do not fit
 */
export function readNewPosition(cursor: ByteCursor, sub: SubMessage): LinkedPosition | null {
  const isEncrypted = cursor.byte() === 1;
  const bytes = cursor.dword();
  if (cursor.left < bytes + platformAlarmsBytes) return null;
  const behind = cursor.enter(bytes);
  const told = readEnclosed(cursor, bytes, isEncrypted, sub);
  cursor.leave(behind);
  return told && { ...told, platformAlarms: readPlatformAlarms(cursor) };
}

function readEnclosed(
  cursor: ByteCursor,
  bytes: number,
  isEncrypted: boolean,
  sub: SubMessage,
): Pick<LinkedPosition, 'layout' | 'position'> | null {
  if (bytes === oldPositionBytes && isOldDate(cursor, 1)) {
    return { layout: 2011, position: readFields(cursor, cursor.byte() === 1, sub) };
  }
  if (bytes === oldPositionBytes - 1 && isOldDate(cursor, 0)) {
    return { layout: 2011, position: readFields(cursor, isEncrypted, sub) };
  }
  if (bytes < positionBytes) return null;
  const position = readPosition(cursor, { isNew: true, sink: sub.sink, place: sub.place });
  return { layout: 2019, position: isEncrypted ? { ...position, isShifted: true } : position };
}

function isOldDate(cursor: ByteCursor, ahead: number): boolean {
  const year = cursor.peek(ahead + 2) * 256 + cursor.peek(ahead + 3);
  const day = cursor.peek(ahead);
  const month = cursor.peek(ahead + 1);
  return year >= 2000 && year < 2100 && localInstantMs(year, month, day, 0, 0, 0) !== null;
}

function readFields(cursor: ByteCursor, isEncrypted: boolean, sub: SubMessage): TerminalPosition {
  const time = readOldTime(cursor, sub);
  const rawLongitude = cursor.dword();
  const rawLatitude = cursor.dword();
  const speedKmh = cursor.word();
  const recorderSpeedKmh = cursor.word();
  const mileageKm = cursor.dword();
  const course = cursor.word();
  const altitudeM = cursor.word();
  const statusRaw = cursor.dword();
  const alarmsRaw = cursor.dword();
  const isOnEarth = areOnEarth(rawLatitude, rawLongitude);
  if (!isOnEarth) sub.sink.note('bad-coordinates', sub.place);
  if (course > 360) sub.sink.note('bad-number', sub.place, String(course));
  return {
    latitude: isOnEarth ? signedDegrees(rawLatitude, statusRaw & statusBits.south) : null,
    longitude: isOnEarth ? signedDegrees(rawLongitude, statusRaw & statusBits.west) : null,
    isShifted: isEncrypted || (statusRaw & statusBits.shifted) !== 0,
    altitudeM,
    speedKmh,
    courseDegrees: course > 360 ? null : course,
    time,
    isFixed: (statusRaw & statusBits.fixed) !== 0,
    isAccOn: (statusRaw & statusBits.acc) !== 0,
    alarmsRaw,
    statusRaw,
    mileageKm,
    fuelL: null,
    recorderSpeedKmh,
    signal: null,
    satellites: null,
    outOfRange: findOutOfRange(isOnEarth, rawLatitude, rawLongitude, course),
    items: [],
  };
}

/** Day, month, year in two bytes, hour, minute, second; the text is CCYYMMDDhhmmss. */
function readOldTime(cursor: ByteCursor, { sink, place }: SubMessage): WireTime {
  const [day, month, year] = [cursor.byte(), cursor.byte(), cursor.word()];
  const [hour, minute, second] = [cursor.byte(), cursor.byte(), cursor.byte()];
  const raw = String(year).padStart(4, '0') + [month, day, hour, minute, second].map(twoDigits).join('');
  const instantMs = localInstantMs(year, month, day, hour, minute, second);
  if (instantMs === null && year !== 0) sink.note('bad-time', place, raw);
  return { raw, instantMs };
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

function readPlatformAlarms(cursor: ByteCursor): PlatformAlarm[] {
  return Array.from({ length: 3 }, () => ({ platformId: cursor.text(platformIdBytes), alarmsRaw: cursor.dword() }));
}
