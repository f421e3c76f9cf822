import type { PositionItem, VendorValue } from '../../message';
import { ByteCursor } from '../../syntax/byte-cursor';

/**
 * Items that vendors put where the standard leaves room (32 to FF). No vendor
 * document stands behind them: their meanings are those that trackers and their
 * test frames agree on, for ids and lengths of which no other use was seen. A
 * value is therefore a hint beside the bytes, which are always kept; all other
 * items are bytes alone.
 */

/** How a value is written: a number and what one of it is, digits, or text. */
type VendorField =
  | { readonly name: string; readonly bytes: readonly number[]; readonly unit: number; readonly offset?: number }
  | { readonly name: string; readonly form: 'digits' | 'text' };

const vendorItems: ReadonlyMap<number, VendorField> = new Map<number, VendorField>([
  // Supply and battery of trackers
  [0x69, { name: 'battery-voltage-v', bytes: [2], unit: 0.01 }],
  // Diagnosis plug (OBD)
  [0x80, { name: 'engine-speed-kmh', bytes: [1], unit: 1 }],
  [0x81, { name: 'engine-rpm', bytes: [2], unit: 1 }],
  [0x82, { name: 'supply-voltage-v', bytes: [2], unit: 0.1 }],
  [0x84, { name: 'coolant-temperature-c', bytes: [1], unit: 1, offset: -40 }],
  [0x8b, { name: 'vin', form: 'text' }],
  // Driver's card
  [0xbc, { name: 'driver', form: 'text' }],
  [0xbd, { name: 'driver-id', form: 'text' }],
  [0xcc, { name: 'iccid', form: 'text' }],
]);

/** What stands in the nested list of item EB. */
const nestedItems: ReadonlyMap<number, VendorField> = new Map<number, VendorField>([
  [0x0023, { name: 'fuel-sensor-2', form: 'text' }],
  [0x002d, { name: 'supply-voltage-v', bytes: [2, 4], unit: 0.001 }],
  [0x00a8, { name: 'battery-percent', bytes: [1], unit: 1 }],
  [0x00b2, { name: 'iccid', form: 'digits' }],
  [0x00d5, { name: 'imei', form: 'text' }],
  [0x00e1, { name: 'battery-percent', bytes: [1], unit: 1 }],
]);

const nestedListId = 0xeb;
const temperaturesId = 0x51;
const imeiId = 0xf6;

/** Reads an item of a vendor; its bytes are kept whatever they mean. */
export function readVendorItem(id: number, bytes: Buffer): PositionItem {
  const values = valuesOf(id, bytes);
  const hex = bytes.toString('hex');
  return values.length === 0 ? { kind: 'raw', id, hex } : { kind: 'vendor', id, values, hex };
}

function valuesOf(id: number, bytes: Buffer): VendorValue[] {
  if (id === nestedListId) return readNested(bytes);
  if (id === temperaturesId) return readTemperatures(bytes);
  if (id === imeiId) return readImei(bytes);
  const field = vendorItems.get(id);
  return field ? readField(field, bytes) : [];
}

/** An IMEI has 15 digits; in eight bytes of BCD a zero stands in front of them. */
function readImei(bytes: Buffer): VendorValue[] {
  const value = /^0(\d{15})$/.exec(bytes.toString('hex'))?.[1];
  return value === undefined ? [] : [{ name: 'imei', value }];
}

function readField(field: VendorField, bytes: Buffer): VendorValue[] {
  const cursor = new ByteCursor(bytes);
  if ('form' in field) {
    const value = field.form === 'text' ? cursor.text(bytes.length) : cursor.hex(bytes.length).replace(/f+$/, '');
    return value === null || value === '' ? [] : [{ name: field.name, value }];
  }
  if (!field.bytes.includes(bytes.length)) return [];
  const raw = bytes.length === 1 ? cursor.byte() : bytes.length === 2 ? cursor.word() : cursor.dword();
  return [{ name: field.name, value: rounded(raw * field.unit + (field.offset ?? 0)) }];
}

/** Length (with the type), type, data, one after another up to the very end; else it is another vendor's item. */
function readNested(bytes: Buffer): VendorValue[] {
  const zone = /^UTC[+-]\d{2}:\d{2}$/.exec(bytes.toString('latin1'))?.[0];
  if (zone !== undefined) return [{ name: 'time-zone', value: zone }];
  const values: VendorValue[] = [];
  const cursor = new ByteCursor(bytes);
  while (cursor.left > 0) {
    const length = cursor.word();
    const field = nestedItems.get(cursor.word());
    if (length < 2 || cursor.isShort || cursor.left < length - 2) return [];
    const data = cursor.copy(length - 2);
    if (field) values.push(...readField(field, data));
  }
  return values;
}

/** Up to eight sensors in tenths of a degree, sign and magnitude; FFFF where there is none. */
function readTemperatures(bytes: Buffer): VendorValue[] {
  if (bytes.length !== 2 && bytes.length !== 16) return [];
  const cursor = new ByteCursor(bytes);
  return Array.from({ length: bytes.length / 2 }, (_, i) => ({ name: `temperature-${i + 1}-c`, raw: cursor.word() }))
    .filter(({ raw }) => raw !== 0xffff)
    .map(({ name, raw }) => ({ name, value: (raw >= 0x8000 ? 0 - (raw & 0x7fff) : raw) / 10 }));
}

/** Sums of tenths and hundredths without the last binary digits. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
