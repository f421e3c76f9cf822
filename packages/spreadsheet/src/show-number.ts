import { format, getFormatInfo } from 'numfmt';

/** Excel keeps fifteen digits: of a whole number from here on it has rounded the last ones. */
const roundedFrom = 1e15;
const digitsKept = 15;

/**
 * A number of a cell as a person takes it for a number of something: a whole one with all its digits. One that Excel has
 * rounded stands with its exponent (`1.23E+16`), so that nobody takes it for whole.
 *
 * @param pattern of the cell's number format; it counts where it makes a name of the number: by zeros or letters before it
 */
export function showNumber(text: string, pattern?: string): string {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return text;
  if (Math.abs(value) >= roundedFrom) return value.toExponential().toUpperCase();
  // Programs write 20000.456 as 20000.455999999998.
  if (!Number.isInteger(value)) return String(Number(value.toPrecision(digitsKept)));
  const digits = value.toFixed(0);
  return (pattern !== undefined && named(value, digits, pattern)) || digits;
}

/** What a format makes of a whole number; null where it is an amount, a day or anything else that is counted with. */
function named(value: number, digits: string, pattern: string): string | null {
  try {
    if (getFormatInfo(pattern).type !== 'number') return null;
    const shown = format(pattern, value).trim();
    // A unit behind it (`20000KGS`) makes no name of it.
    return /^(?:[A-Z]|0+[1-9])/i.test(shown) && shown.replace(/\D/g, '').endsWith(digits) ? shown : null;
  } catch {
    // A pattern that is none shows nothing else than the number.
    return null;
  }
}
