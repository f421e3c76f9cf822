/** Tax numbers (纳税人识别号) as a title bears them. */
import { isCreditCode } from '../company/index';

/** Numbers of before 2015: district and organisation code; a resident's number and two more signs. */
const older = /^(?:\d{6}[0-9A-Z]{9}|\d{17}[0-9X][0-9A-Z]{2})$/;

/**
 * Whether a business may have this tax number: 18 signs are a credit code (GB 32100-2015) or a resident's number
 * (GB 11643-1999) with the right check sign; 15 and 20 signs are older ones, which have none.
 */
export function isTaxNumber(text: string): boolean {
  return text.length === 18 ? isCreditCode(text) || isResidentNumber(text) : older.test(text);
}

/** Whether it is a resident's number with its right check sign (ISO 7064, MOD 11-2). */
export function isResidentNumber(text: string): boolean {
  if (!/^\d{17}[0-9X]$/.test(text)) return false;
  const sum = Array.from(text).reduce((total, sign, place) => total + (sign === 'X' ? 10 : Number(sign)) * (2 ** (17 - place) % 11), 0);
  return sum % 11 === 1;
}
