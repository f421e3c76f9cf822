import type { PositionItem, TerminalPosition, VendorValue, WireTime } from '../../message';
import type { ByteCursor } from '../../syntax/byte-cursor';
import type { BodyContext, BodyReader } from '../body-reader';

/**
 * 0x5501 and 0x5502: what a lock on a container reports, in the position form
 * of its maker. Time is UTC, degrees are degrees and minutes in BCD, speed is
 * in knots. What follows the position are items, of which those of the lock
 * are read; every one keeps its bytes.
 */
export const readLockReport: BodyReader = (cursor, context) => ({ kind: 'position', position: readPosition(cursor, context) });

const flags = { fixed: 1, north: 2, east: 4 } as const;
const knotKmh = 1.852;

function readPosition(cursor: ByteCursor, context: BodyContext): TerminalPosition {
  const time = readTime(cursor.hex(6), context);
  const latitude = cursor.hex(4);
  const longitude = cursor.hex(5);
  const state = Number.parseInt(longitude.slice(-1), 16);
  const [north, east] = [degrees(latitude, 2), degrees(longitude.slice(0, -1), 3)];
  const isOnEarth = north !== null && north <= 90 && east !== null && east <= 180;
  if (!isOnEarth) context.sink.note('bad-coordinates', context.place);
  const speedKmh = Math.round(cursor.byte() * knotKmh * 10) / 10;
  const course = cursor.byte() * 2;
  if (course > 360) context.sink.note('bad-number', context.place, String(course));
  const signal = cursor.byte();
  const satellites = cursor.byte();
  const mileageKm = cursor.dword();
  const battery = cursor.byte();
  const [cell, area, product, statusRaw, alarmsRaw] = [cursor.dword(), cursor.word(), cursor.byte(), cursor.word(), cursor.word()];
  const told: VendorValue[] = [
    // Above a hundred it is no charge; what it is the makers do not say.
    { name: battery <= 100 ? 'battery-percent' : 'battery-code', value: battery },
    { name: 'cell-id', value: cell },
    { name: 'location-area', value: area },
    { name: 'product', value: product },
    ...(isOnEarth ? [] : [{ name: 'coordinates-as-sent', value: `${latitude} ${longitude}` }]),
  ];
  let altitudeM = 0;
  const items: PositionItem[] = [{ kind: 'vendor', id: 0, values: told, hex: '' }];
  while (cursor.left >= 2 && cursor.peek(1) <= cursor.left - 2) {
    const id = cursor.byte();
    const length = cursor.byte();
    const content = cursor.copy(length);
    if (id === 0x02 && length === 2) altitudeM = content.readInt16BE(0);
    else items.push(readItem(id, content));
  }
  if (cursor.left > 0) {
    context.sink.note('item-cut-off', context.place);
    cursor.skip(cursor.left);
  }
  return {
    latitude: isOnEarth ? ((state & flags.north) === 0 ? 0 - north : north) : null,
    longitude: isOnEarth ? ((state & flags.east) === 0 ? 0 - east : east) : null,
    isShifted: false,
    altitudeM,
    speedKmh,
    courseDegrees: course > 360 ? null : course,
    time,
    isFixed: (state & flags.fixed) !== 0,
    isAccOn: false,
    alarmsRaw,
    statusRaw,
    mileageKm,
    fuelL: null,
    recorderSpeedKmh: null,
    signal,
    satellites,
    outOfRange: findSentValues(isOnEarth ? [] : [latitude, longitude.slice(0, -1)], course),
    items,
  };
}

/** BCD DDMMYYhhmmss, UTC. */
function readTime(raw: string, context: BodyContext): WireTime {
  const [day, month, year, hour, minute, second] = (raw.match(/../g) ?? []).map(Number) as [number, number, number, number, number, number];
  const instantMs = Date.UTC(2000 + year, month - 1, day, hour, minute, second);
  const isReal = /^\d+$/.test(raw) && new Date(instantMs).getUTCMonth() === month - 1 && hour < 24 && minute < 60 && second < 60;
  if (!isReal) context.sink.note('bad-time', context.place, raw);
  return { raw, instantMs: isReal ? instantMs : null };
}

/** What was sent in place of degrees that cannot be; digits that are none have no number and stand among the values alone. */
function findSentValues([latitude = '', longitude = '']: readonly string[], course: number): TerminalPosition['outOfRange'] {
  const sent = Object.entries({
    latitude: sentDegrees(latitude, 2),
    longitude: sentDegrees(longitude, 3),
    courseDegrees: course > 360 ? course : null,
  }).filter((told): told is [string, number] => told[1] !== null);
  return sent.length === 0 ? null : Object.fromEntries(sent);
}

/** Degrees of digits as sent; null when they are no digits or no minutes. */
function degrees(digits: string, whole: 2 | 3): number | null {
  return Number(digits.slice(whole, whole + 2)) >= 60 ? null : sentDegrees(digits, whole);
}

/** Whole degrees, then minutes with the point behind their second digit; null when they are no digits. */
function sentDegrees(digits: string, whole: 2 | 3): number | null {
  if (!/^\d+$/.test(digits)) return null;
  const minutes = Number(`${digits.slice(whole, whole + 2)}.${digits.slice(whole + 2)}`);
  return Math.round((Number(digits.slice(0, whole)) + minutes / 60) * 1e6) / 1e6;
}

/** 0B: an order to the lock, by which card or password, and what became of it. */
function readItem(id: number, content: Buffer): PositionItem {
  const hex = content.toString('hex');
  if (id !== 0x0b || content.length === 0) return { kind: 'raw', id, hex };
  const hasResult = content.length % 2 === 0;
  const key = content.subarray(1, hasResult ? -1 : undefined);
  const values: VendorValue[] = [
    { name: 'lock-command', value: content[0] as number },
    ...(key.length === 0
      ? []
      : [{ name: 'lock-key', value: /^[\x20-\x7e]+$/.test(key.toString('latin1')) ? key.toString('latin1') : key.toString('hex') }]),
    ...(hasResult ? [{ name: 'unlock-result', value: content.at(-1) as number }] : []),
  ];
  return { kind: 'vendor', id, values, hex };
}
