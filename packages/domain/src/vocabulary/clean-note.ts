/** Free text as the product keeps it: remarks and client names. */

/** Control characters except tab and line feed; direction overrides, which make a text read as another one. */
const harmful = /[\0-\x08\x0B-\x1F\x7F-\x9F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/**
 * A remark: harmful characters vanish, space around it too (U+3000 included).
 * Emoji and their joiners stay.
 *
 * @returns null when nothing is left.
 */
export function cleanNote(text: string): string | null {
  const clean = text.replace(harmful, '').normalize('NFC').trim();
  return clean === '' ? null : clean;
}

/**
 * A client's name: two names that look the same are the same, so every
 * invisible character goes, full-width letters fold and runs of space become
 * one.
 *
 * @returns null when nothing is left.
 */
export function cleanClientName(text: string): string | null {
  const clean = text
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0\uFE00-\uFE0F]/gu, '')
    .normalize('NFC')
    .replace(/[\uFF01-\uFF5E]/g, foldLetterOrDigit)
    .replace(/\s+/g, ' ')
    .trim();
  return clean === '' ? null : clean;
}

/** Full-width brackets and commas belong to Chinese names; only letters and digits fold. */
function foldLetterOrDigit(char: string): string {
  const folded = String.fromCharCode(char.charCodeAt(0) - 0xfee0);
  return /[A-Za-z0-9]/.test(folded) ? folded : char;
}
