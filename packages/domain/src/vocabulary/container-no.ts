/** Container numbers after ISO 6346. */

/** R-5.3-05: 4 letters plus 7 digits, upper case. */
export const containerNoPattern = /^[A-Z]{4}\d{7}$/;

export function isContainerNo(text: string): boolean {
  return containerNoPattern.test(text);
}

/**
 * The ISO 6346 check digit of the first ten characters: letters count 10 to 38
 * without 11, 22 and 33, weights are powers of two, the sum is taken modulo 11
 * and 10 becomes 0.
 */
export function containerCheckDigit(containerNo: string): number {
  let sum = 0;
  for (let i = 0; i < 10; i++) {
    const code = containerNo.charCodeAt(i);
    const value = code < 65 ? code - 48 : letterValue(code - 65);
    sum += value * 2 ** i;
  }
  return (sum % 11) % 10;
}

/** The digit that should stand at the end of what looks like a box (`ONEU2502113`); null where it stands there, or where nothing looks like one. */
export function missedCheckDigit(text: string): number | null {
  return /^[A-Z]{3}[UJZ]\d{7}$/.test(text) && !hasValidCheckDigit(text) ? containerCheckDigit(text) : null;
}

/** A = 10 upwards, leaving out the multiples of 11, which would hide a wrong letter. */
function letterValue(index: number): number {
  return 10 + index + (index >= 1 ? 1 : 0) + (index >= 11 ? 1 : 0) + (index >= 21 ? 1 : 0);
}

/** R-5.3-06: a wrong check digit is a warning, never a block. */
export function hasValidCheckDigit(containerNo: string): boolean {
  return isContainerNo(containerNo) && containerCheckDigit(containerNo) === Number(containerNo[10]);
}
