import type { FindingLog, WirePlace } from '../syntax/finding-log';

/**
 * Reads a container number (ISO 6346): 4 letters, 7 digits. Lower case and
 * full-width characters are read and noted; blanks and a dash before the check
 * digit are dropped. A wrong check digit is a warning only, because real boxes
 * carry such numbers (R-5.3-06).
 *
 * @returns null, with an error noted, for anything else.
 */
export function readContainerNo(text: string, log: FindingLog, place: WirePlace): string | null {
  const number = findContainerNo(text, log, place);
  if (number === null) {
    log.note(text === '' ? 'missing-field' : 'bad-container-no', place, text === '' ? { zh: '箱号', en: 'container number' } : text);
  }
  return number;
}

/** As `readContainerNo`, where something else may stand too: nothing is noted for that. */
export function findContainerNo(text: string, log: FindingLog, place: WirePlace): string | null {
  if (text === '') return null;
  let number = text;
  if (!isWellFormed(number)) {
    const folded = text.normalize('NFKC').replace(/[\s-]/g, '');
    number = folded.toUpperCase();
    if (!isWellFormed(number)) return null;
    if (folded !== number) log.note('lower-case', place, text);
    else if (folded !== text.replace(/[\s-]/g, '')) log.note('full-width', place, text);
  }
  if (containerCheckDigit(number) !== number.charCodeAt(10) - 48) log.note('check-digit', place, number);
  return number;
}

/** By hand and not by pattern: it runs once per box of every file. */
function isWellFormed(text: string): boolean {
  if (text.length !== 11) return false;
  for (let i = 0; i < 11; i++) {
    const code = text.charCodeAt(i);
    if (i < 4 ? code < 65 || code > 90 : code < 48 || code > 57) return false;
  }
  return true;
}

/** Letter values 10 to 38 without the multiples of 11. */
const letterValues = [10, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 34, 35, 36, 37, 38];

/** The ISO 6346 check digit (0 to 9) of the first ten characters of a well-formed number. */
export function containerCheckDigit(containerNo: string): number {
  let sum = 0;
  for (let i = 0; i < 10; i++) {
    const code = containerNo.charCodeAt(i);
    sum += (code < 65 ? code - 48 : (letterValues[code - 65] ?? 0)) << i;
  }
  return (sum % 11) % 10;
}
