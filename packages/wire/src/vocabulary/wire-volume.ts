import type { FindingLog, WirePlace } from '../syntax/finding-log';
import { readDecimal } from './wire-number';

/** Cubic metres per unit (EDIFACT 6411). */
const cubicMetres: Readonly<Record<string, number>> = {
  MTQ: 1,
  CBM: 1,
  DMQ: 0.001,
  LTR: 0.001,
  FTQ: 0.028316846592,
};

/** More than any ship holds. */
const maxVolumeM3 = 2_000_000;

/** Reads a volume as cubic metres, exact to a cubic centimetre; null for an empty text, and with a warning for what is none. */
export function readVolumeM3(
  text: string,
  unit: string,
  log: FindingLog,
  place: WirePlace,
  decimalMark: ',' | '.' = '.',
): number | null {
  if (text === '') return null;
  const factor = unit === '' ? 1 : Object.hasOwn(cubicMetres, unit) ? cubicMetres[unit] : undefined;
  const value = readDecimal(text, decimalMark);
  if (factor === undefined || value === null || value * factor > maxVolumeM3) {
    log.note('bad-number', place, factor === undefined ? `${text} ${unit}` : text);
    return null;
  }
  return Math.round(value * factor * 1_000_000) / 1_000_000;
}
