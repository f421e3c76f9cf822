/** What stays of a text while somebody types or pastes it into a field. */
import { foldFullWidth } from './bill-no';

/** Keeps the signs of a set alone. Letters are those of the Latin alphabet: whatever else upper-cases into one does not pass. */
const keep =
  (signs: RegExp) =>
  (text: string): string =>
    text.replace(signs, '');

/** R-5.4-09. */
export const keepDigits = keep(/[^0-9]/g);
/** R-5.4-10. */
export const keepDigitsDot = keep(/[^0-9.]/g);
// Those of R-5.4-12 to -15, -17 and -19 wait for a field that loses no right sign by them (ADR 0052).
/** R-5.4-12. */
export const keepLettersDigitsStar = keep(/[^A-Za-z0-9*]/g);
/** R-5.4-13. */
export const keepLettersDigitsDash = keep(/[^A-Za-z0-9-]/g);
/** R-5.4-14. */
export const keepDigitsDotPlus = keep(/[^0-9.+]/g);
/** R-5.4-15. */
export const keepLettersDigitsAtDot = keep(/[^A-Za-z0-9@.]/g);
/** R-5.4-17. */
export const keepLettersDigitsSpaceSlash = keep(/[^A-Za-z0-9 /]/g);
/** R-5.4-19. */
export const keepLettersDashComma = keep(/[^A-Za-z,-]/g);

/** R-5.4-11: letters become capitals, after the filter: 'ß' and 'ı' must not turn into letters that would pass. */
export function keepLettersDigits(text: string): string {
  return text.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
}

const chineseMarks: Readonly<Record<string, string>> = {
  '、': ',',
  '。': '.',
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '【': '(',
  '】': ')',
  '《': '"',
  '》': '"',
  '—': '-',
  '–': '-',
  '×': '*',
  '·': '.',
  '\u00A0': ' ',
};

/** Full-width signs and Chinese punctuation as their half-width likes; a sign of its own that has none stays. */
export function toHalfWidth(text: string): string {
  return foldFullWidth(text).replace(/[、。“”‘’【】《》—–×·\u00A0]/g, (sign) => chineseMarks[sign]!);
}

/** R-5.4-16, free text of customs: letters, digits and punctuation, whatever is full-width made half-width first. */
export function keepCustomsText(text: string): string {
  return toHalfWidth(text).replace(/[^A-Za-z0-9 .,\-/()&':;+#%@*=?!_"]/g, '');
}

/** R-5.4-18, of ships' names: capitals, no leading dot, no doubled separators; of a run the first one stays. */
export function keepVesselName(text: string): string {
  return (
    text
      .replace(/[^A-Za-z0-9 .-]/g, '')
      // Upper-casing after the filter: 'ß' and 'ı' must not turn into letters that would pass.
      .toUpperCase()
      .replace(/^\.+/, '')
      .replace(/([ .-])[ .-]+/g, '$1')
  );
}

/** R-5.4-20: whether a text holds a Chinese character, rare ones included. */
export function hasChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}
