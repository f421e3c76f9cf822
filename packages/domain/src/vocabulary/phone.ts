/** Mainland mobile numbers (R-5.4-01, -02): how one is read, checked and shown. */
import { foldFullWidth } from './bill-no';

export const phoneLength = 11;

/** R-5.4-02: prefixes 13 to 19. */
export const phonePattern = /^1[3-9][0-9]{9}$/;

/** Whether `text` is exactly a mainland mobile number; nothing is folded or stripped. */
export function isPhone(text: string): boolean {
  return phonePattern.test(text);
}

/**
 * What a person meant who typed or pasted a phone: full-width digits become
 * ASCII, spaces, dashes and invisible characters go, and so does a leading
 * +86, 0086 or 86 in front of eleven digits. For input fields; the server
 * takes only the plain form.
 */
export function tidyPhone(text: string): string {
  const folded = foldFullWidth(text).replace(/[\s\p{Cf}\p{Pd}().]/gu, '');
  return folded.replace(/^(?:\+|00)?86(?=1[0-9]{10}$)/, '');
}

/** `138****1234` (R-5.1-08): the only form of a phone that lists, logs and exports may hold. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}
