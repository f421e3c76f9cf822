/** Numbers of air waybills (IATA Resolution 600a): three digits of the airline, seven of the bill and their check digit, modulo 7. */
import { foldFullWidth, looksLikePhone } from '../vocabulary/bill-no';

/** The digit that must stand last: the seven before it modulo 7. */
export function waybillCheckDigit(digits: string): number {
  return Number(digits.slice(3, 10)) % 7;
}

/** Whether the last digit is right. */
export const isWaybill = (digits: string): boolean => /^\d{11}$/.test(digits) && waybillCheckDigit(digits) === Number(digits[10]);

/** As people write it: `999-0000 0011`. */
export const writeWaybill = (digits: string): string => `${digits.slice(0, 3)}-${digits.slice(3, 7)} ${digits.slice(7)}`;

/** Waybills of a pasted text, each once, in their order; those whose digit is wrong too, unless they read as a phone number. */
export function findWaybills(text: string): string[] {
  const found = foldFullWidth(text).matchAll(/(?<![\dA-Za-z])\d{3}[- ]?\d{4}[ -]?\d{4}(?![\dA-Za-z])/g);
  const digits = [...found].flatMap(([run]) => {
    const plain = run.replaceAll(/[\s-]/g, '');
    return looksLikePhone(run) && !isWaybill(plain) ? [] : [plain];
  });
  return [...new Set(digits)];
}
