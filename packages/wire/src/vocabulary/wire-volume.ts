import type { FindingLog, WirePlace } from '../syntax/finding-log';
import { readQuantity, type QuantityScale } from './wire-quantity';

const cubicMetres: QuantityScale = {
  units: { MTQ: 1, CBM: 1, DMQ: 0.001, LTR: 0.001, FTQ: 0.028316846592 },
  // More than any ship holds.
  max: 2_000_000,
  parts: 1_000_000,
  fault: 'bad-number',
};

/** Reads a volume as cubic metres, converted to a cubic centimetre; null for an empty text, and with a warning for what is none. */
export function readVolumeM3(text: string, unit: string, log: FindingLog, place: WirePlace, decimalMark: ',' | '.' = '.'): number | null {
  return readQuantity(text, unit, cubicMetres, log, place, decimalMark);
}
