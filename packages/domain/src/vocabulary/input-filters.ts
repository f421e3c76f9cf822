/**
 * Input filters (R-5.4-09 to -19): what stays of a text while somebody types or
 * pastes. Letters become upper case. The same functions serve the field in the
 * browser and, as `filter(text) === text`, the check on the server.
 */
import { foldFullWidth } from './bill-no';

export type InputFilter = (text: string) => string;

const keep =
  (others: RegExp): InputFilter =>
  (text) =>
    // Upper-casing after the filter: 'ß' and 'ı' must not turn into letters that would pass.
    text.replace(others, '').toUpperCase();

/** R-5.4-09. */
export const keepDigits = keep(/[^0-9]/g);
/** R-5.4-10. */
export const keepDecimal = keep(/[^0-9.]/g);
/** R-5.4-11. */
export const keepLettersDigits = keep(/[^A-Za-z0-9]/g);
/** R-5.4-12. */
export const keepLettersDigitsStar = keep(/[^A-Za-z0-9*]/g);
/** R-5.4-13. */
export const keepLettersDigitsDash = keep(/[^A-Za-z0-9-]/g);
/** R-5.4-14. */
export const keepDecimalPlus = keep(/[^0-9.+]/g);
/** R-5.4-15. */
export const keepLettersDigitsAt = keep(/[^A-Za-z0-9@.]/g);
/** R-5.4-17. */
export const keepLettersDigitsSlash = keep(/[^A-Za-z0-9 /]/g);
/** R-5.4-19. */
export const keepLettersDashComma = keep(/[^A-Za-z,-]/g);

const keepCustomsCharacters = keep(/[^A-Za-z0-9 .,\-/()&':;+#%@*=?!_"]/g);

/** R-5.4-16: free text for customs; full-width becomes half-width first. */
export const keepCustomsText: InputFilter = (text) => keepCustomsCharacters(foldFullWidth(text));

const keepNameCharacters = keep(/[^A-Za-z0-9 .-]/g);

/** R-5.4-18: no leading dot, no doubled separators; of a run the first one stays. */
export const keepVesselName: InputFilter = (text) =>
  keepNameCharacters(text)
    .replace(/^\.+/, '')
    .replace(/([ .-])[ .-]+/g, '$1');

/** R-5.4-20: whether a text holds a Chinese character, rare ones included. */
export function hasChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}
