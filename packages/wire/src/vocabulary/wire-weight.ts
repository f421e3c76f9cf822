import type { FindingLog, WirePlace } from '../syntax/finding-log';
import { readQuantity, type QuantityScale } from './wire-quantity';

/** Heavier than any box (the heaviest told in port data is below 80 t), so it is a slip of the keyboard. */
export const maxBoxWeightKg = 200_000;
/** Bound for the total of a bill, bulk cargo included. */
export const maxBillWeightKg = 500_000_000;

const kilograms: QuantityScale = {
  units: { KGM: 1, KG: 1, KGS: 1, LBR: 0.45359237, LBS: 0.45359237, TNE: 1000 },
  max: maxBoxWeightKg,
  parts: 1000,
  fault: 'bad-weight',
};

/**
 * Reads a weight as kilograms, converted to a gram.
 *
 * @param maxKg weights above are refused
 * @returns null for an empty text, and with a warning for what is no weight
 */
export function readWeightKg(
  text: string,
  unit: string,
  log: FindingLog,
  place: WirePlace,
  maxKg: number = maxBoxWeightKg,
  decimalMark: ',' | '.' = '.',
): number | null {
  return readQuantity(text, unit, kilograms, log, place, decimalMark, maxKg);
}

/** Reads a count (packages); null with a warning when it is no whole number below a billion. */
export function readCount(text: string, log: FindingLog, place: WirePlace): number | null {
  if (text === '') return null;
  if (/^[0-9]{1,9}(?:\.0+)?$/.test(text)) return Number(text);
  log.note('bad-number', place, text);
  return null;
}
