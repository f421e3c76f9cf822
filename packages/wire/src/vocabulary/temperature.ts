import type { FindingLog, WirePlace } from '../syntax/finding-log';
import { readSignedDecimal } from './wire-number';

/** Tanks carry nitrogen at -196 and bitumen at 200, and goods that burn from 300 on; absolute zero is -273.15. */
const minCelsius = -273;
const maxCelsius = 500;

/**
 * Reads a temperature as degrees Celsius to a tenth.
 *
 * @param unit `F` or `FAH` is Fahrenheit, `KEL` Kelvin, everything else Celsius (EDIFACT 6411)
 * @returns null for an empty text, and with a warning for what is no temperature
 */
export function readCelsius(text: string, unit: string, log: FindingLog, place: WirePlace, decimalMark: ',' | '.' = '.'): number | null {
  if (text === '') return null;
  const value = readSignedDecimal(text, decimalMark) ?? NaN;
  const celsius = toCelsius(value, unit);
  if (!(celsius >= minCelsius && celsius <= maxCelsius)) {
    log.note('bad-number', place, text);
    return null;
  }
  // Adding zero turns the minus zero of a rounded -0.04 into zero.
  return Math.round(celsius * 10) / 10 + 0;
}

function toCelsius(value: number, unit: string): number {
  if (unit === 'F' || unit === 'FAH') return ((value - 32) * 5) / 9;
  return unit === 'KEL' ? value - 273.15 : value;
}
