/** Bill of lading numbers: what counts as one (R-5.3-21). */

/** R-5.3-21: a token counts when it is longer than 8 characters. */
export const billNoLengthMin = 9;
/** Longest bill number the wire formats can carry (an..35). */
export const billNoLengthMax = 35;
/** R-5.3-22: at most so many numbers in one batch. */
export const billNosPerBatchMax = 200;

const billNoPattern = /^[A-Z0-9]+$/;

/** Whether `text`, already upper case, is a bill number: letters and digits, 9 to 35, at least one digit. */
export function isBillNo(text: string): boolean {
  return text.length >= billNoLengthMin && text.length <= billNoLengthMax && billNoPattern.test(text) && /\d/.test(text);
}

/** Folds full-width letters, digits and space to ASCII, one character for one, so that positions stay. */
export function foldFullWidth(text: string): string {
  return text.replace(/[\uFF01-\uFF5E\u3000]/g, (char) => (char === '\u3000' ? ' ' : String.fromCharCode(char.charCodeAt(0) - 0xfee0)));
}

/** Eleven digits that begin like a mobile phone, with or without the country's 86, come from a signature. */
export function looksLikePhone(text: string): boolean {
  return /^(?:86)?1[3-9]\d{9}$/.test(text);
}
