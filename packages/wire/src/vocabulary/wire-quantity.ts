import type { FindingLog, WirePlace } from '../syntax/finding-log';
import { readDecimal } from './wire-number';

/** How one kind of quantity is told. */
export interface QuantityScale {
  /** How many of our units one of the sender's is, by its code (EDIFACT 6411); a unit that is not told is ours. */
  readonly units: Readonly<Record<string, number>>;
  /** More is a slip of the keyboard. */
  readonly max: number;
  /** What remains of one of our units after a conversion: 1000 for a thousandth. */
  readonly parts: number;
  readonly fault: 'bad-weight' | 'bad-number';
}

/**
 * Reads an unsigned quantity in the unit of `scale`. `12,500` is twelve
 * thousand or twelve, so it is refused unless `decimalMark` is the comma.
 *
 * @param max more is refused
 * @returns null for an empty text, and with a warning for exponents, signs,
 * unknown units and everything else that is no such quantity
 */
export function readQuantity(
  text: string,
  unit: string,
  scale: QuantityScale,
  log: FindingLog,
  place: WirePlace,
  decimalMark: ',' | '.',
  max: number = scale.max,
): number | null {
  if (text === '') return null;
  const { units, parts, fault } = scale;
  const factor = unit === '' ? 1 : Object.hasOwn(units, unit) ? units[unit] : undefined;
  const value = readDecimal(text, decimalMark);
  if (factor === undefined || value === null || value * factor > max) {
    log.note(fault, place, factor === undefined ? `${text} ${unit}` : text);
    return null;
  }
  return factor === 1 ? value : Math.round(value * factor * parts) / parts;
}
