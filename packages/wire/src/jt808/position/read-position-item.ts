import type { PositionBits, PositionItem } from '../../message';
import type { ByteCursor } from '../../syntax/byte-cursor';
import type { BodyContext } from '../body-reader';
import { readVendorItem } from './vendor-items';

/** Items of the standards that are a field of bits: id → name and bytes. */
export const bitItems: ReadonlyMap<number, readonly [name: PositionBits, bytes: 2 | 4]> = new Map([
  [0x14, ['video-alarms', 4]],
  [0x15, ['video-loss', 4]],
  [0x16, ['video-blocked', 4]],
  [0x17, ['storage-fault', 2]],
  [0x25, ['vehicle-signals', 4]],
  [0x2a, ['io-status', 2]],
]);

/** Wheels a tyre pressure item has room for. */
export const wheelCount = 30;

/** Reads the value of one item, `length` bytes that are there; what is not known is kept as bytes. */
export function readPositionItem(cursor: ByteCursor, id: number, length: number, context: BodyContext): PositionItem {
  const standard = readStandardItem(cursor, id, length);
  if (standard) return standard;
  if (!standardIds.has(id)) return readVendorItem(id, cursor.copy(length));
  context.sink.note('item-kept-raw', context.place, id.toString(16).padStart(2, '0'));
  return { kind: 'raw', id, hex: cursor.hex(length) };
}

const standardIds = new Set([1, 2, 3, 4, 5, 6, 0x11, 0x12, 0x13, 0x18, 0x2b, 0x30, 0x31, ...bitItems.keys()]);

/** JT/T 808 table 27 and JT/T 1078 table 13; null when the id or its length is not theirs. */
function readStandardItem(cursor: ByteCursor, id: number, length: number): PositionItem | null {
  const bits = bitItems.get(id);
  if (bits !== undefined) {
    if (length !== bits[1]) return null;
    return { kind: bits[0], id, bits: length === 4 ? cursor.dword() : cursor.word() };
  }
  switch (id) {
    case 0x04:
      return length === 2 ? { kind: 'manual-alarm', id, eventId: cursor.word() } : null;
    case 0x05:
      return length === wheelCount ? { kind: 'tyre-pressure', id, pressures: readPressures(cursor) } : null;
    case 0x06:
      return length === 2 ? { kind: 'carriage-temperature', id, celsius: readCelsius(cursor) } : null;
    case 0x11:
      return readOverspeed(cursor, length);
    case 0x12:
      return length === 6 ? { kind: 'area', id, areaType: cursor.byte(), areaId: cursor.dword(), direction: cursor.byte() } : null;
    case 0x13:
      return length === 7 ? { kind: 'section-time', id, sectionId: cursor.dword(), seconds: cursor.word(), result: cursor.byte() } : null;
    case 0x18:
      return readAbnormalDriving(cursor, length);
    case 0x2b: {
      if (length !== 4) return null;
      const ad1 = cursor.word();
      return { kind: 'analog', id, ad0: cursor.word(), ad1 };
    }
    default:
      return null;
  }
}

function readOverspeed(cursor: ByteCursor, length: number): PositionItem | null {
  if (length !== 1 && length !== 5) return null;
  const areaType = cursor.byte();
  return { kind: 'overspeed', id: 0x11, areaType, areaId: length === 5 ? cursor.dword() : null };
}

function readAbnormalDriving(cursor: ByteCursor, length: number): PositionItem | null {
  if (length !== 2 && length !== 3) return null;
  const bits = cursor.word();
  return { kind: 'abnormal-driving', id: 0x18, bits, fatigue: length === 3 ? cursor.byte() : null };
}

function readPressures(cursor: ByteCursor): (number | null)[] {
  return Array.from({ length: wheelCount }, () => {
    const pressure = cursor.byte();
    return pressure === 0xff ? null : pressure;
  });
}

/** Sign and magnitude: the highest bit says below zero. */
function readCelsius(cursor: ByteCursor): number {
  const raw = cursor.word();
  return raw >= 0x8000 ? 0 - (raw & 0x7fff) : raw;
}
