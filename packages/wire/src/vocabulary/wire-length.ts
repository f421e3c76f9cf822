import type { FindingLog, WirePlace } from '../syntax/finding-log';
import { readDecimal } from './wire-number';

/** Centimetres per unit (EDIFACT 6411). */
const centimetres: Readonly<Record<string, number>> = {
  CMT: 1,
  CM: 1,
  MTR: 100,
  MMT: 0.1,
  INH: 2.54,
  FOT: 30.48,
};

/** Longer than any cargo a ship carries. */
const maxLengthCm = 50_000;

/** Reads a length as centimetres, exact to a thousandth; null for an empty text, and with a warning for what is none. */
export function readLengthCm(
  text: string,
  unit: string,
  log: FindingLog,
  place: WirePlace,
  decimalMark: ',' | '.' = '.',
): number | null {
  if (text === '') return null;
  const factor = unit === '' ? 1 : Object.hasOwn(centimetres, unit) ? centimetres[unit] : undefined;
  const value = readDecimal(text, decimalMark);
  if (factor === undefined || value === null || value * factor > maxLengthCm) {
    log.note('bad-number', place, factor === undefined ? `${text} ${unit}` : text);
    return null;
  }
  return Math.round(value * factor * 1000) / 1000;
}
