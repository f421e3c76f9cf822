import type { FindingLog, WirePlace } from '../syntax/finding-log';
import { readSignedDecimal } from './wire-number';

/** Colder or warmer is no set temperature of a container. */
const maxCelsius = 100;

/**
 * Reads a temperature as degrees Celsius to a tenth.
 *
 * @param unit `F` or `FAH` is Fahrenheit, everything else Celsius
 * @returns null for an empty text, and with a warning for what is no temperature
 */
export function readCelsius(
  text: string,
  unit: string,
  log: FindingLog,
  place: WirePlace,
  decimalMark: ',' | '.' = '.',
): number | null {
  if (text === '') return null;
  const value = readSignedDecimal(text, decimalMark) ?? NaN;
  const celsius = unit === 'F' || unit === 'FAH' ? ((value - 32) * 5) / 9 : value;
  if (!(Math.abs(celsius) <= maxCelsius)) {
    log.note('bad-number', place, text);
    return null;
  }
  // Adding zero turns the minus zero of a rounded -0.04 into zero.
  return Math.round(celsius * 10) / 10 + 0;
}
