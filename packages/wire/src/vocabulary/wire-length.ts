import type { FindingLog, WirePlace } from '../syntax/finding-log';
import { readQuantity, type QuantityScale } from './wire-quantity';

const centimetres: QuantityScale = {
  units: { CMT: 1, CM: 1, MTR: 100, MMT: 0.1, INH: 2.54, FOT: 30.48 },
  // Longer than any cargo a ship carries.
  max: 50_000,
  parts: 1000,
  fault: 'bad-number',
};

/** Reads a length as centimetres, converted to a thousandth; null for an empty text, and with a warning for what is none. */
export function readLengthCm(text: string, unit: string, log: FindingLog, place: WirePlace, decimalMark: ',' | '.' = '.'): number | null {
  return readQuantity(text, unit, centimetres, log, place, decimalMark);
}
