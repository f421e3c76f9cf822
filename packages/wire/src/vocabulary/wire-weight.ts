import type { FindingLog, WirePlace } from '../syntax/finding-log';
import { readDecimal } from './wire-number';

/** Kilograms per unit (EDIFACT 6411). */
const kilograms: Readonly<Record<string, number>> = {
  KG: 1,
  KGS: 1,
  LBR: 0.45359237,
  LBS: 0.45359237,
  TNE: 1000,
};

/** Heavier than any box (the heaviest told in port data is below 80 t), so it is a slip of the keyboard. */
export const maxBoxWeightKg = 200_000;
/** Bound for the total of a bill, bulk cargo included. */
export const maxBillWeightKg = 500_000_000;

/**
 * Reads a weight as kilograms, exact to a gram. `12,500` is twelve thousand or
 * twelve, so it is refused unless UNA declares the comma.
 *
 * @param maxKg weights above are refused
 * @returns null for an empty text, and with a warning for exponents, signs,
 * unknown units and everything else that is no weight.
 */
export function readWeightKg(
  text: string,
  unit: string,
  log: FindingLog,
  place: WirePlace,
  maxKg: number = maxBoxWeightKg,
  decimalMark: ',' | '.' = '.',
): number | null {
  if (text === '') return null;
  const factor =
    unit === 'KGM' || unit === '' ? 1 : Object.hasOwn(kilograms, unit) ? kilograms[unit] : undefined;
  const value = readDecimal(text, decimalMark);
  if (factor === undefined || value === null || value * factor > maxKg) {
    log.note('bad-weight', place, factor === undefined ? `${text} ${unit}` : text);
    return null;
  }
  return factor === 1 ? value : Math.round(value * factor * 1000) / 1000;
}

/** Reads a count (packages); null with a warning when it is no whole number below a billion. */
export function readCount(text: string, log: FindingLog, place: WirePlace): number | null {
  if (text === '') return null;
  if (/^[0-9]{1,9}(?:\.0+)?$/.test(text)) return Number(text);
  log.note('bad-number', place, text);
  return null;
}
